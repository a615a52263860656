import { decisionWayText } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { decisionText } from '#domain/tenancy/papers/papers.rules.ts'
import type { PaperView } from '#domain/tenancy/papers/papers.schema.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { textOf } from './paper-document.ts'
import { type PaperRow, type PartyRow, partiesOf } from './papers.queries.ts'

type ReaderRights = Pick<FoundTenancy, 'relation' | 'rights'>

/**
 * A tenant decides for themselves; the owner and staff who manage contracts decide for the owner; an administrator for
 * nobody.
 */
export function speaksFor(
  actor: Actor,
  { relation, rights }: ReaderRights,
  party: Pick<PartyRow, 'side' | 'user_id'>,
): boolean {
  if (party.side === 'tenant') return party.user_id === actor.userId
  return relation !== 'tenant' && relation !== 'admin' && rights.manage
}

/** The state of a paper, for users who can see the tenancy. */
export async function viewPaper(
  db: Db,
  actor: Actor,
  { paper, found }: { paper: PaperRow; found: ReaderRights },
): Promise<PaperView> {
  const parties = await partiesOf(db, paper.id)
  const own = (party: PartyRow) => speaksFor(actor, found, party)
  return {
    id: paper.id,
    state: paper.state,
    hash: paper.hash,
    text: textOf(paper.document),
    sent_at: paper.sent_at.toISOString(),
    sent_by: paper.created_by_name,
    decided_at: paper.decided_at?.toISOString() ?? null,
    parties: parties.map((party) => ({
      id: party.id,
      side: party.side,
      name: party.name,
      decision: party.decision,
      note: party.note,
      objections: party.objections,
      way: decisionWayText(party.way),
      said: party.decision ? decisionText(party.decision, party.way) : '',
      on_paper: signsOnPaper(party),
      decided_at: party.decided_at?.toISOString() ?? null,
      opened_at: party.opened_at?.toISOString() ?? null,
      expires_at: party.expires_at?.toISOString() ?? null,
      own: own(party),
    })),
    asked: paper.state === 'sent' && parties.some((party) => party.decision === null && own(party)),
    record_paper: found.relation === 'owner' && paper.state === 'sent',
  }
}
