import Chip from '@mui/material/Chip'
import { CalendarClock } from 'lucide-react'
import type { ContractCard } from '#domain/contracts/contract-views.schema.ts'
import { isExpiring } from '#domain/contracts/contracts.rules.ts'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { ContractStateChip } from './ContractStateChip.tsx'
import { daysLeftText } from './contract-state.ts'
import { PaperChip } from './PaperChip.tsx'

/** How the contract stands, and whether it is about to end. */
export function ContractChips({ contract }: { contract: ContractCard }) {
  return (
    <>
      <ContractStateChip contract={contract} />
      <PaperChip signed={contract} />
      {(contract.last_day || contract.expiring) && (
        <Chip
          size="small"
          color={contract.expiring || isExpiring(contract.last_day!, isoDate(new Date())) ? 'secondary' : 'default'}
          icon={<CalendarClock size={14} aria-hidden />}
          label={contract.last_day ? `Son gün ${showDate(contract.last_day)}` : daysLeftText(contract.days_left)}
        />
      )}
    </>
  )
}
