import Stack from '@mui/material/Stack'
import { fileAddress } from '#domain/services/files/files.api.ts'
import type { PaperView } from '#domain/tenancy/papers/papers.schema.ts'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { Section } from '#web/ui/Section.tsx'
import { PaperDecision } from './PaperDecision.tsx'
import { PaperDocument } from './PaperDocument.tsx'
import { PaperStateSection } from './PaperStateSection.tsx'
import { decidePaper } from './papers.queries.ts'

/** The frozen text; the person asked also gets the two answers below it. */
export function AskedPaper({ paper }: { paper: PaperView }) {
  return (
    <>
      {(paper.asked || paper.state === 'sent') && (
        <Section title={paper.text.title} lead={paper.asked ? 'Okuyup yanıtlamanız bekleniyor.' : undefined}>
          <PaperDocument text={paper.text} hash={paper.hash} address={fileAddress} />
          {paper.asked && (
            <Stack direction="row" spacing={1} sx={{ mt: 2, justifyContent: 'flex-end' }}>
              <PaperDecision
                text={paper.text}
                hash={paper.hash}
                onDecide={async (answer) => {
                  await decidePaper(paper.id, answer)
                  await refreshTenancies()
                }}
              />
            </Stack>
          )}
        </Section>
      )}
      <PaperStateSection paper={paper} stale={refreshTenancies} title={`${paper.text.title}: onaylar`} />
    </>
  )
}
