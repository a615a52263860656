import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FileText } from 'lucide-react'
import { useState } from 'react'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import { undertakingStateLabels, undertakingsMessages } from '#domain/tenancy/undertakings/undertakings.messages.ts'
import {
  lastDayToAct,
  type UndertakingState,
  undertakingState,
} from '#domain/tenancy/undertakings/undertakings.rules.ts'
import type { UndertakingView } from '#domain/tenancy/undertakings/undertakings.schema.ts'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { ScanUpload } from '#web/features/property/documents/ScanUpload.tsx'
import { addressOf } from '#web/lib/call.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { DownloadButton, OpenFileButton } from '#web/ui/file-buttons.tsx'
import { uploadScan } from './undertakings.queries.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

const colors: Record<UndertakingState, 'default' | 'info' | 'success' | 'secondary' | 'error'> = {
  prepared: 'info',
  signed: 'success',
  due: 'secondary',
  lapsed: 'error',
  withdrawn: 'default',
}

export function UndertakingCard({ undertaking, manage }: { undertaking: UndertakingView; manage: boolean }) {
  const [withdrawing, setWithdrawing] = useState(false)
  const { id, evict_on, given_on, scan_file, withdrawn_on } = undertaking
  const today = isoDate(new Date())
  const state = undertakingState({ evict_on, signed: scan_file !== null, withdrawn: withdrawn_on !== null }, today)
  return (
    <Box component="li">
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Typography variant="h3">{showDate(evict_on)} tarihinde boşaltma</Typography>
        <Chip size="small" color={colors[state]} variant="outlined" label={undertakingStateLabels[state]} />
      </Stack>
      <FactList
        facts={[
          ['Veriliş', showDate(given_on)],
          ['Teslim', showDate(undertaking.delivered_on)],
          ['İcra ya da dava için son gün', withdrawn_on ? null : `${showDate(lastDayToAct(evict_on))} (TBK 352/1)`],
          [
            'Aile konutu',
            undertaking.family_home &&
              (undertaking.spouse_name ? `Eşi: ${undertaking.spouse_name}` : 'Eşin rızası gerekir (TMK 194)'),
          ],
          ['Hazırlayan', undertaking.created_by_name],
          [
            'İmza',
            undertaking.scanned_on &&
              `Kâğıtta; taramasını kiraya veren tarafı ${showDate(undertaking.scanned_on)} günü kaydetti`,
          ],
          ['Taramanın özeti', undertaking.scan_sha256 && `${undertaking.scan_sha256.slice(0, 12)}…`],
          [
            'Geri çekildi',
            withdrawn_on &&
              `${showDate(withdrawn_on)}, ${undertaking.withdrawn_by_name}: ${undertaking.withdraw_reason}`,
          ],
        ]}
      />
      <Stack spacing={1} sx={{ mt: 1.5, alignItems: 'flex-start' }}>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {scan_file ? (
            <OpenFileButton
              href={fileAddress(scan_file)}
              variant="outlined"
              startIcon={<FileText size={18} aria-hidden />}
            >
              İmzalı belgeyi aç
            </OpenFileButton>
          ) : (
            <DownloadButton href={addressOf(undertakingsApi.pdf, { params: { id } })} variant="outlined">
              İmzalanacak belge (PDF)
            </DownloadButton>
          )}
          {manage && !withdrawn_on && (
            <Button color="error" onClick={() => setWithdrawing(true)}>
              Geri çek
            </Button>
          )}
        </Stack>
        {manage && state === 'prepared' && (
          <Box sx={{ width: 1 }}>
            <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
              {given_on > today
                ? `Tarama, taahhüdün verileceği ${showDate(given_on)} gününden itibaren yüklenir.`
                : 'Kiracı belgeyi elle imzaladıktan sonra taramasını yükleyin. Yüklenen tarama iki tarafa da görünür ve değiştirilemez.'}
            </Typography>
            {given_on <= today && (
              <ScanUpload
                upload={uploadScan(id)}
                message={undertakingsMessages.scanned}
                onDone={() => void refreshTenancies()}
              />
            )}
          </Box>
        )}
      </Stack>
      {withdrawing && <WithdrawDialog id={id} onClose={() => setWithdrawing(false)} />}
    </Box>
  )
}
