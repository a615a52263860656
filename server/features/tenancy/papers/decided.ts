import type { PaperKind } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { changePaperDecided } from '#server/features/tenancy/endings/change-ending.ts'
import { endingPaperDecided, settlementPaperDecided } from '#server/features/tenancy/endings/close-ending.ts'
import { handoverDecided } from '#server/features/tenancy/handovers/handover-decided.ts'
import { increasePaperDecided } from '#server/features/tenancy/rent-increases/close-increase.ts'
import { type PaperDecided, paperApproval } from '#server/services/papers/paper-approval.ts'

/** Follow-up of each kind of paper after it is confirmed or objected to. */
const followers: Partial<Record<PaperKind, PaperDecided>> = {
  handover_in: handoverDecided,
  handover_out: handoverDecided,
  ending: endingPaperDecided,
  ending_change: changePaperDecided,
  settlement: settlementPaperDecided,
  rent_increase: increasePaperDecided,
}

/** An agreement that is only words has no follow-up. */
export const approval = paperApproval((kind) => followers[kind] ?? (async () => {}))
