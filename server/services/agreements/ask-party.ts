import { type AskedContact, signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'

interface Asking {
  record: { contract: string } | { paper: string }
  party: AskedContact & { name: string }
  actor: AuditActor
  /** Also stored with the event. */
  detail?: Record<string, unknown>
  mail(): Promise<unknown>
}

/** Mails the question; a party with neither mail nor phone signs on paper. Either is recorded as evidence. */
export async function askParty(ctx: Context, tx: Tx, { record, party, actor, detail, mail }: Asking): Promise<void> {
  const onPaper = signsOnPaper(party)
  if (!onPaper) await mail()
  await auditLog.append(tx, {
    ...record,
    kind: onPaper ? 'paper_awaited' : 'sent',
    actor,
    detail: { name: party.name, to: party.email, ...detail },
    at: ctx.clock.now(),
  })
}
