import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { endingInforms } from '#domain/tenancy/endings/ending-ways.rules.ts'
import type { EndingView } from '#domain/tenancy/endings/endings.schema.ts'
import { AskedPaper } from '#web/features/tenancy/papers/AskedPaper.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { ChangeSection } from './ChangeSection.tsx'
import { ChecklistSection } from './ChecklistSection.tsx'
import { DeductionsSection } from './DeductionsSection.tsx'
import { DepositSection } from './DepositSection.tsx'
import { EndingStateSection } from './EndingStateSection.tsx'
import { EarlierSection, HistorySection } from './ending-history.tsx'
import { NoticesSection } from './NoticesSection.tsx'
import { StartEnding } from './StartEnding.tsx'

/** The whole ending of a tenancy for either side: state, tasks and disputes. */
export function EndingPage({ view }: { view: EndingView }) {
  const { ending } = view
  const goesOn = ending?.state === 'set' || ending?.state === 'done'
  return (
    <Page
      title={view.can.start && view.side === 'tenant' ? 'Çıkmak istiyorum' : 'Kiracılığın sona ermesi'}
      subtitle={`${view.property_title} · ${view.side === 'tenant' ? view.owner_name : view.tenant_names.join(', ')}`}
      actions={
        <LinkButton to="/tenancy/$tenancyId" params={{ tenancyId: view.tenancy_id }} variant="outlined">
          Kiracılığa dön
        </LinkButton>
      }
    >
      <WideAndNarrow>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {ending ? (
            <EndingStateSection view={view} ending={ending} />
          ) : view.can.start && view.side ? (
            <StartEnding view={view} side={view.side} />
          ) : (
            <Alert severity="info">{nothingText(view)}</Alert>
          )}
          {ending && <ChangeSection view={view} ending={ending} />}
          {ending?.state === 'proposed' && view.paper && <AskedPaper paper={view.paper} />}
          {goesOn && <ChecklistSection view={view} ending={ending} />}
          {goesOn && <DeductionsSection view={view} ending={ending} />}
          {goesOn && <DepositSection view={view} ending={ending} />}
          {view.settlement && <AskedPaper paper={view.settlement} />}
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          <NoticesSection view={view} />
          {goesOn && view.paper && <AskedPaper paper={view.paper} />}
          <EarlierSection earlier={view.earlier} />
          <HistorySection events={view.events} />
          <Typography variant="body2" color="textSecondary">
            {endingInforms}
          </Typography>
        </Stack>
      </WideAndNarrow>
    </Page>
  )
}

function nothingText({ ended_on, started_on, today }: EndingView): string {
  if (ended_on) return `Bu kiracılık ${showDate(ended_on)} günü sona erdi.`
  if (started_on > today)
    return 'Bu kiracılık henüz başlamadı. Başlamamış bir kontrat, kontrat sayfasından iptal edilebilir.'
  return 'Bu kiracılık için başlatılmış bir sona erdirme yok.'
}
