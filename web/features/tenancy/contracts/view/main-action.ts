import type { ContractAction, ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'

/**
 * The one thing to do now, or null when nothing presses and the contract is only there to be read. The server orders the
 * actions; what is merely possible (editing a running contract) must not look like the next step.
 */
export function mainAction({ actions, contract }: Pick<ContractView, 'actions' | 'contract'>): ContractAction | null {
  // Asking somebody again who said no is possible, another guarantor is more likely.
  if (contract.guarantor_declined && actions.includes('edit')) return 'edit'
  const [first] = actions
  switch (first) {
    case 'decide':
    case 'signOff':
      return first
    case 'remind':
      // One person alone is reminded where their name stands; here it would be the same button twice.
      return contract.waiting_for.length > 1 ? first : null
    case 'renew':
      // Who has cancelled a contract does not mean to go on with it.
      return !contract.cancelled && (contract.expiring || contract.ended) ? first : null
    case 'edit':
      return contract.status === 'rejected_by_tenant' ? first : null
    default:
      return null
  }
}
