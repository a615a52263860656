import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { isAnswered } from '#web/lib/missing.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { ErrorState } from '#web/ui/states.tsx'
import type { DecisionRecord } from './decided.ts'

const askOwner =
  'Mülk sahibinden yeni bir bağlantı isteyin; kontrat sayfasından hemen gönderebilir ya da kopyalayabilir.'

/** A title for readers who do not know the word token; the specified text is shown below it. */
const titles: Readonly<Record<string, string>> = {
  token_expired: 'Bağlantının süresi dolmuş',
  token_used: 'Bu bağlantıyla karar verilmiş',
  approval_missing: 'Bu bağlantı artık geçerli değil',
  link_replaced: 'Size daha yeni bir bağlantı gönderildi',
}

const advice: Readonly<Record<string, string>> = {
  token_expired: `Bağlantılar güvenliğiniz için yedi gün geçerlidir. ${askOwner}`,
  approval_missing: `Kontrat değişmiş ya da iptal edilmiş olabilir. E-postanızdaki en son bağlantıyı açın. Olmuyorsa: ${askOwner}`,
  link_replaced:
    'Kontrat değiştiğinde ya da bağlantı yeniden gönderildiğinde eskisi kapanır. E-postanızdaki en son bağlantıyı açın; bulamıyorsanız yenisini isteyin, kontratta yazan adresinize hemen gelir.',
  token_used: 'Her bağlantı bir kez kullanılır. Kararınızı değiştirmek isterseniz mülk sahibine yazın.',
}
const incomplete = `Bağlantı eksik kopyalanmış olabilir: e-postadaki düğmeye yeniden dokunun. Olmuyorsa: ${askOwner}`

const said: Record<DecisionRecord['answer'], string> = {
  approved: 'onay',
  rejected: 'düzenleme isteği',
  declined: 'ret',
}

interface Props {
  error: unknown
  onRetry: () => void
  /** The decision for which a link was used. */
  decided?: Pick<DecisionRecord, 'answer' | 'decided_at'> | undefined
  /** Sends a new link to the address that was asked. */
  onRenew: () => Promise<{ message: string }>
}

/** Why a link does not open, and what to do about it. */
export function LinkProblem({ error, onRetry, decided, onRenew }: Props) {
  if (!isAnswered(error) || error.status === 429) return <ErrorState error={error} onRetry={onRetry} />
  const isReplaced = error.code === 'link_replaced'
  return (
    <Alert severity={error.code === 'token_used' || isReplaced ? 'info' : 'warning'} variant="outlined">
      <AlertTitle>{titles[error.code] ?? 'Bu bağlantı açılamıyor'}</AlertTitle>
      {decided && (
        <Typography sx={{ mb: 1 }}>
          Kayıtlı kararınız: <strong>{said[decided.answer]}</strong>, {showDateTime(decided.decided_at)}.
        </Typography>
      )}
      {advice[error.code] ?? incomplete}
      {isReplaced ? (
        <Renewal onRenew={onRenew} />
      ) : (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {error.message}
        </Typography>
      )}
    </Alert>
  )
}

function Renewal({ onRenew }: Pick<Props, 'onRenew'>) {
  const [busy, setBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ text: string; color: 'success' | 'error' } | null>(null)
  async function renew() {
    setBusy(true)
    try {
      setOutcome({ text: (await onRenew()).message, color: 'success' })
    } catch (error) {
      setOutcome({ text: messageOf(error), color: 'error' })
    }
    setBusy(false)
  }
  return (
    <Box sx={{ mt: 1.5 }} aria-live="polite">
      {outcome?.color !== 'success' && (
        <Button variant="contained" loading={busy} onClick={() => void renew()}>
          Yeni bağlantı gönder
        </Button>
      )}
      {outcome && (
        <Typography color={outcome.color} sx={{ mt: 1, fontWeight: 600 }}>
          {outcome.text}
        </Typography>
      )}
    </Box>
  )
}
