import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { isClaim } from '#domain/money/ledger/entries.schema.ts'
import type { Tx } from '#server/db/client.ts'
import { files } from '#server/db/schema/files.ts'
import { notifications } from '#server/db/schema/notifications.ts'
import { insertReceipt } from '#server/features/money/tenant-payments/tenant-payments.queries.ts'
import type { DemoAccount, MoneyScene, PreparedReceipt } from './money-scene.ts'

export const prepareReceipts = ({ kept, past }: MoneyScene): PreparedReceipt[] =>
  kept.receipts.map((receipt) => ({ ...receipt, id: newId(past.daysAgo(receipt.said.sentDaysAgo).getTime()) }))

const accountOf = ({ said }: PreparedReceipt, accounts: readonly DemoAccount[]) =>
  accounts.find(({ payer }) => payer.property === said.property)!

/** Like an upload: the file belongs to the tenant, not to the property. */
export const keepReceiptFiles = (
  tx: Tx,
  receipts: readonly PreparedReceipt[],
  accounts: readonly DemoAccount[],
  { past }: MoneyScene,
) =>
  tx.insert(files).values(
    receipts.map((receipt) => ({
      ...receipt.file,
      uploaded_by: accountOf(receipt, accounts).tenant!.id,
      created_at: past.daysAgo(receipt.said.sentDaysAgo),
    })),
  )

/** Tenants' payment receipts in every state, and the landlord's notification about the waiting one. */
export async function addReceipts(
  tx: Tx,
  receipts: readonly PreparedReceipt[],
  accounts: readonly DemoAccount[],
  { past }: MoneyScene,
) {
  for (const receipt of receipts) {
    const { id, said, file, sha256 } = receipt
    const { tenancy, tenant, owner, rows, payer } = accountOf(receipt, accounts)
    const { amount, on_date, note, state, reason = '', due_on, sentDaysAgo, decidedDaysAgo } = said
    const created_at = past.daysAgo(sentDaysAgo)
    await insertReceipt(tx, {
      id,
      tenancy_id: tenancy.id,
      property_id: tenancy.property_id,
      owner_id: tenancy.owner_id,
      amount,
      currency: 'TL',
      on_date,
      note,
      file_id: file.id,
      sha256,
      state,
      reason,
      payer_names: rows.filter((row) => isClaim(row) && row.on_date === due_on).map((row) => row.id),
      entry_id: rows.find(({ source_key }) => source_key === `receipt:${id}`)?.id ?? null,
      by_id: tenant!.id,
      by_name: tenant!.name,
      created_at,
      decided_by_name: decidedDaysAgo === undefined ? '' : owner.name,
      decided_at: decidedDaysAgo === undefined ? null : past.daysAgo(decidedDaysAgo),
    })
    if (state !== 'waiting') continue
    await tx.insert(notifications).values({
      id: newId(created_at.getTime()),
      user_id: owner.id,
      kind: 'payment',
      link: '/payment',
      event: `${payer.property}: ${tenant!.name} ${showMoney(amount)} ödeme dekontu yükledi, onayınızı bekliyor.`,
      property_id: tenancy.property_id,
      target_audience: 'owner',
      sender_type: 'user',
      created_by: tenant!.id,
      created_at,
    })
  }
}
