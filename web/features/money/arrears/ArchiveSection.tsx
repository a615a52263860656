import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Download, FileArchive } from 'lucide-react'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { archiveDays } from '#domain/services/archives/archives.rules.ts'
import type { ArchiveRow } from '#domain/services/archives/archives.schema.ts'
import { showSize } from '#web/ui/file-problem.ts'
import { Section } from '#web/ui/Section.tsx'
import { archiveAddress, archivesQuery, useAskArchive } from './arrears.queries.ts'

/** The whole file as one archive, which takes a while to build. */
export function ArchiveSection({ tenancyId }: { tenancyId: string }) {
  const { data: archives = [] } = useQuery(archivesQuery(tenancyId))
  const { run, busy } = useAskArchive(tenancyId)
  const [newest] = archives
  const ready = archives.find(({ state }) => state === 'ready')
  const underWay = newest?.state === 'queued'
  return (
    <Section
      title="Arşiv"
      lead={`Kontratlar, hesap dökümü, ihtarlar ve kanıtları, makbuzlar ve seçilen mesajlar tek bir .zip dosyasında. Arka planda hazırlanır; ${archiveDays} gün durur, sonra silinir.`}
    >
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        {underWay && <UnderWay archive={newest} />}
        {newest?.state === 'failed' && (
          <Typography color="error" role="alert">
            Arşiv hazırlanamadı. Yeniden deneyin; yine olmazsa Sistem Desteği’ne yazın.
          </Typography>
        )}
        {ready && <Ready archive={ready} />}
        {!underWay && (
          <Button
            variant="outlined"
            startIcon={<FileArchive size={18} aria-hidden />}
            loading={busy}
            loadingPosition="start"
            onClick={() => run()}
          >
            {ready ? 'Arşivi yeniden hazırla' : 'Arşiv hazırla'}
          </Button>
        )}
      </Stack>
    </Section>
  )
}

const UnderWay = ({ archive: { progress } }: { archive: ArchiveRow }) => (
  <Stack spacing={0.5} sx={{ width: 1 }}>
    <Typography variant="body2" role="status">
      Arşiv hazırlanıyor: %{progress}. Bu sayfayı kapatabilirsiniz.
    </Typography>
    <LinearProgress variant="determinate" value={progress} aria-label="Arşivin ne kadarı hazır" />
  </Stack>
)

const Ready = ({ archive: { id, size, ready_at, expires_at } }: { archive: ArchiveRow }) => (
  <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
    <Typography variant="body2" color="textSecondary">
      {[
        ready_at && `${showDateTime(ready_at)} kayıtlarına göre`,
        size && showSize(size),
        expires_at && `${showDate(expires_at)} gününe kadar`,
      ]
        .filter(Boolean)
        .join(' · ')}
    </Typography>
    <Button component="a" href={archiveAddress(id)} variant="contained" startIcon={<Download size={18} aria-hidden />}>
      Arşivi indir
    </Button>
  </Stack>
)
