import Chip from '@mui/material/Chip'
import { type IsoDate, isoDate } from '#domain/kernel/dates.ts'
import {
  type ContractState,
  contractStateLabel,
  isExtended,
  isUpcoming,
} from '#domain/tenancy/contracts/contract-state.rules.ts'

/**
 * Active is calm, agreed but not begun is highlighted, what waits for the other side is blue, the owner's own signature
 * is brass, the past is grey.
 */
function colorOf(contract: ContractState, today: IsoDate) {
  if (isExtended(contract)) return 'success'
  if (contract.cancelled || contract.ended) return 'default'
  if (isUpcoming(contract, today)) return 'primary'
  if (contract.status === 'active') return 'success'
  if (contract.status === 'rejected_by_tenant') return 'error'
  return contract.status === 'waitingforsignature' ? 'secondary' : 'info'
}

export function ContractStateChip({ contract }: { contract: ContractState }) {
  const today = isoDate(new Date())
  const color = colorOf(contract, today)
  return (
    <Chip
      size="small"
      color={color}
      variant={color === 'default' ? 'outlined' : 'filled'}
      label={contractStateLabel(contract, today)}
    />
  )
}
