import { Image, Text, View } from '@react-pdf/renderer'
import { type Column, Facts, Heading, Paper, Paragraphs, renderPdf, Table } from './paper.tsx'

interface CasePart {
  title: string
  facts: [name: string, value: string][]
  table: { columns: Column[]; rows: string[][] } | null
  text: string
  /** A scan that is a picture is printed here. */
  picture: Uint8Array | null
}

export interface CaseFileData {
  title: string
  subtitle: string
  facts: [name: string, value: string][]
  /** Printed below the table of contents. */
  note: string
  parts: CasePart[]
  printedOn: string
}

/** Rows laid out together; a longer account continues in further parts of the same title. */
const rowsTogether = 60

const inSheets = ({ table, ...part }: CasePart): CasePart[] => {
  if (!table || table.rows.length <= rowsTogether) return [{ ...part, table }]
  return Array.from({ length: Math.ceil(table.rows.length / rowsTogether) }, (_, at) => ({
    title: at === 0 ? part.title : '',
    facts: at === 0 ? part.facts : [],
    text: '',
    picture: null,
    table: { columns: table.columns, rows: table.rows.slice(at * rowsTogether, (at + 1) * rowsTogether) },
    ...(at === 0 && { text: part.text, picture: part.picture }),
  }))
}

/**
 * Rendered twice: the first pass finds the parts' page numbers for the table of contents, whose length is the same in
 * both.
 */
export async function caseFile(data: CaseFileData) {
  const pages = new Map<string, number>()
  await renderPdf(<CaseFile {...data} pages={new Map()} onPage={(title, page) => pages.set(title, page)} />)
  return renderPdf(<CaseFile {...data} pages={pages} onPage={() => undefined} />)
}

interface Props extends CaseFileData {
  pages: ReadonlyMap<string, number>
  onPage: (title: string, page: number) => void
}

function CaseFile({ title, subtitle, facts, note, parts, printedOn, pages, onPage }: Props) {
  const numbered = parts.map((part, at) => ({ ...part, title: `${at + 1}. ${part.title}` }))
  return (
    <Paper
      title={title}
      subtitle={subtitle}
      footer={`${title} · ${printedOn}`}
      further={numbered.flatMap(inSheets).map((part) => <Part key={part.title} part={part} onPage={onPage} />)}
    >
      <Facts facts={facts} wide />
      <Heading>İçindekiler</Heading>
      <Table
        columns={[
          { name: 'Bölüm', width: 85 },
          { name: 'Sayfa', width: 15, align: 'right' },
        ]}
        rows={numbered.map((part) => [part.title, `${pages.get(part.title) ?? '…'}`])}
      />
      <Text style={{ marginTop: 10 }}>{note}</Text>
    </Paper>
  )
}

function Part({ part, onPage }: { part: CasePart; onPage: Props['onPage'] }) {
  return (
    <>
      {part.title !== '' && (
        <>
          <Heading>{part.title}</Heading>
          <Text
            style={{ fontSize: 1, height: 1, color: '#ffffff' }}
            render={({ pageNumber }) => {
              onPage(part.title, pageNumber)
              return ' '
            }}
          />
        </>
      )}
      {part.facts.length > 0 && <Facts facts={part.facts} wide />}
      {part.text !== '' && <Paragraphs text={part.text} />}
      {part.table && <Table columns={part.table.columns} rows={part.table.rows} />}
      {part.picture && (
        <View style={{ marginTop: 10 }}>
          <Image
            src={{ data: Buffer.from(part.picture), format: 'jpg' }}
            style={{ maxHeight: 560, objectFit: 'contain' }}
          />
        </View>
      )}
    </>
  )
}
