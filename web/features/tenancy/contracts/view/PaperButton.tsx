import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { PenLine } from 'lucide-react'
import { useState } from 'react'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { contractsMessages } from '#domain/tenancy/contracts/contracts.messages.ts'
import { onPaperText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { refreshContracts } from '#web/cache/contracts.keys.ts'
import { ScanUpload } from '#web/features/property/documents/ScanUpload.tsx'
import { addressOf } from '#web/lib/call.ts'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { recordPaper } from '../contracts.queries.ts'

interface Props {
  contract: ContractView['contract']
  /** Null for the guarantor. */
  approval: string | null
  name: string
}

/** For people without e-mail and phone: the owner uploads a scan of what was signed by hand. */
export function PaperButton({ contract, approval, name }: Props) {
  const [open, setOpen] = useState(false)
  const form = approval ? contractsApi.pdf : contractsApi.guaranteePdf
  return (
    <>
      <Button
        size="small"
        startIcon={<PenLine size={16} aria-hidden />}
        onClick={() => setOpen(true)}
        aria-label={`${name}: kâğıtta imzaladı`}
        sx={{ mt: 0.5, minHeight: 44 }}
      >
        Kâğıtta imzaladı…
      </Button>
      <TitledDialog
        title={`${name} kâğıtta mı imzaladı?`}
        open={open}
        actions={
          <Button onClick={() => setOpen(false)} autoFocus>
            Vazgeç
          </Button>
        }
        onClose={() => setOpen(false)}
      >
        <Stack spacing={2}>
          <Alert severity="warning">
            Taramayı yüklediğinizde {name} {approval ? 'kontratı' : 'kefaleti'} kâğıtta imzalamış olarak kaydedilir ve
            kaydeden siz olarak yazılırsınız: her yerde “{onPaperText}” yazar. {name} bir adres edinince kaydı görür ve
            itiraz edebilir. Geri alınamaz.
          </Alert>
          <Typography>
            Belgeyi yazdırın, {name} kendi eliyle imzalasın, imzalı bütün sayfaların taramasını tek dosya olarak
            yükleyin. Yazıların ve imzanın okunması gerekir.
          </Typography>
          <Button component="a" href={addressOf(form, { params: { id: contract.id } })} download variant="outlined">
            {approval ? 'Kontratı indir ve yazdır' : 'Kefalet belgesini indir ve yazdır'}
          </Button>
          <ScanUpload
            upload={recordPaper(contract.id, approval)}
            message={contractsMessages.paperRecorded}
            onDone={() => {
              setOpen(false)
              void refreshContracts()
            }}
          />
        </Stack>
      </TitledDialog>
    </>
  )
}
