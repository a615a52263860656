import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Check, Paperclip, X } from 'lucide-react'
import { type ChangeEvent, useRef } from 'react'
import { maxFilesOfMessage } from '#domain/community/tickets/tickets.schema.ts'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { showSize, sizeLimit } from '#web/ui/file-problem.ts'
import { type Attachments, acceptedTypes } from './use-attachments.ts'

/** Screenshots and documents attached to the message. */
export function AttachmentPicker({ tray, busy }: { tray: Attachments; busy: boolean }) {
  const chooser = useRef<HTMLInputElement>(null)
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // Emptied, so that the same file can be chosen again.
    event.target.value = ''
    tray.add(chosen)
  }
  return (
    <Box role="group" aria-label="Ekler">
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<Paperclip size={18} aria-hidden />}
          onClick={() => chooser.current?.click()}
          disabled={busy || tray.files.length >= maxFilesOfMessage}
        >
          Dosya ekle
        </Button>
        <Typography variant="body2" color="textSecondary">
          {maxFilesOfMessage} dosyaya kadar, her biri {sizeLimit(maxFileBytes)}
        </Typography>
      </Stack>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple
        accept={acceptedTypes.join(',')}
        onChange={choose}
        aria-label="Eklenecek dosyalar"
      />
      {tray.problem && (
        <Typography variant="body2" color="error" role="alert" sx={{ mt: 1 }}>
          {tray.problem}
        </Typography>
      )}
      {tray.files.length > 0 && (
        <Stack component="ul" aria-label="Eklenen dosyalar" sx={{ m: 0, mt: 1, p: 0, gap: 1, listStyle: 'none' }}>
          {tray.files.map(({ key, file, state, share, problem }) => (
            <Stack
              component="li"
              direction="row"
              key={key}
              sx={{
                alignItems: 'center',
                gap: 1,
                pl: 1.5,
                minHeight: 48,
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" noWrap title={file.name}>
                  {file.name}
                </Typography>
                {state === 'sending' && (
                  <LinearProgress
                    variant={share < 1 ? 'determinate' : 'indeterminate'}
                    value={share * 100}
                    aria-label={`${file.name} yükleniyor`}
                  />
                )}
                {state === 'failed' && (
                  <Typography variant="body2" color="error">
                    {problem}
                  </Typography>
                )}
              </Box>
              <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0 }}>
                {showSize(file.size)}
              </Typography>
              {state === 'sent' ? (
                <Box role="img" aria-label="Gönderildi" sx={{ p: 1.5, lineHeight: 0, color: 'success.main' }}>
                  <Check size={18} aria-hidden />
                </Box>
              ) : (
                <IconButton
                  onClick={() => tray.remove(key)}
                  disabled={busy}
                  aria-label={`${file.name}: çıkar`}
                  sx={{ width: 44, height: 44 }}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              )}
            </Stack>
          ))}
        </Stack>
      )}
    </Box>
  )
}
