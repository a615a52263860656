import Chip from '@mui/material/Chip'
import { CalendarClock } from 'lucide-react'
import { contractState } from '#domain/contracts/contract-state.rules.ts'
import type { ContractCard } from '#domain/contracts/contract-views.schema.ts'
import { daysLeftText } from './contract-state.ts'

/** How the contract stands, and whether it is about to end. */
export function ContractChips({ contract }: { contract: ContractCard }) {
  const { label, color } = contractState(contract)
  return (
    <>
      <Chip size="small" color={color} variant={color === 'default' ? 'outlined' : 'filled'} label={label} />
      {contract.expiring && (
        <Chip
          size="small"
          color="warning"
          icon={<CalendarClock size={14} aria-hidden />}
          label={daysLeftText(contract.days_left)}
        />
      )}
    </>
  )
}
