import type { ContractAction, ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'

/**
 * The one thing to do now, or null when nothing is urgent. The server orders the actions; optional ones (such as
 * editing a running contract) must not look like the next step.
 */
export function mainAction({ actions, contract }: Pick<ContractView, 'actions' | 'contract'>): ContractAction | null {
  // After a refusal, another guarantor is more likely than asking the same one again.
  if (contract.guarantor_declined && actions.includes('edit')) return 'edit'
  const [first] = actions
  switch (first) {
    case 'decide':
    case 'signOff':
      return first
    case 'remind':
      // A single waiting person has a reminder button beside their name; it would be shown twice.
      return contract.waiting_for.length > 1 ? first : null
    case 'renew':
      // A cancelled contract is not meant to be renewed.
      return !contract.cancelled && (contract.expiring || contract.ended) ? first : null
    case 'edit':
      return contract.status === 'rejected_by_tenant' ? first : null
    default:
      return null
  }
}
