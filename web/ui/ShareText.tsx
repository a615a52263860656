import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Copy, MessageCircle, MessageSquareText, Share2 } from 'lucide-react'
import { hasShareSheet, share } from '#web/lib/share.ts'
import { notify } from '#web/ui/toast.tsx'

const touch = { minHeight: 44 }

/** A text to pass on by the own phone: through its share sheet, or where there is none by WhatsApp, SMS or copying. */
export function ShareText({ title, text }: { title: string; text: string }) {
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success('Metin kopyalandı.'),
      () => notify.error('Tarayıcınız kopyalamaya izin vermedi. Metni seçip elle kopyalayın.'),
    )
  const pass = async () => {
    if ((await share({ title, text })) === 'refused')
      notify.error('Paylaşım açılamadı. Metni kopyalayıp mesajınıza yapıştırın.')
  }
  return (
    <>
      <Typography
        component="blockquote"
        sx={{
          m: 0,
          pl: 1.5,
          borderLeft: 3,
          borderColor: 'divider',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
          userSelect: 'text',
        }}
      >
        {text}
      </Typography>
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap' }}>
        {hasShareSheet() ? (
          <Button
            variant="contained"
            startIcon={<Share2 size={18} aria-hidden />}
            sx={touch}
            onClick={() => void pass()}
          >
            Paylaş
          </Button>
        ) : (
          <>
            <Button
              variant="contained"
              href={`https://wa.me/?text=${encodeURIComponent(text)}`}
              target="_blank"
              rel="noopener noreferrer"
              startIcon={<MessageCircle size={18} aria-hidden />}
              sx={touch}
            >
              WhatsApp
            </Button>
            <Button
              variant="outlined"
              href={`sms:?&body=${encodeURIComponent(text)}`}
              startIcon={<MessageSquareText size={18} aria-hidden />}
              sx={touch}
            >
              SMS
            </Button>
          </>
        )}
        <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} sx={touch} onClick={() => void copy()}>
          Kopyala
        </Button>
      </Stack>
    </>
  )
}
