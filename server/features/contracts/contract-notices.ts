import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { type ContractRow, tenantsOf } from './contract-writes.queries.ts'

interface ContractNotice {
  /** The property's title. */
  title: string
  event: string
  created_by?: string | null
  /** A deleted contract has no page any more: its notices lead to the property. */
  noPage?: boolean
  /** Whether the same event goes out as one of the contract's own letters. */
  mailed: boolean
}

const toNotification = (contract: ContractRow, { title, event, created_by, noPage, mailed }: ContractNotice) => ({
  kind: 'contract' as const,
  event,
  property: { id: contract.property_id, baslik: title },
  ...(!noPage && { link: `/viewContract/${contract.id}` }),
  sender_type: 'system',
  created_by: created_by ?? null,
  ...(mailed && { letter: 'sent' as const }),
})

export const notifyOwner = (ctx: Context, tx: Tx, contract: ContractRow, notice: ContractNotice) =>
  notify(ctx, tx, [{ ...toNotification(contract, notice), user_id: contract.owner_id, target_audience: 'owner' }])

/** Only those with an account have a place to read it; everybody has a mail. */
export async function notifyTenants(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  notice: ContractNotice & { except?: string | null },
) {
  const tenants = (await tenantsOf(tx, contract.id)).flatMap(({ tenant_user_id: id }) =>
    id && id !== notice.except ? [id] : [],
  )
  await notify(
    ctx,
    tx,
    tenants.map((user_id) => ({ ...toNotification(contract, notice), user_id, target_audience: 'tenant' })),
  )
}

/** The tenants read that everybody has agreed; no letter of the contract says so to them. */
export const notifyInEffect = (ctx: Context, tx: Tx, contract: ContractRow, title: string) =>
  notifyTenants(ctx, tx, contract, { title, event: `${title} kontratı yürürlüğe girdi.`, mailed: false })

/** To somebody whose address was proven after the contract had been sent to it. */
export const notifyLinked = (
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { userId, title, isAsked }: { userId: string; title: string; isAsked: boolean },
) => {
  const event = isAsked ? `${title} kontratı kararınızı bekliyor.` : `${title} kontratı hesabınıza bağlandı.`
  const notice = toNotification(contract, { title, event, mailed: true })
  return notify(ctx, tx, [{ ...notice, user_id: userId, target_audience: 'tenant' }])
}

const answerTexts = {
  approved: (who: string, title: string) => `${who}, ${title} kontratını onayladı.`,
  rejected: (who: string, title: string) => `${who}, ${title} kontratında düzenleme istedi.`,
  declined: (who: string, title: string) => `${who}, ${title} kontratına kefil olmayı kabul etmedi.`,
}

/** The owner reads every decision; the tenants that everybody has agreed. */
export async function notifyOfAnswer(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  { title, name, answer }: { title: string; name: string; answer: keyof typeof answerTexts },
) {
  const active = contract.status === 'active'
  const event = `${answerTexts[answer](name, title)}${active ? ' Kontrat yürürlüğe girdi.' : ''}`
  await notifyOwner(ctx, tx, contract, { title, event, mailed: true })
  if (active) await notifyInEffect(ctx, tx, contract, title)
}

/** Whoever ended it knows; the others read it here as well as in their mail. */
export async function notifyOfEnd(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  {
    kind,
    title,
    by,
    reason,
  }: { kind: 'cancelled' | 'deleted'; title: string; by: { id: string | null; name: string }; reason: string },
) {
  const event = `${by.name}, ${title} kontratını ${kind === 'cancelled' ? 'iptal etti' : 'sildi'}.${reason ? ` Gerekçe: ${reason}` : ''}`
  const notice = { title, event, created_by: by.id, noPage: kind === 'deleted', mailed: true }
  if (contract.owner_id !== by.id) await notifyOwner(ctx, tx, contract, notice)
  await notifyTenants(ctx, tx, contract, { ...notice, except: by.id })
}
