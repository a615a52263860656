import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { TextLink } from '#web/ui/link.tsx'
import { ContractChips } from '../ContractChips.tsx'
import { nextStep } from '../contract-state.ts'

/** The contract's state, its meaning, and links to related records. */
export function ContractStateSection({ view }: { view: ContractView }) {
  const { contract } = view
  return (
    <Box sx={{ mb: 2 }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 0.75, mb: 1 }}>
        <ContractChips contract={contract} />
      </Stack>
      <Typography>{nextStep(view)}</Typography>
      {view.property_gone && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          Mülkün kaydı silinmiş; kontrat, onaylandığı hâliyle burada durur.
        </Typography>
      )}
      {view.hidden && (
        <Alert severity="info" sx={{ mt: 1 }}>
          Bu kontratı listenizden kaldırdınız. Öbür taraf görmeye devam ediyor; “Listeye geri al” ile yeniden
          listeleyebilirsiniz.
        </Alert>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, mt: 0.5, '@media print': { display: 'none' } }}>
        {contract.property_open && (
          <TextLink to="/property-detail/$id" params={{ id: contract.property_id }} sx={{ py: 1 }}>
            Mülkü aç
          </TextLink>
        )}
        {contract.tenancy_id && (
          <TextLink to="/tenancy/$tenancyId" params={{ tenancyId: contract.tenancy_id }} sx={{ py: 1 }}>
            Kiracılığı aç
          </TextLink>
        )}
        {contract.renewed_from && (
          <TextLink to="/viewContract/$contractId" params={{ contractId: contract.renewed_from }} sx={{ py: 1 }}>
            Önceki kontrat
          </TextLink>
        )}
      </Stack>
    </Box>
  )
}
