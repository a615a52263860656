import { Image, Text, View } from '@react-pdf/renderer'
import { Fragment } from 'react'
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

/** Short parts share a page up to this weight, so that a case of three figures is no file of seven pages. */
const pageful = 34

const weightOf = ({ table, facts, text }: CasePart) =>
  4 + (table ? table.rows.length * 1.4 : 0) + facts.length * 1.3 + text.split('\n').length + text.length / 110

/** Parts in order, those that fit together in one group; a picture has its own page. */
function grouped(parts: readonly CasePart[]): CasePart[][] {
  const groups: CasePart[][] = []
  let room = 0
  for (const part of parts) {
    const weight = part.picture ? pageful : weightOf(part)
    if (weight <= room) groups.at(-1)!.push(part)
    else groups.push([part])
    room = (weight <= room ? room : pageful) - weight
  }
  return groups
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
      further={grouped(numbered.flatMap(inSheets)).map((group, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
        <Fragment key={at}>
          {group.map((part) => (
            <Part key={part.title} part={part} onPage={onPage} />
          ))}
        </Fragment>
      ))}
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
