import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import { agreementLink } from '#server/services/agreements/agreement-links.ts'

const kind = 'paper'

interface PaperIds {
  partyId: string
  paperId: string
}

/** kind, party, paper, time, signature. Only sent in mails; the API never returns it. */
export const paperLink = agreementLink<PaperIds>({
  page: '/paper',
  length: 5,
  parts: ({ partyId, paperId }) => [kind, partyId, paperId],
  read: ([given, partyId, paperId]) =>
    given === kind ? { partyId: partyId!, paperId: paperId!, handed: false } : null,
  refuse: (problem) => refusePaper(problem === 'approval_missing' ? 'paper_missing' : problem),
})
