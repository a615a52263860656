import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { extensionText, renewalText } from '#domain/tenancy/renewals/renewal-words.rules.ts'
import type { RenewalView } from '#domain/tenancy/renewals/renewals.schema.ts'
import { TextLink } from '#web/ui/link.tsx'

/** The subject of the proposal, and the state of the related records. */
export function RenewalStateSection({ renewal }: { renewal: RenewalView }) {
  const { state, proposal, next } = renewal
  const extension = extensionText(renewal)
  return (
    <Box sx={{ mb: 2 }}>
      {extension && <Typography sx={{ mb: 0.5 }}>{extension}</Typography>}
      {next.late && state === 'open' ? (
        <Typography>
          Uzayan dönem {showDate(next.baslangicTarihi)} tarihinde başladı; teklif bu dönem içindir ve kiracı onaylarsa
          ilk gününden geçerli olur.
        </Typography>
      ) : (
        <Typography>{renewalText(renewal, { rents: false })}</Typography>
      )}
      <Stack direction="row" sx={{ flexWrap: 'wrap', columnGap: 2, mt: 0.5 }}>
        <TextLink to="/tenancy/$tenancyId" params={{ tenancyId: renewal.tenancy_id }} sx={{ py: 1 }}>
          Kiracılığı aç
        </TextLink>
        <TextLink to="/viewContract/$contractId" params={{ contractId: renewal.contract }} sx={{ py: 1 }}>
          Süren kontrat {renewal.short_id}
        </TextLink>
        {proposal && (
          <TextLink to="/viewContract/$contractId" params={{ contractId: proposal.id }} sx={{ py: 1 }}>
            Gönderilen teklif
          </TextLink>
        )}
      </Stack>
    </Box>
  )
}
