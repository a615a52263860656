import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { acquiredLabels, type ShareView } from '#domain/property/shares/shares.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Section } from '#web/ui/Section.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { sharesQuery, useRemoveShare } from './shares.queries.ts'

const lead = 'Vergi ve tahsilat her günün paylarına göre bölünür. Erişimi geri almak payı değiştirmez.'

/** Who holds how much of the property, and from when until when. */
export function SharesSection({ propertyId }: { propertyId: string }) {
  const found = useQuery(sharesQuery(propertyId))
  const [open, setOpen] = useState<ShareView | 'new' | null>(null)
  if (!found.data) return <NotLoaded query={found} rows={2} height={56} />
  const { shares, rest, change, people } = found.data
  return (
    <Section title="Hisseler" lead={lead} aside={change && <Button onClick={() => setOpen('new')}>Hisse ekle</Button>}>
      <Typography sx={{ mb: shares.length > 0 ? 1 : 0 }}>
        Mülk sahibinin bugünkü payı: {rest === '1' ? 'tamamı' : rest === '0' ? 'yok' : rest}
      </Typography>
      {shares.length > 0 && (
        <Box component="ul" aria-label="Hisseler" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shares.map((share) => (
            <ShareRow
              key={share.id}
              propertyId={propertyId}
              share={share}
              {...(change && { onEdit: () => setOpen(share) })}
            />
          ))}
        </Box>
      )}
      {open && (
        <ShareDialog
          propertyId={propertyId}
          share={open === 'new' ? null : open}
          people={people}
          onClose={() => setOpen(null)}
        />
      )}
    </Section>
  )
}

const daysOf = ({ from_on, until_on }: ShareView) =>
  from_on === null && until_on === null
    ? 'baştan beri'
    : `${from_on ? showDate(from_on) : 'baştan'} – ${until_on ? showDate(until_on) : 'sürüyor'}`

function ShareRow({ propertyId, share, onEdit }: { propertyId: string; share: ShareView; onEdit?: () => void }) {
  const { busy, run } = useRemoveShare(propertyId, share.id)
  const confirm = useConfirm()
  const name = share.name || 'Silinmiş kullanıcı'
  const remove = async () => {
    const text = 'Yanlış yazılmışsa silin; satıldıysa silmek yerine son gününü yazın. Geçmiş yılların vergisi değişir.'
    if (await confirm({ title: `${name} hissesi silinsin mi?`, text, confirmLabel: 'Sil', danger: true })) await run()
  }
  return (
    <Box
      component="li"
      sx={{
        display: { sm: 'flex' },
        alignItems: 'center',
        justifyContent: 'space-between',
        columnGap: 2,
        py: 1.5,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name} · {share.pay}/{share.payda}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[daysOf(share), share.acquired !== 'other' && acquiredLabels[share.acquired]].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {onEdit && (
        <Stack direction="row" sx={{ gap: 1, ml: { xs: -1, sm: 0 }, flexShrink: 0 }}>
          <Button size="small" onClick={onEdit} aria-label={`Düzelt: ${name}`}>
            Düzelt
          </Button>
          <Button size="small" color="error" disabled={busy} onClick={remove} aria-label={`Sil: ${name}`}>
            Sil
          </Button>
        </Stack>
      )}
    </Box>
  )
}
