import { answerNews } from '#domain/tenancy/agreements/agreement-kind.rules.ts'
import { approvedOf } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { agreementKinds } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { AuditActor } from '#server/services/audit/audit-actor.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { asksFor } from '#server/services/notifications/settle-notifications.ts'
import { type ContractRow, tenantsOf } from './contract-writes.queries.ts'

interface ContractNotification {
  /** The property's title. */
  title: string
  event: string
  created_by?: string | null
  /** Whether a mail of the contract's own reports the same event. */
  mailed: boolean
  /** Whether the reader has to decide on the contract. */
  asks?: boolean
}

const toNotification = (contract: ContractRow, { title, event, created_by, mailed, asks }: ContractNotification) => ({
  kind: 'contract' as const,
  event,
  property: { id: contract.property_id, baslik: title },
  link: `/viewContract/${contract.id}`,
  sender_type: 'system',
  created_by: created_by ?? null,
  ...(mailed && { letter: 'sent' as const }),
  ...(asks && { asks: asksFor.contract(contract.id) }),
})

export const notifyOwner = (ctx: Context, tx: Tx, contract: ContractRow, notification: ContractNotification) =>
  notify(ctx, tx, [{ ...toNotification(contract, notification), user_id: contract.owner_id, target_audience: 'owner' }])

/** Only tenants with an account get a notification; all get a mail. */
export async function notifyTenants(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  notification: ContractNotification & { except?: string | null; only?: readonly string[] },
) {
  const tenants = (await tenantsOf(tx, contract.id)).flatMap(({ tenant_user_id: id }) =>
    id && id !== notification.except && (notification.only?.includes(id) ?? true) ? [id] : [],
  )
  await notify(
    ctx,
    tx,
    tenants.map((user_id) => ({ ...toNotification(contract, notification), user_id, target_audience: 'tenant' })),
  )
}

/** Tenants with an account also get a notification; the mail goes to every tenant. */
export const notifyAsked = (
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { title, again, by }: { title: string; again: boolean; by: string | null },
) =>
  notifyTenants(ctx, tx, contract, {
    title,
    event: again
      ? `${title} kontratı değişti; onayınız yeniden isteniyor.`
      : `${title} için hazırlanan kira kontratı onayınızı bekliyor.`,
    created_by: by,
    mailed: true,
    asks: true,
  })

/** Notifies owners of what others did in their name. */
export async function notifyOwnerOf(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { title, by, did }: { title: string; by: AuditActor; did: string },
) {
  if (by.id === contract.owner_id) return
  await notifyOwner(ctx, tx, contract, {
    title,
    event: `${by.name}, ${title} ${did}`,
    created_by: by.id,
    mailed: false,
  })
}

/** Notifies tenants that all have agreed; the mail about it contains the contract. */
export const notifyInEffect = (ctx: Context, tx: Tx, contract: ContractRow, title: string) =>
  notifyTenants(ctx, tx, contract, { title, event: `${title} kontratı yürürlüğe girdi.`, mailed: true })

/** For a person whose address was proven after the contract was sent. */
export const notifyLinked = (
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { userId, title, isAsked }: { userId: string; title: string; isAsked: boolean },
) => {
  const event = isAsked ? `${title} kontratı kararınızı bekliyor.` : `${title} kontratı hesabınıza bağlandı.`
  const notification = toNotification(contract, { title, event, mailed: true, asks: isAsked })
  return notify(ctx, tx, [{ ...notification, user_id: userId, target_audience: 'tenant' }])
}

/** A single approval of several says how many there are. */
function tally({ tenant_approval_count: yes, tenant_approval_required: asked }: ContractRow, onPaper: number) {
  const { count, beside } = approvedOf({ yes, onPaper, asked })
  return asked > 1 ? ` Onaylayan kiracı sayısı: ${count}${beside}.` : ''
}

/** The owner is notified of every decision, the tenants when all have agreed. */
export async function notifyOfAnswer(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  {
    kind,
    title,
    name,
    answer,
    onPaper = 0,
  }: { kind: 'contract' | 'guarantee'; title: string; name: string; answer: 'yes' | 'no'; onPaper?: number },
) {
  const active = contract.status === 'active'
  const news = answerNews(agreementKinds[kind], { who: name, propertyTitle: title, answer, agreed: active })
  const isOneOfSeveral = kind === 'contract' && answer === 'yes' && !active
  const event = isOneOfSeveral ? `${news}${tally(contract, onPaper)}` : news
  await notifyOwner(ctx, tx, contract, { title, event, mailed: true })
  if (active) await notifyInEffect(ctx, tx, contract, title)
}

/** Notifies everyone but the person who ended it, in addition to the mail. */
export async function notifyOfEnd(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  ended: { title: string; by: { id: string | null; name: string }; reason: string; event?: string | undefined },
) {
  const { title, by, reason } = ended
  const did =
    contract.status === 'active'
      ? `${title} kontratını başlamadan iptal etti.`
      : `onaya sunulan ${title} kontratını geri çekti.`
  const event = ended.event ?? `${by.name}, ${did}${reason ? ` Gerekçe: ${reason}` : ''}`
  const notification = { title, event, created_by: by.id, mailed: true }
  if (contract.owner_id !== by.id) await notifyOwner(ctx, tx, contract, notification)
  await notifyTenants(ctx, tx, contract, { ...notification, except: by.id })
}
