import Button from '@mui/material/Button'
import { showDate } from '#domain/kernel/dates.ts'
import type { IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { useWaiveIncrease } from './rent-increases.queries.ts'

/** Waives the increase of this rent year; needs a confirmation, because no reminder follows. */
export function WaiveButton({ view }: { view: IncreaseView }) {
  const { run, busy } = useWaiveIncrease(view.tenancy_id)
  const ask = useConfirm()
  const { start } = view.year
  const waive = async () => {
    const sure = await ask({
      title: 'Bu yıl artış yapılmasın mı?',
      text: `${showDate(start)} tarihinde başlayan kira yılı için artık hatırlatılmaz. Kiracı bu kaydı görmez; dilediğinizde geri alabilirsiniz.`,
      confirmLabel: 'Artış yapma',
    })
    if (sure) await run({ year_start: start })
  }
  return (
    <Button size="large" variant="outlined" onClick={waive} disabled={busy}>
      Bu yıl artış yapma
    </Button>
  )
}
