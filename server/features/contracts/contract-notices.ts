import type { Tx } from '#server/db/client.ts'
import { type ContractRow, tenantsOf } from './contract-writes.queries.ts'
import { notifyParty } from './contracts.due.queries.ts'

const noticeToOwner = (tx: Tx, contract: ContractRow, event: string) =>
  notifyParty(tx, {
    user_id: contract.owner_id,
    event,
    property_id: contract.property_id,
    target_audience: 'owner',
  })

/** Only those with an account have a place to read it; everybody has a mail. */
export async function noticeToTenants(tx: Tx, contract: ContractRow, event: string, except?: string | null) {
  for (const { tenant_user_id } of await tenantsOf(tx, contract.id))
    if (tenant_user_id && tenant_user_id !== except)
      await notifyParty(tx, {
        user_id: tenant_user_id,
        event,
        property_id: contract.property_id,
        target_audience: 'tenant',
      })
}

export const inEffect = (title: string) => `${title} kontratı yürürlüğe girdi.`

const said = {
  approved: (who: string, title: string) => `${who}, ${title} kontratını onayladı.`,
  rejected: (who: string, title: string) => `${who}, ${title} kontratında düzenleme istedi.`,
  declined: (who: string, title: string) => `${who}, ${title} kontratına kefil olmayı kabul etmedi.`,
}

/** The owner reads every decision; the tenants that everybody has agreed. */
export async function noticeOfAnswer(
  tx: Tx,
  contract: ContractRow,
  title: string,
  who: string,
  answer: keyof typeof said,
) {
  const active = contract.status === 'active'
  await noticeToOwner(tx, contract, `${said[answer](who, title)}${active ? ' Kontrat yürürlüğe girdi.' : ''}`)
  if (active) await noticeToTenants(tx, contract, inEffect(title))
}

/** Whoever ended it knows; the others read it here as well as in their mail. */
export async function noticeOfEnd(
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
  if (contract.owner_id !== by.id) await noticeToOwner(tx, contract, event)
  await noticeToTenants(tx, contract, event, by.id)
}
