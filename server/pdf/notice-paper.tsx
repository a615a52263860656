import { Facts, Paper, Paragraphs, renderPdf, Signatures } from './paper.tsx'

export interface NoticePaperData {
  /** True while the notice can still be changed; the title then says so. */
  draft: boolean
  article: string
  text: string
  owner: string
  facts: [name: string, value: string][]
  hash: string | null
  printedOn: string
}

/** A notice to hand over, post or take to a notary. */
export const noticePaper = (data: NoticePaperData) => renderPdf(<NoticePaper {...data} />)

function NoticePaper({ draft, article, text, owner, facts, hash, printedOn }: NoticePaperData) {
  return (
    <Paper
      title={draft ? 'İhtar (taslak)' : 'İhtar'}
      subtitle={article}
      footer={`${printedOn}${hash ? ` · Metnin SHA-256 özeti ${hash.slice(0, 16)}…` : ' · Taslak; gönderilmedi'}`}
    >
      <Paragraphs text={text} />
      <Signatures signers={[{ role: 'İhtar eden', name: owner }]} />
      {facts.length > 0 && <Facts facts={facts} wide />}
    </Paper>
  )
}
