import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import type { MailRow } from '#domain/operations/admin/admin.api.ts'
import { MailStateChip, triesText } from './mail-state.tsx'

interface Props {
  title: string
  text: string
  sent: Pick<MailRow, 'state' | 'tries' | 'last_error' | 'sent_at' | 'created_at'>
  action?: ReactNode
}

/** One outgoing e-mail or SMS: its delivery state and time. */
export function SentLine({ title, text, sent, action }: Props) {
  const at = sent.sent_at ?? sent.created_at
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ width: 1, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
        {sent.last_error && (
          <Typography variant="body2" color="error" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            Son hata: {sent.last_error}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexShrink: 0, flexWrap: 'wrap' }}>
        <MailStateChip state={sent.state} />
        <Typography variant="body2" color="textSecondary">
          {triesText(sent.tries)}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="time" dateTime={at} title={showDateTime(at)}>
          {relativeTime(at, new Date())}
        </Typography>
        {action}
      </Stack>
    </Stack>
  )
}
