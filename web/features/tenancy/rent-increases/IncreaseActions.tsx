import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { reasonData } from '#domain/tenancy/endings/endings.schema.ts'
import type { IncreaseRecord, IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { useApplyIncrease, useUnwaiveIncrease, useWithdrawIncrease } from './rent-increases.queries.ts'
import { WaiveButton } from './WaiveButton.tsx'

/** The landlord's actions on a sent proposal, or instead of waiting. */
export function IncreaseActions({ view }: { view: IncreaseView }) {
  const { record, can } = view
  if (!record)
    return can.waive && !can.send ? (
      <Box sx={{ mt: 2 }}>
        <WaiveButton view={view} />
      </Box>
    ) : null
  if (!can.withdraw && !can.apply) return null
  return record.state === 'waived' ? <Unwaive record={record} /> : <SentActions view={view} record={record} />
}

function Unwaive({ record }: { record: IncreaseRecord }) {
  const { run, busy } = useUnwaiveIncrease()
  return (
    <Button variant="outlined" onClick={() => run(record.id)} disabled={busy} sx={{ mt: 2 }}>
      Kaydı geri al, artış öner
    </Button>
  )
}

function SentActions({ view, record }: { view: IncreaseView; record: IncreaseRecord }) {
  const [withdrawing, setWithdrawing] = useState(false)
  const withdraw = useWithdrawIncrease(record.id)
  const apply = useApplyIncrease(record.id)
  const ask = useConfirm()
  const applyNow = async () => {
    const sure = await ask({
      title: 'Artış, kontrattaki şarta göre uygulansın mı?',
      text: `Kira ${showDate(record.from_on)} tarihinden başlayarak ${showMoney(record.new_rent, record.currency)} olur ve hesaba yansır. Kiracıya bildirilir; itirazı kayda geçer.`,
      confirmLabel: 'Uygula',
    })
    if (sure) await apply.run()
  }
  return (
    <>
      {view.can.apply && (
        <Typography sx={{ mt: 1.5 }}>
          Kiracı bir haftadır cevap vermedi. Kontrattaki artış şartı onun onayına bağlı değildir; artışı bu şarta göre
          uygulayabilirsiniz (TBK 344).
        </Typography>
      )}
      <Stack direction="row" sx={{ mt: 2, gap: 1, flexWrap: 'wrap', '&:empty': { display: 'none' } }}>
        {view.can.apply && (
          <Button variant="contained" onClick={applyNow} disabled={apply.busy}>
            Şarta göre uygula
          </Button>
        )}
        {view.can.withdraw && (
          <Button variant="outlined" onClick={() => setWithdrawing(true)}>
            Geri çek
          </Button>
        )}
      </Stack>
      {withdrawing && (
        <ReasonDialog
          title="Artış geri çekilsin mi?"
          text="Kira eski tutarında sürer; gönderilen bağlantılar geçersiz olur. Nedeni kiracı da okur."
          confirmLabel="Geri çek"
          schema={reasonData}
          maxLength={1000}
          draft={`increase-withdraw.${record.id}`}
          write={withdraw}
          onClose={() => setWithdrawing(false)}
        />
      )}
    </>
  )
}
