import { newId, shortId } from '#domain/kernel/ids.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PaperKind } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { PaperSide } from '#domain/tenancy/papers/papers.schema.ts'
import type { FoundTenancy } from '#server/access/tenancy-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Caller } from '#server/http/route.ts'
import { askParty } from '#server/services/agreements/ask-party.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'
import { type AuditActor, auditActor } from '#server/services/audit/audit-actor.ts'
import { auditLog } from '#server/services/audit/audit-log.queries.ts'
import { documentOf, type PaperContent, paperForm } from './paper-document.ts'
import { paperLink } from './paper-links.ts'
import { announcePaper, mailRequest, notifyOfWithdrawal } from './paper-notifications.ts'
import {
  insertPaper,
  insertParties,
  lastRound,
  type PaperRow,
  type PartyRow,
  partiesOf,
  peopleOf,
  propertyOfPaper,
  setPaper,
  voidLinks,
} from './papers.queries.ts'

/**
 * PAPERS: a feature can ask both sides of a tenancy to confirm something, like a contract.
 *
 * The feature stores its own draft. To ask, it finds the tenancy with `findTenancy(tx, actor, id, { lock: true })`,
 * checks its own rules and calls `sendPaper` in that transaction. It passes its kind (a row of `paperNames`), the id of
 * its record (`subject`, the same for all rounds), the page where people with an account read the paper, and the
 * content: sections made with `paperSection`, the items that can be objected to, and its own data. The content is
 * frozen with number and round and hashed, and every party except the sender is mailed a link. Sending again starts a
 * new round: the earlier round is superseded and its links are void. `withdrawPaper` only supersedes, for a record that
 * goes back to its draft, and `takePaperBack` also tells those who were asked.
 *
 * Decisions arrive through `features/tenancy/papers`, by link, signed in or on paper, and are recorded like those of a
 * contract (services/agreements, kind `paperApproval`). The feature's `PaperDecided` function,
 * listed in `features/tenancy/papers/decided.ts`, runs in the transaction of the decision, once for each state that the
 * paper reaches. A page shows a paper with `viewPaper` (schema `paperView`), in the browser with `PaperText` and
 * `PaperStateSection` of `web/features/tenancy/papers`; `recordPaperOpening` records that the party has read it. PDF,
 * /verify, reminders and the evidence work without further code. An agreement that is only words needs no feature of its
 * own: it is a row of `addendumKinds`.
 */
export async function sendPaper(
  ctx: Context,
  tx: Tx,
  { found, by, kind, subject, page, content }: Sending,
): Promise<PaperRow> {
  const { tenancy, contract } = found
  const actor = auditActor(by.actor, by.caller)
  const before = await supersede(tx, subject)
  const now = ctx.clock.now()
  const id = newId()
  const parties = await partiesFor(ctx, tx, { paper: id, found, by: by.actor })
  const { baslik, adres } = await propertyOfPaper(tx, tenancy.property_id)
  const round = (before?.round ?? 0) + 1
  const number = shortId(subject)
  const document = documentOf({
    kind,
    number,
    round,
    place: { title: titleOf({ baslik }), address: adres },
    parties: parties.map(({ side, name }) => ({ side, name })),
    content,
  })
  const paper: PaperRow = {
    id,
    kind,
    subject_id: subject,
    tenancy_id: tenancy.id,
    contract_id: contract.id,
    property_id: tenancy.property_id,
    owner_id: tenancy.owner_id,
    number,
    round,
    form: paperForm,
    document,
    hash: frozenHash(document),
    page,
    state: 'sent',
    created_by: by.actor.userId,
    created_by_name: by.actor.username,
    sent_at: now,
    decided_at: null,
  }
  await insertPaper(tx, paper)
  await insertParties(tx, parties)
  for (const party of parties.filter(({ decision }) => decision === null))
    await askParty(ctx, tx, {
      record: { paper: id },
      party,
      actor,
      mail: () => mailRequest(ctx, tx, { paper, party, way: round > 1 ? 'again' : 'first' }),
    })
  await announcePaper(ctx, tx, paper)
  return paper
}

interface Sending {
  found: FoundTenancy
  by: { actor: Actor; caller: Caller }
  kind: PaperKind
  subject: string
  page: string
  content: PaperContent
}

/** The side of the tenancy to which the caller belongs. */
export const sideOf = ({ relation }: Pick<FoundTenancy, 'relation'>): PaperSide =>
  relation === 'tenant' ? 'tenant' : 'owner'

/** The sender agrees by sending; everyone else is asked, including another tenant of the same property. */
async function partiesFor(
  ctx: Context,
  tx: Tx,
  { paper, found, by }: { paper: string; found: FoundTenancy; by: Actor },
): Promise<PartyRow[]> {
  const { contract } = found
  const { owner, tenants } = await peopleOf(tx, { id: contract.id, owner_id: found.tenancy.owner_id })
  const ownersSide = sideOf(found) === 'owner'
  const people = [
    {
      side: 'owner' as const,
      contract_tenant_id: null,
      user_id: owner.id,
      name: contract.landlord_name || contract.owner_name,
      email: owner.email,
      phone: contract.landlord_phone ?? owner.phone,
      sends: ownersSide,
    },
    ...tenants.map((tenant) => ({
      side: 'tenant' as const,
      contract_tenant_id: tenant.id,
      user_id: tenant.tenant_user_id,
      name: tenant.tenant_name,
      email: tenant.tenant_email,
      phone: tenant.tenant_phone,
      sends: !ownersSide && tenant.tenant_user_id === by.userId,
    })),
  ]
  const now = ctx.clock.now()
  return people.map(({ sends, ...person }) => {
    const id = newId()
    const asked = sends
      ? { token_hash: null, token_created_at: null, expires_at: null }
      : paperLink.fresh(ctx, { partyId: id, paperId: paper })
    return {
      id,
      paper_id: paper,
      ...person,
      decision: sends ? ('confirmed' as const) : null,
      note: '',
      objections: [],
      way: sends ? ('sent' as const) : null,
      decided_at: sends ? now : null,
      ...asked,
      opened_at: null,
      reminders: 0,
      last_reminded_at: null,
    }
  })
}

async function supersede(tx: Tx, subject: string): Promise<PaperRow | null> {
  const last = await lastRound(tx, subject)
  if (!last) return null
  if (last.state === 'confirmed') throw new Error('A confirmed paper is not asked again')
  if (last.state !== 'superseded') {
    await setPaper(tx, last.id, { state: 'superseded' })
    await voidLinks(tx, last.id)
  }
  return last
}

/** Withdraws the paper when its record goes back to a draft: the request ends, and the links become invalid. */
export async function withdrawPaper(
  ctx: Context,
  tx: Tx,
  { subject, by }: { subject: string; by: AuditActor },
): Promise<void> {
  const last = await lastRound(tx, subject)
  if (!last || last.state === 'superseded') return
  await supersede(tx, subject)
  await auditLog.append(tx, { paper: last.id, kind: 'superseded', actor: by, at: ctx.clock.now() })
  await announcePaper(ctx, tx, last)
}

/** Withdraws it and tells everybody who was asked, unless the feature tells them more itself. */
export async function takePaperBack(ctx: Context, tx: Tx, taken: { subject: string; by: AuditActor }): Promise<void> {
  const last = await lastRound(tx, taken.subject)
  if (!last || last.state === 'superseded') return
  const parties = await partiesOf(tx, last.id)
  await withdrawPaper(ctx, tx, taken)
  await notifyOfWithdrawal(ctx, tx, { paper: last, parties, by: taken.by })
}
