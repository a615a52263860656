import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Typography from '@mui/material/Typography'
import { showDateTime } from '#domain/kernel/dates.ts'
import { isAnswered } from '#web/lib/missing.ts'
import { ErrorState } from '#web/ui/states.tsx'
import type { DecisionRecord } from './decided.ts'

const askOwner =
  'Mülk sahibinden yeni bir bağlantı isteyin; kontrat sayfasından hemen gönderebilir ya da kopyalayabilir.'

/** A title for readers who do not know the word token; the specified text is shown below it. */
const titles: Readonly<Record<string, string>> = {
  token_expired: 'Bağlantının süresi dolmuş',
  token_used: 'Bu bağlantıyla karar verilmiş',
  approval_missing: 'Bu bağlantı artık geçerli değil',
}

const advice: Readonly<Record<string, string>> = {
  token_expired: `Bağlantılar güvenliğiniz için yedi gün geçerlidir. ${askOwner}`,
  approval_missing: `Kontrat değişmiş, iptal edilmiş ya da size daha yeni bir bağlantı gönderilmiş olabilir. E-postanızdaki en son bağlantıyı açın. Olmuyorsa: ${askOwner}`,
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
}

/** Why a link does not open, and what to do about it. */
export function LinkProblem({ error, onRetry, decided }: Props) {
  if (!isAnswered(error) || error.status === 429) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Alert severity={error.code === 'token_used' ? 'info' : 'warning'} variant="outlined">
      <AlertTitle>{titles[error.code] ?? 'Bu bağlantı açılamıyor'}</AlertTitle>
      {decided && (
        <Typography sx={{ mb: 1 }}>
          Kayıtlı kararınız: <strong>{said[decided.answer]}</strong>, {showDateTime(decided.decided_at)}.
        </Typography>
      )}
      {advice[error.code] ?? incomplete}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {error.message}
      </Typography>
    </Alert>
  )
}
