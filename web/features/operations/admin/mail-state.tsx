import Chip from '@mui/material/Chip'
import type { MailRow } from '#domain/operations/admin/admin.api.ts'

const looks = {
  queued: { label: 'Sırada', color: 'info' },
  sent: { label: 'Gönderildi', color: 'success' },
  failed: { label: 'Gönderilemedi', color: 'error' },
} as const satisfies Record<MailRow['state'], object>

export const MailStateChip = ({ state }: { state: MailRow['state'] }) => (
  // Brass has enough contrast as a background, but not as text.
  <Chip size="small" variant={state === 'queued' ? 'filled' : 'outlined'} {...looks[state]} />
)

export const triesText = (tries: number) => (tries === 0 ? 'Henüz denenmedi' : `${tries} deneme`)
