import { Text, View } from '@react-pdf/renderer'
import type { ReactNode } from 'react'
import { taxInforms } from '#domain/money/tax/tax.messages.ts'
import { type Column, Facts, Heading, Numbered, Paper, renderPdf, Table, Together } from './paper.tsx'

export interface TaxPaperData {
  year: number
  person: string
  printedOn: string
  /** Printed first, for example: figures taken from another year, or a year that is not over. */
  warnings: string[]
  result: [label: string, amount: string]
  facts: [string, string][]
  lines: { label: string; amount: string; rule: string; source: string }[]
  methods: string[][]
  methodNote: string
  properties: string[][]
  typed: [string, string][]
  missing: string[]
  source: string
}

const lineColumns: Column[] = [
  { name: 'Kalem', width: 27 },
  { name: 'Tutar', width: 17, align: 'right' },
  { name: 'Nasıl bulundu', width: 42 },
  { name: 'Kaynak', width: 14 },
]
const methodColumns: Column[] = [
  { name: '', width: 34 },
  { name: 'Götürü gider', width: 33, align: 'right' },
  { name: 'Gerçek gider', width: 33, align: 'right' },
]
const propertyColumns: Column[] = [
  { name: 'Mülk', width: 32 },
  { name: 'Cinsi', width: 12 },
  { name: 'Pay', width: 8 },
  { name: 'Brüt kira', width: 17, align: 'right' },
  { name: 'Stopaj', width: 16, align: 'right' },
  { name: 'Gider', width: 15, align: 'right' },
]

/** Rows laid out together; further ones continue on new pages. */
const together = 60

/** A person's rental income for a year: the tax, its calculation, and what is uncertain. */
export const taxPaper = (data: TaxPaperData) => renderPdf(<TaxPaper {...data} />)

function TaxPaper(data: TaxPaperData) {
  const { year, person, printedOn, warnings, result, facts, lines, methods, methodNote, properties, typed, missing } =
    data
  const [first = [], ...more] = Array.from({ length: Math.ceil(properties.length / together) }, (_, at) =>
    properties.slice(at * together, (at + 1) * together),
  )
  const further: ReactNode[] = more.map((rows, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
    <Table key={at} columns={propertyColumns} rows={rows} />
  ))
  return (
    <Paper
      title={`${year} Kira Geliri Vergi Tablosu`}
      subtitle={`${person} · ${printedOn} tarihindeki kayıtlara göre`}
      footer={`${year} kira geliri · ${person.slice(0, 60)} · ${printedOn} · Bilgi amaçlıdır, mali danışmanlık değildir`}
      further={further}
    >
      {warnings.map((warning) => (
        <Text key={warning} style={{ marginBottom: 6, fontWeight: 700 }}>
          {warning}
        </Text>
      ))}
      <View style={{ marginBottom: 8 }}>
        <Text>{result[0]}</Text>
        <Text style={{ fontSize: 20, fontWeight: 700, lineHeight: 1.2 }}>{result[1]}</Text>
      </View>
      <Facts facts={facts} wide />
      <Heading>Hesap</Heading>
      <Table
        columns={lineColumns}
        rows={lines.map(({ label, amount, rule, source }) => [label, amount, rule, source])}
      />
      <Together>
        <Heading>Götürü ve gerçek gider</Heading>
        <Table columns={methodColumns} rows={methods} />
        <Text style={{ marginTop: 4, fontSize: 8 }}>{methodNote}</Text>
      </Together>
      {typed.length > 0 && (
        <Together>
          <Heading>Elle eklenenler</Heading>
          <Facts facts={typed} wide />
        </Together>
      )}
      {missing.length > 0 && (
        <>
          <Heading>Kesinlik için eksik olanlar</Heading>
          <Numbered items={missing} />
        </>
      )}
      <Heading>Mülkler</Heading>
      {first.length > 0 ? (
        <Table columns={propertyColumns} rows={first} />
      ) : (
        <Text>Bu yıl üründe tahsil edilmiş kira yok.</Text>
      )}
      <Text style={{ marginTop: 10, fontSize: 8 }}>
        {`Yılın rakamları: ${data.source}. Her ayın kirası, o ayın ilk gününde kayıtlı hisselere bölünür. Damga vergisi ve gecikme zammı dâhil değildir. ${taxInforms}`}
      </Text>
    </Paper>
  )
}
