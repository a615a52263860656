import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { type Change, propertyChanges } from '#domain/tenancy/contracts/contract-changes.rules.ts'
import type { Tx } from '#server/db/client.ts'
import type { AskedAgain } from '#server/emails/contract-letters.ts'
import { roundSnapshot } from './contract-snapshots.queries.ts'
import { approvalsOf, type ContractRow } from './contract-writes.queries.ts'
import { agreedPropertyOf } from './print-contract.queries.ts'

type Answer = NonNullable<AskedAgain['previous_answer']>
interface PreviousAnswer {
  email: string
  answer: Answer
}

/** The people asked before an edit, and the changes since. */
export interface PreviousRound {
  asked: PreviousAnswer[]
  changes: readonly Change[]
}

/** Read before the edit is written: the people asked in this round, their answers, and changes of the property. */
export async function previousRound(
  tx: Tx,
  contract: ContractRow,
): Promise<{ asked: PreviousAnswer[]; propertyChanges: Change[] }> {
  const approvals = await approvalsOf(tx, contract.id, contract.round)
  const tenants = approvals.map(({ tenant_email, approval_status }) => ({
    email: tenant_email,
    answer: approval_status,
  }))
  const guarantor = {
    email: contract.guarantor_email,
    answer: contract.guarantor_declined ? ('declined' as const) : (contract.guarantor_approval_status ?? 'pending'),
  }
  return {
    asked: contract.has_guarantor ? [...tenants, guarantor] : tenants,
    propertyChanges: await changesOfProperty(tx, contract),
  }
}

async function changesOfProperty(tx: Tx, contract: ContractRow): Promise<Change[]> {
  const agreed = await roundSnapshot(tx, contract.id, contract.round)
  // Without a snapshot the property's earlier data is unknown.
  if (!agreed) return []
  const { baslik, ...now } = await agreedPropertyOf(tx, contract.property_id)
  return propertyChanges({ ...agreed.property, fixtures: agreed.fixtures }, { ...now, title: titleOf({ baslik }) })
}

/** The mail's text for people asked before; undefined for new ones. */
export function askedBefore({ asked, changes }: PreviousRound, email: string): AskedAgain | undefined {
  const before = asked.find((each) => each.email === email)
  return before && { previous_answer: before.answer, changes: changes.map(({ text }) => `• ${text}`).join('\n') }
}
