import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import type { PaperAnswer } from '#domain/tenancy/papers/papers.schema.ts'
import { paperKeys } from '#web/cache/papers.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { linkTimes } from '#web/lib/missing.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useWrite } from '#web/writes/use-write.ts'

const at = (token: string) => ({ params: { token } })

export const paperLinkQuery = (token: string) =>
  queryOf(papersApi.open, {
    key: paperKeys.link(token),
    ...at(token),
    ...linkTimes,
  })

/** Plain calls, because the decision dialog runs the only attempt. */
export const answerByLink = (token: string, body: PaperAnswer) => call(papersApi.answer, { ...at(token), body })
export const decidePaper = (id: string, body: PaperAnswer) => call(papersApi.decide, { params: { id }, body })

export const recordOnPaper =
  (id: string, party: string): Upload =>
  (file, progress) =>
    call(papersApi.paper, { params: { id, party }, file }, progress)

export const useResendPaper = (id: string, stale: () => unknown) =>
  useWrite({
    write: (party: string) => call(papersApi.resend, { params: { id, party } }),
    stale,
    retry: false,
  })
