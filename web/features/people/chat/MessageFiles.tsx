import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Link from '@mui/material/Link'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Download, FileText } from 'lucide-react'
import { useState } from 'react'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { showSize } from '#web/ui/file-problem.ts'
import { Lightbox } from '#web/ui/Lightbox.tsx'

type MessageFile = MessageView['files'][number]

export const isPicture = ({ type }: MessageFile) => type.startsWith('image/')

export function MessageFiles({ files }: { files: readonly MessageFile[] }) {
  const [shown, setShown] = useState<number | null>(null)
  const pictures = files.filter(isPicture)
  const papers = files.filter((file) => !isPicture(file))
  if (files.length === 0) return null
  return (
    <Stack sx={{ gap: 0.75 }}>
      {pictures.length > 0 && (
        <Box sx={{ display: 'grid', gap: 0.5, gridTemplateColumns: pictures.length > 1 ? '1fr 1fr' : '1fr' }}>
          {pictures.map((file, index) => (
            <ButtonBase
              key={file.id}
              onClick={() => setShown(index)}
              aria-label={`Fotoğrafı büyüt: ${file.name}`}
              sx={{ borderRadius: 1, overflow: 'hidden' }}
            >
              <Thumbnail file={file} alone={pictures.length === 1} />
            </ButtonBase>
          ))}
        </Box>
      )}
      {papers.map((file) => (
        <Paper key={file.id} file={file} />
      ))}
      {shown !== null && (
        <Lightbox
          pictures={pictures.map((file) => ({ key: file.id, src: fileAddress(file.id), text: file.name }))}
          index={shown}
          onIndex={setShown}
          onClose={() => setShown(null)}
        />
      )}
    </Stack>
  )
}

/** Its space is reserved before it loads, so that nothing below it moves. */
const Thumbnail = ({ file: { id, name, width, height }, alone }: { file: MessageFile; alone: boolean }) => (
  <Box
    component="img"
    src={fileAddress(id, 'thumb')}
    alt={name}
    loading="lazy"
    sx={{
      display: 'block',
      width: alone ? 240 : 1,
      maxWidth: 1,
      aspectRatio: alone && width && height ? `${width} / ${Math.min(height, width * 1.5)}` : '1',
      objectFit: 'cover',
      bgcolor: 'action.hover',
    }}
  />
)

const Paper = ({ file: { id, name, size } }: { file: MessageFile }) => (
  <Link
    href={`${fileAddress(id)}?save=1`}
    download
    underline="none"
    color="textPrimary"
    aria-label={`${name} dosyasını indir, ${showSize(size)}`}
    sx={{
      display: 'flex',
      alignItems: 'center',
      gap: 1,
      minHeight: 52,
      px: 1.25,
      border: 1,
      borderColor: 'divider',
      borderRadius: 1,
      bgcolor: 'background.paper',
    }}
  >
    <Box component="span" sx={{ display: 'flex', color: 'primary.main', flexShrink: 0 }}>
      <FileText size={22} aria-hidden />
    </Box>
    <Box component="span" sx={{ flex: 1, minWidth: 0 }}>
      <Typography component="span" variant="body2" sx={{ display: 'block', fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Typography>
      <Typography component="span" variant="caption" color="textSecondary">
        {showSize(size)}
      </Typography>
    </Box>
    <Download size={18} aria-hidden />
  </Link>
)
