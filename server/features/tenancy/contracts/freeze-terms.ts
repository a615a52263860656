import type { Tx } from '#server/db/client.ts'
import { frozenHash } from '#server/services/agreements/frozen-hash.ts'
import { documentForm, documentOf } from './contract-document.ts'
import { insertSnapshot } from './contract-snapshots.queries.ts'
import { type ContractRow, type ContractTenantRow, setContract } from './contract-writes.queries.ts'
import { previousContractOf } from './previous-contract.ts'
import { agreedPropertyOf } from './print-contract.queries.ts'

/** Stores the document of this round before anyone is asked; page, paper and /verify read it from then on. */
export async function freezeTerms(
  tx: Tx,
  contract: ContractRow,
  tenants: readonly ContractTenantRow[],
  at: Date,
): Promise<ContractRow> {
  const property = await agreedPropertyOf(tx, contract.property_id)
  const previous = await previousContractOf(tx, contract)
  const document = documentOf({ form: documentForm, contract, tenants, property, previous })
  const terms_hash = frozenHash(document)
  await insertSnapshot(tx, {
    contract_id: contract.id,
    round: contract.round,
    form: documentForm,
    document,
    hash: terms_hash,
    created_at: at,
  })
  await setContract(tx, contract.id, { terms_hash })
  return { ...contract, terms_hash }
}
