import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import type { SmsRow } from '#domain/sms/sms.api.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { useResendSms } from './admin.queries.ts'
import { MailStateChip, triesText } from './mail-state.tsx'

export const SmsList = ({ messages }: { messages: readonly SmsRow[] }) => (
  <Paper variant="outlined">
    <List disablePadding aria-label="Giden SMS’ler">
      {messages.map((sms, index) => (
        <ListItem key={sms.id} divider={index < messages.length - 1} sx={{ px: 2, py: 1.5 }}>
          <SmsLine sms={sms} />
        </ListItem>
      ))}
    </List>
  </Paper>
)

function SmsLine({ sms }: { sms: SmsRow }) {
  const { busy, change } = useResendSms(sms.id)
  const at = sms.sent_at ?? sms.created_at
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ width: 1, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{sms.to}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {sms.text}
        </Typography>
        {sms.last_error && (
          <Typography variant="body2" color="error" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            Son hata: {sms.last_error}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ alignItems: 'center', flexShrink: 0, flexWrap: 'wrap' }}>
        <MailStateChip state={sms.state} />
        <Typography variant="body2" color="textSecondary">
          {triesText(sms.tries)}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="time" dateTime={at} title={showDateTime(at)}>
          {relativeTime(at, new Date())}
        </Typography>
        {sms.state !== 'queued' && (
          <Button
            loading={busy}
            aria-label={`Yeniden gönder: ${sms.to}`}
            onClick={() => change(undefined).catch((error) => notify.error(messageOf(error)))}
            sx={{ minHeight: 44 }}
          >
            Yeniden gönder
          </Button>
        )}
      </Stack>
    </Stack>
  )
}
