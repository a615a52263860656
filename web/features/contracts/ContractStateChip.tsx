import Chip from '@mui/material/Chip'
import { contractStateLabel, isExtended, type Standing } from '#domain/contracts/contract-state.rules.ts'

/** In force is calm, waiting needs attention, a request for changes needs a hand, the past is grey. */
function colorOf(contract: Standing) {
  if (isExtended(contract)) return 'success'
  if (contract.cancelled || contract.ended) return 'default'
  if (contract.status === 'active') return 'success'
  return contract.status === 'rejected_by_tenant' ? 'error' : 'warning'
}

export function ContractStateChip({ contract }: { contract: Standing }) {
  const color = colorOf(contract)
  return (
    <Chip
      size="small"
      color={color}
      variant={color === 'default' ? 'outlined' : 'filled'}
      label={contractStateLabel(contract)}
    />
  )
}
