import { refuse } from '#domain/kernel/refusal.ts'
import { refusePaperSignature } from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { refusePaper } from '#domain/tenancy/papers/papers.messages.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { forEach } from '#server/platform/jobs/for-each.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { auditActor, systemActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { findPaperTenancy } from './find-paper.ts'
import { paperLink } from './paper-links.ts'
import { announcePaper, mailRequest } from './paper-notifications.ts'
import { dueParties, lockPaper, partiesOf, setParty } from './papers.queries.ts'
import { sealPaper, sealPaperJob } from './seal-paper.ts'
import { sideOf } from './send-paper.ts'

export const remindPapersJob = jobKind('remind-papers', { cron: '10 10 * * *' })

const pauseMs = 3_600_000

/** Sends a party who has not answered a new link, valid for another week; the old one becomes invalid. */
export const resendPaper = (
  ctx: Context,
  actor: Actor,
  { id, partyId, caller }: { id: string; partyId: string; caller: Caller },
) =>
  ctx.db.transact(async (tx) => {
    const paper = await lockPaper(tx, id)
    if (!paper) throw refusePaper('paper_missing')
    const found = await findPaperTenancy(tx, actor, paper)
    const parties = await partiesOf(tx, id)
    const party = parties.find((each) => each.id === partyId)
    if (!party) throw refusePaper('paper_missing')
    // Only for the side that asked: the owner's staff, or the tenant who sent it.
    const asks = parties.some((each) => each.way === 'sent' && each.side === sideOf(found))
    if (!asks || (sideOf(found) === 'owner' && !found.rights.manage)) throw refuse('not_allowed')
    if (paper.state === 'superseded') throw refusePaper('paper_changed')
    if (party.decision !== null) throw refusePaper('paper_decided')
    if (paper.state !== 'sent') throw refusePaper('paper_closed')
    if (!party.email) throw refusePaperSignature('no_contact')
    const last = Math.max(party.token_created_at?.getTime() ?? 0, party.last_reminded_at?.getTime() ?? 0)
    if (ctx.clock.now().getTime() - last < pauseMs) throw refusePaper('resend_too_soon')
    const link = paperLink.fresh(ctx, { partyId: party.id, paperId: id }, party.token_created_at)
    await setParty(tx, party.id, link)
    await mailRequest(ctx, tx, { paper, party: { ...party, ...link }, way: 'reminder' })
    await auditLog.append(tx, {
      paper: id,
      kind: 'resent',
      actor: auditActor(actor, caller),
      detail: { name: party.name, to: party.email },
      at: ctx.clock.now(),
    })
    await announcePaper(ctx, tx, paper)
  })

/** After two and after five days, each in its own transaction. */
export async function remindDuePapers(ctx: Context): Promise<void> {
  await forEach(await dueParties(ctx.db, ctx.clock.now()), ({ id, paper_id }) =>
    ctx.db.transact(async (tx) => {
      const paper = await lockPaper(tx, paper_id)
      const party = (await partiesOf(tx, paper_id)).find((each) => each.id === id)
      // The state may have changed since the list was read.
      if (paper?.state !== 'sent' || !party || party.decision !== null) return
      await setParty(tx, id, { reminders: party.reminders + 1, last_reminded_at: ctx.clock.now() })
      await mailRequest(ctx, tx, { paper, party, way: 'reminder' })
      await auditLog.append(tx, {
        paper: paper_id,
        kind: 'reminded',
        actor: systemActor,
        detail: { name: party.name, to: party.email },
        at: ctx.clock.now(),
      })
    }),
  )
}

export function handlePaperJobs(ctx: Context) {
  ctx.jobs.handle(remindPapersJob, () => remindDuePapers(ctx))
  ctx.jobs.handle(sealPaperJob, ({ paper }) => sealPaper(ctx, paper))
}
