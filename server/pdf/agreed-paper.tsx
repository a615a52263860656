import { Image, Text, View } from '@react-pdf/renderer'
import { type EvidenceEvents, EvidencePage, furtherEvents } from './evidence-page.tsx'
import { type Column, Facts, Heading, Paper, Paragraphs, renderPdf, Signatures, Table } from './paper.tsx'
import type { Signer } from './signers.ts'

interface Section {
  title: string
  facts: [name: string, value: string][]
  table: { columns: { name: string; width: number; align?: 'left' | 'right' | undefined }[]; rows: string[][] } | null
  text: string
  photos: { caption: string; jpeg: Uint8Array | null }[]
}

export interface AgreedPaperData {
  title: string
  subtitle: string
  facts: [name: string, value: string][]
  /** The parties' declaration, printed above the signature boxes. */
  declaration: string
  sections: Section[]
  signers: Signer[]
  evidence: EvidenceEvents & {
    /** The number and version of the paper. */
    number: string
    hash: string
    verifyAddress: string
    status: string
    /** Each party's decision, and how it was made. */
    decisions: [name: string, decision: string][]
  }
  printedOn: string
}

/**
 * A paper that both sides confirm: its sections, the signature boxes, and a last page with the evidence of the
 * agreement.
 */
export const agreedPaper = (data: AgreedPaperData) => renderPdf(<AgreedPaper {...data} />)

function AgreedPaper({ title, subtitle, facts, declaration, sections, signers, evidence, printedOn }: AgreedPaperData) {
  const tail = sections.at(-1)
  const last = signers.length > 0 && tail && isShort(tail) ? tail : null
  const flowing = last ? sections.slice(0, -1) : sections
  return (
    <Paper
      title={title}
      subtitle={subtitle}
      footer={`${title} ${evidence.number} · ${printedOn} · Özet ${evidence.hash.slice(0, 16)}…`}
      appendix={<Evidence {...evidence} />}
      further={furtherEvents(evidence)}
    >
      <Facts facts={facts} wide />
      {flowing.map((section, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two parts may share a title
        <Part key={index} {...section} />
      ))}
      <Signatures signers={signers} withId>
        {last && <Part {...last} />}
        <Heading>İmzalar</Heading>
        <Text>{`${title} ${evidence.number} · ${facts
          .slice(0, 2)
          .map(([, value]) => value)
          .filter(Boolean)
          .join(', ')}`}</Text>
        <Text>{declaration}</Text>
      </Signatures>
    </Paper>
  )
}

/** Goes with the signatures to their page, so that they stand below something that was agreed. */
const isShort = ({ facts, table, text, photos }: Section) =>
  photos.length === 0 &&
  facts.length + (table?.rows.length ?? 0) <= 8 &&
  text.length <= 900 &&
  text.split('\n').length <= 10

/** Not a box of its own, because a heading at the start of a box is not kept together with what follows. */
const Part = ({ title, facts, table, text, photos }: Section) => (
  <>
    <Heading>{title}</Heading>
    {facts.length > 0 && <Facts facts={facts} wide />}
    {table && <Table columns={table.columns.map(columnOf)} rows={table.rows} />}
    {text && <Paragraphs text={text} />}
    <Pictures photos={photos} />
  </>
)

const columnOf = ({
  align,
  ...column
}: {
  name: string
  width: number
  align?: 'left' | 'right' | undefined
}): Column => (align ? { ...column, align } : column)

const inRow = 3

/** Three pictures in a row, each kept together with its caption. */
function Pictures({ photos }: Pick<Section, 'photos'>) {
  const rows = Array.from({ length: Math.ceil(photos.length / inRow) }, (_, row) =>
    photos.slice(row * inRow, (row + 1) * inRow),
  )
  return (
    <>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
        <View key={at} style={{ flexDirection: 'row', gap: 8, marginTop: 6 }} wrap={false}>
          {Array.from({ length: inRow }, (_, index) => {
            const photo = row[index]
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: printed once, never reordered
              <View key={index} style={{ flex: 1 }}>
                {photo?.jpeg && (
                  <Image
                    src={{ data: Buffer.from(photo.jpeg), format: 'jpg' }}
                    style={{ height: 116, objectFit: 'cover', borderRadius: 4 }}
                  />
                )}
                {photo && <Text style={{ fontSize: 8, marginTop: 2 }}>{photo.caption}</Text>}
              </View>
            )
          })}
        </View>
      ))}
    </>
  )
}

function Evidence({ number, decisions, ...evidence }: AgreedPaperData['evidence']) {
  return (
    <EvidencePage
      {...evidence}
      number={['Belge no', number]}
      hashName="Belgenin SHA-256 özeti"
      explained="Bu sayfa, belgenin elektronik ortamda kimin tarafından, ne zaman görüldüğünü ve onaylandığını gösterir. Özet, onaya sunulan metnin tamamından (belge no, sürüm ve fotoğrafların kendi özetleriyle birlikte) hesaplanır; tek bir harfi değişse başka bir özet çıkar."
    >
      <Heading>Taraflar</Heading>
      <Table
        columns={[
          { name: 'Taraf', width: 34 },
          { name: 'Karar', width: 66 },
        ]}
        rows={decisions}
      />
    </EvidencePage>
  )
}
