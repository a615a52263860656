import { Text } from '@react-pdf/renderer'
import { Fragment, type ReactNode } from 'react'
import { statementInforms } from '#domain/money/statements/statements.messages.ts'
import { type Column, Facts, Heading, Paper, renderPdf, Table } from './paper.tsx'

export interface StatementPaperData {
  property: string
  address: string
  owner: string
  tenants: string[]
  /** Formatted for readers: 01.01.2026 – 31.12.2026. */
  span: string
  printedOn: string
  notes: string[]
  /** One for each currency. */
  accounts: {
    currency: string
    opening: string
    closing: string
    debit: string
    credit: string
    rows: string[][]
    reversed: string[][]
    figures: [string, string][]
  }[]
}

const columns: Column[] = [
  { name: 'Tarih', width: 12 },
  { name: 'Açıklama', width: 33 },
  // Wide enough for tens of millions, in brackets for the deposit.
  { name: 'Borç', width: 18, align: 'right' },
  { name: 'Alacak', width: 18, align: 'right' },
  { name: 'Bakiye', width: 19, align: 'right' },
]
const reversedColumns: Column[] = [
  { name: 'Tarih', width: 12 },
  { name: 'Açıklama', width: 68 },
  { name: 'Tutar', width: 20, align: 'right' },
]

/** Rows laid out together; further ones continue on new pages. */
const together = 60

/** The footer has room for one line. */
const inShort = (name: string) => (name.length > 28 ? `${name.slice(0, 27).trimEnd()}…` : name)

/** The account of a tenancy for a range of days, with the balance before and after it. */
export const statementPaper = (data: StatementPaperData) => renderPdf(<StatementPaper {...data} />)

function StatementPaper({ property, address, owner, tenants, span, printedOn, notes, accounts }: StatementPaperData) {
  const [first = <Text key="none">Bu günler arasında ve öncesinde hesapta hareket yok.</Text>, ...further] =
    accounts.flatMap((account) => partsOf(account, accounts.length > 1))
  return (
    <Paper
      title="Hesap Ekstresi"
      subtitle={`${property} · ${span}`}
      footer={`Hesap ekstresi · ${printedOn} tarihinde yazdırıldı · Bilgi amaçlıdır · ${inShort(property)}`}
      further={further}
    >
      <Facts
        facts={[
          ['Kiralanan', [property, address].filter(Boolean).join('\n')],
          ['Kiraya veren', owner],
          [tenants.length > 1 ? 'Kiracılar' : 'Kiracı', tenants.join(', ')],
          ['Dönem', span],
        ]}
      />
      {notes.map((note) => (
        <Text key={note} style={{ marginTop: 4 }}>
          {note}
        </Text>
      ))}
      <Text style={{ marginTop: 4 }}>{statementInforms}</Text>
      {first}
    </Paper>
  )
}

function partsOf(account: StatementPaperData['accounts'][number], named: boolean): ReactNode[] {
  const { currency, opening, closing, debit, credit, rows, reversed, figures } = account
  const chunks = Array.from({ length: Math.max(1, Math.ceil(rows.length / together)) }, (_, at) =>
    rows.slice(at * together, (at + 1) * together),
  )
  return chunks.map((chunk, at) => {
    const isLast = at === chunks.length - 1
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
      <Fragment key={`${currency}${at}`}>
        {at === 0 && figures.length > 0 && (
          <>
            <Heading>{named ? `Özet (${currency})` : 'Özet'}</Heading>
            <Facts facts={figures} wide />
          </>
        )}
        {at === 0 && (
          <>
            <Heading>{named ? `Hareketler (${currency})` : 'Hareketler'}</Heading>
            <Text style={{ marginBottom: 4, fontSize: 8 }}>
              Artı bakiye kiracının borcu, eksi bakiye alacağıdır. Ayraç içindeki tutarlar depozitoya ya da kiracının
              ödediği vergiye aittir ve bakiyeyi değiştirmez.
            </Text>
          </>
        )}
        <Table
          columns={columns}
          rows={[
            ...(at === 0 ? [['', 'Devreden bakiye', '', '', opening]] : []),
            ...chunk,
            ...(isLast ? [['', 'Toplam ve kapanış bakiyesi', debit, credit, closing]] : []),
          ]}
        />
        {isLast && reversed.length > 0 && (
          <>
            <Heading>Geri alınan hareketler</Heading>
            <Table columns={reversedColumns} rows={reversed.slice(0, together)} />
            {reversed.length > together && (
              <Text style={{ marginTop: 4 }}>
                {`Ve ${reversed.length - together} hareket daha; tamamı Excel dosyasındadır.`}
              </Text>
            )}
          </>
        )}
      </Fragment>
    )
  })
}
