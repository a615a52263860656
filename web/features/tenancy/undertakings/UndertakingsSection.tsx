import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { Section } from '#web/ui/Section.tsx'
import { UndertakingCard } from './UndertakingCard.tsx'
import { UndertakingDialog } from './UndertakingDialog.tsx'

/** The tenant's written undertakings to move out, and the way to obtain a valid one. */
export function UndertakingsSection({ tenancy }: { tenancy: TenancyView }) {
  const [open, setOpen] = useState(false)
  const { undertakings } = tenancy
  const may = tenancy.manage && !tenancy.ended_on
  // Empty for a tenant without undertakings.
  if (!tenancy.manage && undertakings.length === 0) return null
  return (
    <Section
      id="taahhut"
      title={undertakings.length > 1 ? 'Tahliye taahhütleri' : 'Tahliye taahhüdü'}
      aside={
        may &&
        undertakings.length > 0 && (
          <Button startIcon={<Plus size={18} aria-hidden />} onClick={() => setOpen(true)} sx={{ flexShrink: 0 }}>
            Yeni hazırla
          </Button>
        )
      }
    >
      {undertakings.length === 0 ? (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography color="textSecondary">
            Kayıtlı taahhüt yok. Taahhüt ancak kiralanan teslim edildikten sonra, yazılı ve belirli bir tarihle
            verilirse geçerlidir (TBK 352/1).
          </Typography>
          {may && (
            <Button variant="outlined" startIcon={<Plus size={18} aria-hidden />} onClick={() => setOpen(true)}>
              Taahhüt hazırla
            </Button>
          )}
        </Stack>
      ) : (
        <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {undertakings.map((undertaking) => (
            <UndertakingCard key={undertaking.id} undertaking={undertaking} manage={tenancy.manage} />
          ))}
        </Stack>
      )}
      {tenancy.rents && undertakings.some(({ withdrawn_on }) => !withdrawn_on) && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Bu belge sizin adınıza kayıtlı. İmzanın size ait olmadığını ya da baskıyla alındığını düşünüyorsanız bir
          avukata danışın. Bilgilendirme amaçlıdır.
        </Alert>
      )}
      {open && <UndertakingDialog tenancy={tenancy} onClose={() => setOpen(false)} />}
    </Section>
  )
}
