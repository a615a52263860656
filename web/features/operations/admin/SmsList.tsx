import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import { showPhone } from '#domain/kernel/phone.ts'
import type { SmsRow } from '#domain/operations/admin/sms.api.ts'
import { useResendSms } from './admin.queries.ts'
import { SentLine } from './SentLine.tsx'

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
  const { busy, run } = useResendSms(sms.id)
  const again = (
    <Button loading={busy} aria-label={`Yeniden gönder: ${showPhone(sms.to)}`} onClick={() => run()}>
      Yeniden gönder
    </Button>
  )
  return <SentLine title={showPhone(sms.to)} text={sms.text} sent={sms} action={sms.state !== 'queued' && again} />
}
