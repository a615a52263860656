import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Download, PackageOpen } from 'lucide-react'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { archiveDays } from '#domain/services/archives/archives.rules.ts'
import type { ArchiveRow } from '#domain/services/archives/archives.schema.ts'
import { showSize } from '#web/ui/file-problem.ts'
import { Section } from '#web/ui/Section.tsx'
import { useAskArchive, useDownloadArchive } from './privacy.queries.ts'

export function ArchiveSection({ archives }: { archives: ArchiveRow[] }) {
  const { run, busy } = useAskArchive()
  const underWay = archives.some(({ state }) => state === 'queued')
  return (
    <Section
      title="Verilerimi indir"
      id="arsiv"
      lead={`Hakkınızdaki bütün kayıtlar (JSON) ve dosyalarınız tek bir arşivde toplanır. Hazır olunca e-posta ve bildirim gelir; arşiv ${archiveDays} gün durur, sonra silinir. İndirirken şifreniz yeniden sorulur.`}
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        <Button
          variant="contained"
          startIcon={<PackageOpen size={18} aria-hidden />}
          loading={busy}
          loadingPosition="start"
          disabled={underWay}
          onClick={() => run()}
        >
          {underWay ? 'Arşiv hazırlanıyor' : 'Arşiv hazırla'}
        </Button>
        {archives.length > 0 && (
          <List disablePadding aria-label="Veri arşivleri" sx={{ width: 1 }}>
            {archives.map((archive) => (
              <ListItem key={archive.id} disableGutters sx={{ gap: 2, borderTop: 1, borderColor: 'divider', py: 1.5 }}>
                <ArchiveLine archive={archive} />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
    </Section>
  )
}

function stateText({ state, progress, size, expires_at, downloaded_at }: ArchiveRow): string {
  if (state === 'queued') return `Hazırlanıyor: %${progress}. Bu sayfayı kapatabilirsiniz.`
  if (state === 'failed') return 'Hazırlanamadı. Yeniden deneyin; yine olmazsa Sistem Desteği’ne yazın.'
  if (state === 'expired') return 'Süresi doldu ve silindi.'
  const parts = [size && showSize(size), expires_at && `${showDate(expires_at)} gününe kadar`]
  if (downloaded_at) parts.push(`son indirme ${showDateTime(downloaded_at)}`)
  return parts.filter(Boolean).join(' · ')
}

function ArchiveLine({ archive }: { archive: ArchiveRow }) {
  const { run, busy } = useDownloadArchive(archive.id)
  const asked = showDateTime(archive.asked_at)
  return (
    <>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{asked}</Typography>
        <Typography variant="body2" color="textSecondary" role={archive.state === 'queued' ? 'status' : undefined}>
          {stateText(archive)}
        </Typography>
      </Box>
      {archive.state === 'ready' && (
        <Button
          variant="outlined"
          startIcon={<Download size={18} aria-hidden />}
          loading={busy}
          loadingPosition="start"
          aria-label={`${asked} arşivini indir`}
          onClick={() => run(undefined, { done: (address) => window.location.assign(address) })}
          sx={{ flexShrink: 0 }}
        >
          İndir
        </Button>
      )}
    </>
  )
}
