import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import type { CodeChannel } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import { FormField } from '#web/forms/form.tsx'
import type { CodeTarget } from './link-proof.tsx'
import type { RevisionValues } from './revision-form.ts'

const pauseSeconds = 30

interface Props {
  control: Control<RevisionValues>
  to: readonly CodeTarget[]
  handed: boolean
  sending: boolean
  /** How many codes were sent, the server's last reply, and the last error. */
  sent: { times: number; message: string; problem: string }
  onSend: (channel: CodeChannel) => void
}

const names: Record<CodeChannel, string> = { email: 'E-postayla', sms: 'SMS ile' }

/** A code sent to the person proves who decides. */
export function DecisionCode({ control, to, handed, sending, sent, onSend }: Props) {
  const { field } = useController({ control, name: 'code' })
  const left = usePause(sent.times)
  const label = (target: CodeTarget) => {
    if (left > 0) return `Yeni kod ${left} saniye sonra`
    const one = sent.times > 0 ? 'Yeni kod gönder' : 'Kod gönder'
    return to.length > 1 ? `${names[target.channel]}: ${one.toLocaleLowerCase('tr-TR')}` : one
  }
  return (
    <>
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        {handed && 'Bu bağlantı size elden iletildi. '}Kararı sizin verdiğinizden emin olmak için{' '}
        {to
          .map(({ channel, hint }) => (channel === 'sms' ? `${hint} numaralı telefona` : `${hint} adresine`))
          .join(' ya da ')}{' '}
        bir kod gönderiyoruz.
      </Typography>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', '& > *': { flex: '1 1 160px' } }}>
        {to.map((target) => (
          <Button
            key={target.channel}
            variant="outlined"
            loading={sending}
            disabled={left > 0}
            onClick={() => onSend(target.channel)}
          >
            {label(target)}
          </Button>
        ))}
      </Stack>
      {sent.message && <Alert severity="info">{sent.message}</Alert>}
      {sent.problem && <Alert severity="error">{sent.problem}</Alert>}
      <FormField
        control={control}
        name="code"
        label={to.every(({ channel }) => channel === 'sms') ? 'SMS kodu' : 'Karar kodu'}
        required
        autoComplete="one-time-code"
        onChange={(event) => field.onChange(event.target.value.replace(/\D/g, '').slice(0, 6))}
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
    </>
  )
}

/** Counts down after each sending, because a message takes a moment and a second code would invalidate the first. */
function usePause(times: number): number {
  const [left, setLeft] = useState(0)
  useEffect(() => {
    if (times > 0) setLeft(pauseSeconds)
  }, [times])
  useEffect(() => {
    if (left <= 0) return
    const timer = setTimeout(() => setLeft(left - 1), 1000)
    return () => clearTimeout(timer)
  }, [left])
  return left
}
