import type { Context } from '#server/context.ts'
import { jobKind } from '#server/platform/jobs/jobs.ts'
import { chainHead, waitingAfter } from './chain.queries.ts'
import { chainAuditLog, chainJob, pruneAuditLog, pruneJob } from './chain-audit-log.ts'
import { beginning, type Link } from './chain-links.ts'
import { isSigned } from './entry-signature.ts'

export const auditHeadJob = jobKind('send-audit-head', { retryLimit: 3, cron: '15 6 * * *' })
const postHeadJob = jobKind<Link & { at: string; foreign: number }>('post-audit-head', { retryLimit: 8 })

const mostCounted = 1000

/**
 * Once a day the head is sent out of the database, to a place that someone with write access to the database cannot
 * reach. It allows detecting a removal of the newest entries or a rebuilt chain.
 */
async function sendHead(ctx: Context) {
  await chainAuditLog(ctx)
  const { seq, hash } = (await chainHead(ctx.db)) ?? beginning
  // A few entries may just be on their way into the chain; only the unsigned ones are counted.
  const waiting = await waitingAfter(ctx.db, null, mostCounted)
  const foreign = waiting.filter((row) => !isSigned(ctx.db, row)).length
  const at = ctx.clock.now().toISOString()
  ctx.log[foreign > 0 ? 'error' : 'info']({ audit: { seq, hash, foreign } }, 'audit log head of the day')
  const { headMail } = ctx.config.audit
  await ctx.db.transact(async (tx) => {
    const head = `${seq}:${hash}`
    const letter = {
      firstname: ctx.config.operator.name || 'Yönetici',
      head,
      foreign,
      installation: ctx.config.publicUrl,
    }
    if (headMail) await ctx.mailer.post(tx, headMail, 'audit-head', letter)
    if (ctx.auditHead) await ctx.jobs.enqueue(tx, postHeadJob, { seq, hash, at, foreign })
  })
}

export function handleAuditJobs(ctx: Context) {
  ctx.jobs.handle(chainJob, async () => {
    await chainAuditLog(ctx)
  })
  ctx.jobs.handle(pruneJob, () => pruneAuditLog(ctx))
  ctx.jobs.handle(auditHeadJob, () => sendHead(ctx))
  ctx.jobs.handle(postHeadJob, async (head) => {
    await ctx.auditHead?.send({ ...head, installation: ctx.config.publicUrl })
  })
}
