import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { RetryButton } from '#web/ui/states.tsx'
import type { DraftState } from './draft-saver.ts'

const texts: Record<Exclude<DraftState, 'failed'>, string> = {
  new: 'Yazdıklarınız taslak olarak kendiliğinden kaydedilir; istediğiniz zaman devam edebilirsiniz.',
  saving: 'Taslak kaydediliyor…',
  saved: 'Taslak kaydedildi; istediğiniz zaman devam edebilirsiniz.',
}

export function DraftNotice({ state, onRetry }: { state: DraftState; onRetry: () => void }) {
  if (state === 'failed')
    return (
      <Alert severity="warning" action={<RetryButton onClick={onRetry} />}>
        Taslak kaydedilemedi. Yazdıklarınız bu sayfada duruyor; birazdan yeniden denenecek.
      </Alert>
    )
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      {texts[state]}
    </Typography>
  )
}
