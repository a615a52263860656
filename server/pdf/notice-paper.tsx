import { Facts, Heading, Paper, Paragraphs, renderPdf, Signatures } from './paper.tsx'

export interface NoticePaperData {
  /** True while the notice can still be changed; the title then says so. */
  draft: boolean
  article: string
  text: string
  owner: string
  /** Role, and name with identity number. */
  parties: [role: string, person: string][]
  facts: [name: string, value: string][]
  hash: string | null
  printedOn: string
}

/** A notice to hand over, post or take to a notary. */
export const noticePaper = (data: NoticePaperData) => renderPdf(<NoticePaper {...data} />)

/** The paper's own title says it already. */
const withoutTitle = (text: string) => text.replace(/^\s*İHTARNAME\s*\n+/u, '')

function NoticePaper({ draft, article, text, owner, parties, facts, hash, printedOn }: NoticePaperData) {
  return (
    <Paper
      title={draft ? 'İhtarname (taslak)' : 'İhtarname'}
      subtitle={article}
      footer={`${printedOn}${hash ? ` · Metnin SHA-256 özeti ${hash.slice(0, 16)}…` : ' · Taslak; gönderilmedi'}`}
    >
      <Heading>Taraflar</Heading>
      <Facts facts={parties} />
      <Heading>İhtarın metni</Heading>
      <Paragraphs text={withoutTitle(text)} />
      <Signatures signers={[{ role: 'İhtar eden', name: owner }]} />
      {facts.length > 0 && <Facts facts={facts} wide />}
    </Paper>
  )
}
