import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import { namedLink } from '#server/services/agreements/agreement-links.ts'

/** Only sent in mails; the API never returns it. */
export const paperLink = namedLink({
  name: 'paper',
  ids: ['partyId', 'paperId'],
  page: '/paper',
  refuse: (problem) => refusePaper(problem === 'approval_missing' ? 'paper_missing' : problem),
})
