import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FileSignature, Plus } from 'lucide-react'
import { useState } from 'react'
import type { TenancyView } from '#domain/tenancy/tenancies/tenancies.api.ts'
import { QuietRow } from '#web/ui/QuietList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { UndertakingCard } from './UndertakingCard.tsx'
import { UndertakingDialog } from './UndertakingDialog.tsx'

/** The tenant's written undertakings to move out; empty before the first one. */
export function UndertakingsSection({ tenancy }: { tenancy: TenancyView }) {
  const [open, setOpen] = useState(false)
  const { undertakings } = tenancy
  const may = tenancy.manage && !tenancy.ended_on
  if (undertakings.length === 0) return null
  return (
    <Section
      id="taahhut"
      title={undertakings.length > 1 ? 'Tahliye taahhütleri' : 'Tahliye taahhüdü'}
      aside={
        may && (
          <Button startIcon={<Plus size={18} aria-hidden />} onClick={() => setOpen(true)} sx={{ flexShrink: 0 }}>
            Yeni hazırla
          </Button>
        )
      }
    >
      <Stack component="ul" spacing={2} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {undertakings.map((undertaking) => (
          <UndertakingCard key={undertaking.id} undertaking={undertaking} manage={tenancy.manage} />
        ))}
      </Stack>
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

/** Before the first one, for those who may prepare it: a row among the tenancy's other places. */
export function FirstUndertakingRow({ tenancy }: { tenancy: TenancyView }) {
  const [open, setOpen] = useState(false)
  if (tenancy.undertakings.length > 0 || !tenancy.manage || tenancy.ended_on) return null
  return (
    <QuietRow
      icon={FileSignature}
      title="Tahliye taahhüdü"
      text="Teslimden sonra, yazılı ve belirli bir tarihle verilirse geçerlidir (TBK 352/1)"
      leads={false}
      action={
        <>
          <Button aria-label="Taahhüt hazırla" onClick={() => setOpen(true)} sx={{ mr: -1 }}>
            Hazırla
          </Button>
          {open && <UndertakingDialog tenancy={tenancy} onClose={() => setOpen(false)} />}
        </>
      }
    />
  )
}
