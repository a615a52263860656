import { approvalLinks, contractDates, guarantorLinks } from './contract-sources.queries.ts'
import type { Source } from './deadline-scope.queries.ts'
import { documents, policies } from './place-sources.queries.ts'
import { handoverRemarkDays, paperLinks, undertakingDates } from './tenancy-sources.queries.ts'

/** A new kind of date is one more source here, and its texts in `domain/deadlines`. */
export const sources: readonly Source[] = [
  contractDates,
  approvalLinks,
  guarantorLinks,
  undertakingDates,
  paperLinks,
  handoverRemarkDays,
  policies,
  documents,
]
