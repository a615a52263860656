import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ContractCard } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { useActingRoles } from '#web/session/acting-roles.ts'
import { CardGrid } from '#web/ui/CardGrid.tsx'
import { FactRow } from '#web/ui/FactRow.tsx'
import { TextLink } from '#web/ui/link.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { ContractChips } from '../ContractChips.tsx'
import { WaitingList } from './WaitingList.tsx'

/** The other party of the rental, from the viewer's side. */
export const peopleOf = ({ manage, owner_name, tenant_names }: ContractCard, severalOwners: boolean) =>
  manage && !severalOwners ? tenant_names.join(', ') : `${owner_name} → ${tenant_names.join(', ')}`

export function ContractCards({ contracts }: { contracts: ContractCard[] }) {
  const severalOwners = useActingRoles().length > 0
  return (
    <CardGrid label="Kontratlar" narrowest={340}>
      {contracts.map((contract) => (
        <Paper
          component="li"
          variant="outlined"
          key={contract.id}
          sx={{ p: 2, display: 'flex', flexDirection: 'column', gap: 1 }}
        >
          <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'baseline', gap: 1 }}>
            <TextLink
              to="/viewContract/$contractId"
              params={{ contractId: contract.id }}
              underline="hover"
              color="textPrimary"
              sx={{ fontWeight: 650, py: 1.25, my: -1, overflowWrap: 'anywhere' }}
            >
              {contract.property_title}
            </TextLink>
            <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0, ...tabularFigures }}>
              {contract.short_id}
            </Typography>
          </Box>
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75 }}>
            <ContractChips contract={contract} />
          </Stack>
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {peopleOf(contract, severalOwners)}
          </Typography>
          <FactRow>
            <span>
              {showMoney(contract.rent, contract.bedelTuru)}
              {contract.gross && ' brüt'}
            </span>
            <span>
              {showDate(contract.baslangicTarihi)} – {showDate(contract.bitisTarihi)}
            </span>
          </FactRow>
          <WaitingList contract={contract} />
        </Paper>
      ))}
    </CardGrid>
  )
}
