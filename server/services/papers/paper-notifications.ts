import { answerNews } from '#domain/tenancy/agreements/agreement-kind.rules.ts'
import { onPaperText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { paperNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { announceContract } from '#server/services/agreements/announce-contract.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { asksFor, settleNotifications } from '#server/services/notifications/settle-notifications.ts'
import { paperLink } from './paper-links.ts'
import { contractOfPaper, type PaperRow, type PartyRow } from './papers.queries.ts'

/** Mails the link, and notifies parties with an account. */
export async function mailRequest(
  ctx: Context,
  tx: Tx,
  { paper, party, way }: { paper: PaperRow; party: PartyRow; way: 'first' | 'again' | 'reminder' },
) {
  const { place: property, title } = paper.document
  await ctx.mailer.post(tx, party.email, 'paper-request', {
    name: party.name,
    sender: paper.created_by_name,
    property_title: property.title,
    paper: title,
    paper_object: paperNames[paper.kind].object,
    number: paper.number,
    round: paper.round,
    way,
    expires_at: party.expires_at!.toISOString(),
    link: paperLink.addressOf(ctx, { partyId: party.id, paperId: paper.id }, party.token_created_at!),
  })
  if (!party.user_id) return
  await notify(ctx, tx, [
    {
      ...notificationOf(paper),
      user_id: party.user_id,
      target_audience: party.side,
      event: `${property.title}: ${title} ${way === 'reminder' ? 'hâlâ ' : ''}onayınızı bekliyor.`,
      created_by: paper.created_by,
      letter: 'sent',
      asks: asksFor.paper(paper.id),
    },
  ])
}

const notificationOf = (paper: PaperRow) => ({
  kind: 'contract' as const,
  property: { id: paper.property_id, baslik: paper.document.place.title },
  link: paper.page,
  sender_type: 'system',
})

/** Notifies all other parties with an account of a decision, and of the paper taking effect. */
export async function notifyOfDecision(
  ctx: Context,
  tx: Tx,
  { paper, parties, party }: { paper: PaperRow; parties: readonly PartyRow[]; party: PartyRow },
) {
  const propertyTitle = paper.document.place.title
  const answer = party.decision === 'confirmed' ? 'yes' : 'no'
  const agreed = paper.state === 'confirmed'
  const event =
    party.way === 'paper'
      ? `${propertyTitle}, ${paper.document.title}: ${party.name}, ${onPaperText}.`
      : answerNews(paperNames[paper.kind], { who: party.name, propertyTitle, answer, agreed })
  const people = new Map<string, 'owner' | 'tenant'>([[paper.owner_id, 'owner']])
  for (const each of parties) if (each.user_id) people.set(each.user_id, each.side)
  if (paper.created_by && !people.has(paper.created_by)) people.set(paper.created_by, 'owner')
  if (party.user_id) {
    people.delete(party.user_id)
    await settleNotifications(ctx, tx, { asks: asksFor.paper(paper.id), only: party.user_id })
  }
  await notify(
    ctx,
    tx,
    [...people].map(([user_id, target_audience]) => ({
      ...notificationOf(paper),
      user_id,
      target_audience,
      event,
      created_by: party.user_id,
    })),
  )
}

/** By mail whatever the preferences, like the request: whoever has the letter must know that its link is void. */
export async function notifyOfWithdrawal(
  ctx: Context,
  tx: Tx,
  { paper, parties, by }: { paper: PaperRow; parties: readonly PartyRow[]; by: AuditActor },
) {
  await settleNotifications(ctx, tx, { asks: asksFor.paper(paper.id) })
  const asked = parties.filter(({ way, user_id }) => way !== 'sent' && (!user_id || user_id !== by.id))
  const { place: property, title } = paper.document
  for (const { email, name } of asked)
    if (email)
      await ctx.mailer.post(tx, email, 'paper-withdrawn', {
        name,
        sender: by.name,
        property_title: property.title,
        paper: title,
        number: paper.number,
      })
  await notify(
    ctx,
    tx,
    asked.flatMap(({ user_id, side }) =>
      user_id
        ? {
            ...notificationOf(paper),
            user_id,
            target_audience: side,
            event: `${property.title}: ${title} geri çekildi. Sizden bir yanıt beklenmiyor.`,
            created_by: by.id,
            letter: 'sent' as const,
          }
        : [],
    ),
  )
}

/** Open pages of the tenancy reload their data. */
export async function announcePaper(ctx: Context, tx: Tx, paper: Pick<PaperRow, 'contract_id'>) {
  const contract = paper.contract_id && (await contractOfPaper(tx, paper.contract_id))
  if (contract) await announceContract(ctx, tx, contract)
}
