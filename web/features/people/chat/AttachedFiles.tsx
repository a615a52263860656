import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FileText, X } from 'lucide-react'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { FileRow } from '#web/ui/upload.tsx'
import { isPicture } from './MessageFiles.tsx'
import type { DraftView } from './use-chat.ts'

/** The files of the next message, and the uploads in progress. */
export function AttachedFiles({ draft }: { draft: DraftView }) {
  const { files, uploads } = draft
  if (files.length === 0 && uploads.rows.length === 0) return null
  return (
    <Stack
      component="ul"
      aria-label="Mesaja eklenenler"
      sx={{ listStyle: 'none', m: 0, p: 0, pb: 1, gap: 1, maxHeight: 180, overflowY: 'auto' }}
    >
      {files.map((file) => (
        <Stack
          key={file.id}
          component="li"
          direction="row"
          sx={{ alignItems: 'center', gap: 1, border: 1, borderColor: 'divider', borderRadius: 1, pl: 1 }}
        >
          {isPicture(file) ? (
            <Box
              component="img"
              src={fileAddress(file.id, 'thumb')}
              alt=""
              sx={{ width: 40, height: 40, objectFit: 'cover', borderRadius: 0.5 }}
            />
          ) : (
            <FileText size={24} aria-hidden />
          )}
          <Typography variant="body2" noWrap sx={{ flex: 1, minWidth: 0 }}>
            {file.name}
          </Typography>
          <IconButton
            onClick={() => draft.detach(file.id)}
            aria-label={`${file.name}: mesajdan çıkar`}
            sx={{ width: 44, height: 44 }}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Stack>
      ))}
      {uploads.rows.map((row) => (
        <FileRow key={row.key} row={row} onCancel={() => draft.cancel(row.key)} onRetry={() => draft.retry(row.key)} />
      ))}
    </Stack>
  )
}
