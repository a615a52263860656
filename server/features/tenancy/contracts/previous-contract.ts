import { addDays } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import type { PreviousContract } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { agreedRent } from '#domain/tenancy/rent-increases/increase.rules.ts'
import type { Tx } from '#server/db/client.ts'
import { rentChangesUnder } from '#server/services/ledger/ledger.queries.ts'
import { roundSnapshot } from './contract-snapshots.queries.ts'
import { type ContractRow, contractById } from './contract-writes.queries.ts'
import { termsOf } from './terms.ts'

/**
 * The previous contract's terms, frozen with the new one, so that old and new can be compared even if the old one
 * changes later.
 */
export async function previousContractOf(
  tx: Tx,
  {
    renewed_from,
    previous_rent,
    baslangicTarihi,
  }: Pick<ContractRow, 'renewed_from' | 'previous_rent' | 'baslangicTarihi'>,
): Promise<PreviousContract | null> {
  const before = renewed_from ? await contractById(tx, renewed_from) : null
  // A contract that never was in force has no successor.
  if (before?.status !== 'active' || before.cancelled_at) return null
  const agreed = await roundSnapshot(tx, before.id, before.round)
  const terms = agreed?.terms ?? termsOf(before)
  const changes = await rentChangesUnder(tx, before)
  return {
    contract_id: before.id,
    short_id: shortId(before.id),
    terms,
    bitisTarihi: agreed?.bitisTarihi ?? before.bitisTarihi,
    current_rent: previous_rent ?? agreedRent(terms, changes, addDays(baslangicTarihi, -1)),
  }
}
