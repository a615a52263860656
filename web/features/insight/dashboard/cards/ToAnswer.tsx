import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { WaitingContract } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { EngagementInvitations } from '#web/features/people/engagements/EngagementInvitations.tsx'
import { TenancyRequests } from '#web/features/property/properties/TenancyRequests.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { WaitingRow } from '#web/ui/WaitingRow.tsx'
import type { CardProps } from '../StartCards.tsx'

/** Stands first because another person is waiting for this user; empty when nothing is waiting. */
export const ToAnswer = ({ view: { asked } }: CardProps) => (
  <>
    <TenancyRequests requests={asked.tenancies} />
    <EngagementInvitations invitations={asked.invitations} />
    <WaitingContracts contracts={asked.contracts} />
  </>
)

function WaitingContracts({ contracts }: { contracts: WaitingContract[] }) {
  if (contracts.length === 0) return null
  return (
    <Paper component="section" variant="outlined" aria-labelledby="decide-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="decide-title" variant="h2">
        Kararınızı bekleyen kontratlar
      </Typography>
      <Box component="ul" aria-labelledby="decide-title" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {contracts.map((contract) => (
          <Waiting key={contract.id} contract={contract} />
        ))}
      </Box>
    </Paper>
  )
}

const actionText = ({ expired }: WaitingContract) => (expired ? 'Kontratı oku' : 'Oku ve karar ver')

const Waiting = ({ contract }: { contract: WaitingContract }) => (
  <WaitingRow>
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>{contract.property_title}</Typography>
      <Typography variant="body2" color="textSecondary">
        {contract.owner_name} · aylık {showMoney(contract.brutAylik, contract.bedelTuru)} · başlangıç{' '}
        {showDate(contract.baslangicTarihi)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {contract.expired
          ? 'Karar süresi doldu; mülk sahibinden kontratı yeniden göndermesini isteyin.'
          : `Karar için son gün: ${showDate(contract.expires_at)}`}
      </Typography>
    </Box>
    <LinkButton
      to="/viewContract/$contractId"
      params={{ contractId: contract.id }}
      variant={contract.expired ? 'outlined' : 'contained'}
      aria-label={`${actionText(contract)}: ${contract.property_title}`}
      sx={{ flexShrink: 0 }}
    >
      {actionText(contract)}
    </LinkButton>
  </WaitingRow>
)
