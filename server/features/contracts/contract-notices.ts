import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { notify } from '#server/services/notifications/notify.ts'
import { type ContractRow, tenantsOf } from './contract-writes.queries.ts'

interface Told {
  /** The property's title. */
  title: string
  event: string
  created_by?: string | null
  /** A deleted contract has no page any more: its notices lead to the property. */
  noPage?: boolean
  /** Whether the same event goes out as one of the contract's own letters. */
  mailed: boolean
}

const about = (contract: ContractRow, { title, event, created_by, noPage, mailed }: Told) => ({
  kind: 'contract' as const,
  event,
  property: { id: contract.property_id, baslik: title },
  ...(!noPage && { link: `/viewContract/${contract.id}` }),
  sender_type: 'system',
  created_by: created_by ?? null,
  ...(mailed && { letter: 'sent' as const }),
})

export const noticeToOwner = (ctx: Context, tx: Tx, contract: ContractRow, told: Told) =>
  notify(ctx, tx, [{ ...about(contract, told), user_id: contract.owner_id, target_audience: 'owner' }])

/** Only those with an account have a place to read it; everybody has a mail. */
export async function noticeToTenants(ctx: Context, tx: Tx, contract: ContractRow, told: Told, except?: string | null) {
  const tenants = (await tenantsOf(tx, contract.id)).flatMap(({ tenant_user_id: id }) =>
    id && id !== except ? [id] : [],
  )
  await notify(
    ctx,
    tx,
    tenants.map((user_id) => ({ ...about(contract, told), user_id, target_audience: 'tenant' })),
  )
}

/** The tenants read that everybody has agreed; no letter of the contract says so to them. */
export const noticeInEffect = (ctx: Context, tx: Tx, contract: ContractRow, title: string) =>
  noticeToTenants(ctx, tx, contract, { title, event: `${title} kontratı yürürlüğe girdi.`, mailed: false })

const said = {
  approved: (who: string, title: string) => `${who}, ${title} kontratını onayladı.`,
  rejected: (who: string, title: string) => `${who}, ${title} kontratında düzenleme istedi.`,
  declined: (who: string, title: string) => `${who}, ${title} kontratına kefil olmayı kabul etmedi.`,
}

/** The owner reads every decision; the tenants that everybody has agreed. */
export async function noticeOfAnswer(
  ctx: Context,
  tx: Tx,
  contract: ContractRow,
  title: string,
  who: string,
  answer: keyof typeof said,
) {
  const active = contract.status === 'active'
  const event = `${said[answer](who, title)}${active ? ' Kontrat yürürlüğe girdi.' : ''}`
  await noticeToOwner(ctx, tx, contract, { title, event, mailed: true })
  if (active) await noticeInEffect(ctx, tx, contract, title)
}

/** Whoever ended it knows; the others read it here as well as in their mail. */
export async function noticeOfEnd(
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
  const told = { title, event, created_by: by.id, noPage: kind === 'deleted', mailed: true }
  if (contract.owner_id !== by.id) await noticeToOwner(ctx, tx, contract, told)
  await noticeToTenants(ctx, tx, contract, told, by.id)
}
