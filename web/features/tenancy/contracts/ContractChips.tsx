import Chip from '@mui/material/Chip'
import { CalendarClock } from 'lucide-react'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import type { ContractCard } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { isExpiring } from '#domain/tenancy/contracts/contracts.rules.ts'
import { ContractStateChip } from './ContractStateChip.tsx'
import { daysLeftText } from './contract-state.ts'
import { PaperChip } from './PaperChip.tsx'

/** The contract's state, and whether it ends soon: brass while something can be done, clay once the end is certain. */
export function ContractChips({ contract }: { contract: ContractCard }) {
  return (
    <>
      <ContractStateChip contract={contract} />
      <PaperChip signed={contract} />
      {(contract.last_day || contract.expiring) && (
        <Chip
          size="small"
          color={
            contract.expiring
              ? 'secondary'
              : isExpiring(contract.last_day!, isoDate(new Date()))
                ? 'warning'
                : 'default'
          }
          icon={<CalendarClock size={14} aria-hidden />}
          label={contract.last_day ? `Son gün ${showDate(contract.last_day)}` : daysLeftText(contract.days_left)}
        />
      )}
    </>
  )
}
