import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import type { EndingView } from '#domain/tenancy/endings/endings.schema.ts'
import { AskedPaper } from '#web/features/tenancy/papers/AskedPaper.tsx'
import { useConfirm } from '#web/ui/confirm.tsx'
import { Section } from '#web/ui/Section.tsx'
import { ChangeDialog } from './ChangeDialog.tsx'
import { useWithdrawChange } from './endings.queries.ts'

interface Props {
  view: EndingView
  ending: NonNullable<EndingView['ending']>
}

/** Both sides can change what they agreed: the button to ask, and the pending request. */
export function ChangeSection({ view, ending }: Props) {
  const [asking, setAsking] = useState<'day' | 'nothing' | null>(null)
  const withdraw = useWithdrawChange()
  const confirm = useConfirm()
  const takeBack = async (id: string) => {
    const sure = await confirm({
      title: 'Öneri geri alınsın mı?',
      text: `Karşı tarafa haber verilir ve gönderilen bağlantı geçersiz olur. Anlaşılan ${showDate(ending.ends_on)} günü geçerli kalır.`,
      confirmLabel: 'Öneriyi geri al',
    })
    if (sure) await withdraw.run(id)
  }
  const { can, change } = view
  if (!change && !can.change) return null
  return (
    <>
      <Section
        title="Anlaşmayı değiştirme"
        lead={
          change
            ? `${change.proposed_by} önerdi, ${showDate(change.created_at)}`
            : 'Anlaşılan günü ya da sona erdirmenin kendisini ancak iki taraf birlikte değiştirebilir.'
        }
      >
        {change ? (
          <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
            <Typography sx={{ overflowWrap: 'anywhere' }}>
              {change.ends_on
                ? `${showDate(ending.ends_on)} yerine ${showDate(change.ends_on)} önerildi.`
                : 'Sona erdirmeden vazgeçilmesi önerildi.'}{' '}
              Onaylanana kadar {showDate(ending.ends_on)} geçerli.
              {change.reason && ` “${change.reason}”`}
            </Typography>
            {can.withdraw_change && (
              <Button variant="outlined" loading={withdraw.busy} onClick={() => takeBack(change.id)}>
                Öneriyi geri al
              </Button>
            )}
          </Stack>
        ) : (
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            <Button variant="outlined" onClick={() => setAsking('day')}>
              Başka bir gün öner
            </Button>
            <Button variant="outlined" onClick={() => setAsking('nothing')}>
              Vazgeçmeyi öner
            </Button>
          </Stack>
        )}
      </Section>
      {view.change_paper && <AskedPaper paper={view.change_paper} />}
      {asking && <ChangeDialog view={view} ending={ending} to={asking} onClose={() => setAsking(null)} />}
    </>
  )
}
