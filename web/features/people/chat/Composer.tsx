import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Paperclip, SendHorizontal } from 'lucide-react'
import { type ChangeEvent, type ClipboardEvent, type KeyboardEvent, type RefObject, useRef } from 'react'
import { maxMessageLength } from '#domain/people/chat/chat.schema.ts'
import { tabularFigures } from '#web/ui/theme.ts'
import { AttachedFiles } from './AttachedFiles.tsx'
import { sendMessage } from './chat-store.ts'
import { acceptedTypes, type DraftView } from './use-chat.ts'

const counterFrom = maxMessageLength - 400
const target = { width: 44, height: 44, flexShrink: 0 } as const

/** Enter sends, except on a touch keyboard, which has no second key for a new line. */
const entersBySending = () => !window.matchMedia('(pointer: coarse)').matches

interface Props {
  partnerId: string
  name: string
  draft: DraftView
  input: RefObject<HTMLTextAreaElement | null>
  onTyped: () => void
  onSent: () => void
}

export function Composer({ partnerId, name, draft, input, onTyped, onSent }: Props) {
  const chooser = useRef<HTMLInputElement>(null)
  const { text, files, uploads } = draft
  const ready = (text.trim() !== '' || files.length > 0) && uploads.open === 0

  const send = () => {
    if (!ready) return
    void sendMessage(partnerId, text.trim(), files)
    draft.empty()
    onSent()
    input.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    // Enter also ends a word that an input method is still composing.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !entersBySending()) return
    event.preventDefault()
    send()
  }
  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files]
    if (pasted.length === 0) return
    event.preventDefault()
    draft.attach(pasted)
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.target.files ?? [])]
    // Emptied, so that the same file can be chosen again.
    event.target.value = ''
    draft.attach(chosen)
    input.current?.focus()
  }
  return (
    <Box
      sx={{ p: 1, borderTop: 1, borderColor: 'divider', flexShrink: 0, pb: 'max(8px, env(safe-area-inset-bottom))' }}
    >
      <AttachedFiles draft={draft} />
      <Stack direction="row" sx={{ alignItems: 'flex-end', gap: 0.5 }}>
        <IconButton onClick={() => chooser.current?.click()} aria-label="Dosya ekle" sx={target}>
          <Paperclip size={20} aria-hidden />
        </IconButton>
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={acceptedTypes.join(',')}
          onChange={choose}
          aria-label="Mesaja eklenecek dosyalar"
        />
        <TextField
          multiline
          maxRows={6}
          fullWidth
          size="small"
          placeholder="Mesaj yazın"
          value={text}
          inputRef={input}
          onChange={(event) => {
            draft.write(event.target.value)
            onTyped()
          }}
          onKeyDown={press}
          onPaste={paste}
          slotProps={{
            htmlInput: { maxLength: maxMessageLength, 'aria-label': `${name} kişisine mesaj` },
            input: { sx: { minHeight: 44, borderRadius: 3, bgcolor: 'background.default' } },
          }}
        />
        <IconButton onClick={send} disabled={!ready} color="primary" aria-label="Gönder" sx={target}>
          <SendHorizontal size={22} aria-hidden />
        </IconButton>
      </Stack>
      {text.length > counterFrom && (
        <Typography
          role="status"
          variant="caption"
          color={text.length >= maxMessageLength ? 'error' : 'textSecondary'}
          sx={{ display: 'block', textAlign: 'right', px: 1, pt: 0.5, ...tabularFigures }}
        >
          {text.length >= maxMessageLength
            ? `En fazla ${maxMessageLength} karakter yazılabilir`
            : `${maxMessageLength - text.length} karakter kaldı`}
        </Typography>
      )}
    </Box>
  )
}
