import { StyleSheet, Text, View } from '@react-pdf/renderer'
import { receiptInforms } from '#domain/money/statements/statements.messages.ts'
import { type Column, Facts, Heading, Paper, renderPdf, Signatures, Table } from './paper.tsx'

export interface ReceiptPaperData {
  number: string
  payers: string[]
  owner: string
  property: string
  address: string
  what: string
  amount: string
  words: string
  method: string
  /** Money that changed hands has no other proof than the receiver's signature. */
  cash: boolean
  paidOn: string
  recordedBy: string
  recordedOn: string
  note: string
  /** Name, due day, amount. */
  settled: [string, string, string][]
  /** The amount that has not settled any claim yet. */
  waiting: string | null
  /** Set if the payment was reversed. */
  cancelled: { on: string; by: string; reason: string } | null
  printedOn: string
}

const styles = StyleSheet.create({
  cancelled: { border: '1.5pt solid #B3261E', borderRadius: 6, padding: 10, marginBottom: 12, color: '#B3261E' },
  cancelledWord: { fontSize: 26, fontWeight: 700, lineHeight: 1.2 },
  amount: { fontSize: 20, fontWeight: 700, lineHeight: 1.2, marginTop: 4 },
  words: { marginTop: 2, marginBottom: 12 },
})

const columns: Column[] = [
  { name: 'Karşılanan borç', width: 56 },
  { name: 'Vade', width: 20 },
  { name: 'Tutar', width: 24, align: 'right' },
]

/** The receipt for one payment: the payer, the amount in figures and words, and the settled months. */
export const receiptPaper = (data: ReceiptPaperData) => renderPdf(<ReceiptPaper {...data} />)

function ReceiptPaper({ cancelled, ...data }: ReceiptPaperData) {
  const settled = [...data.settled, ...(data.waiting ? [['Sonraki borçlara sayılmak üzere', '', data.waiting]] : [])]
  return (
    <Paper
      title="Tahsilat Makbuzu"
      subtitle={`Makbuz no ${data.number}`}
      footer={`Makbuz ${data.number}${cancelled ? ' · İPTAL' : ''} · ${data.printedOn} tarihinde yazdırıldı`}
    >
      {cancelled && (
        <View style={styles.cancelled}>
          <Text style={styles.cancelledWord}>İPTAL</Text>
          <Text>{`Bu ödeme kaydı geri alındı: ${cancelled.on}, ${cancelled.by}. Neden: ${cancelled.reason}`}</Text>
        </View>
      )}
      <Text style={styles.amount}>{data.amount}</Text>
      <Text style={styles.words}>{`Yalnız ${data.words}`}</Text>
      <Facts
        facts={[
          ['Ödeyen', data.payers.join(', ')],
          ['Tahsil eden', data.owner],
          ['Kiralanan', [data.property, data.address].filter(Boolean).join('\n')],
          ['Ne için', data.what],
          ['Ödeme tarihi', data.paidOn],
          ['Ödeme yolu', data.method],
          ['Kaydeden', `${data.recordedBy}, ${data.recordedOn}`],
          ...(data.note ? ([['Not', data.note]] as [string, string][]) : []),
        ]}
      />
      {!cancelled && settled.length > 0 && (
        <>
          <Heading>Karşıladığı borçlar</Heading>
          <Table columns={columns} rows={settled} />
        </>
      )}
      {data.cash && !cancelled && (
        <Signatures
          signers={[
            { role: 'Parayı teslim alan', name: data.owner },
            { role: 'Parayı teslim eden', name: data.payers.length === 1 ? data.payers[0]! : '' },
          ]}
        >
          <Text style={{ marginTop: 14 }}>{`${data.amount} (yalnız ${data.words}) elden teslim alınmıştır.`}</Text>
        </Signatures>
      )}
      <Text style={{ marginTop: 14 }}>{receiptInforms}</Text>
    </Paper>
  )
}
