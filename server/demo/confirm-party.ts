import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Caller } from '#server/http/route.ts'
import { recordAnswer } from '#server/services/agreements/answer-agreement.ts'
import type { AskedParty } from '#server/services/papers/open-paper.ts'
import { paperApproval } from '#server/services/papers/paper-approval.ts'

/** The demo inserts what follows from a paper itself. */
const withoutFollowUp = paperApproval(() => async () => {})

/** A party of a paper confirms it. */
export const confirmParty = (
  ctx: Context,
  tx: Tx,
  { paper, party, way, caller }: AskedParty & { way: 'mailed_link' | 'signed_in'; caller: Caller },
) =>
  recordAnswer(ctx, tx, withoutFollowUp, {
    asked: { paper, party },
    given: { answer: 'confirmed', note: '', objections: [] },
    proof: { way },
    caller,
  })
