import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { daysBetween, showDate } from '#domain/kernel/dates.ts'
import { objectionStops } from '#domain/tenancy/endings/assess-ending.rules.ts'
import { endingStateLabel } from '#domain/tenancy/endings/ending-states.rules.ts'
import { endingWayRules } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { type EndingView, reasonData } from '#domain/tenancy/endings/endings.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { AssessmentNote } from './AssessmentNote.tsx'
import { CounterDialog } from './CounterDialog.tsx'
import { useObjectToEnding, useWithdrawEnding } from './endings.queries.ts'

interface Props {
  view: EndingView
  ending: NonNullable<EndingView['ending']>
}

const colors = { proposed: 'info', set: 'info', done: 'default', declined: 'default', withdrawn: 'default' } as const

/** The state, its meaning, and what this side can do. */
export function EndingStateSection({ view, ending }: Props) {
  const [asking, setAsking] = useState<'withdraw' | 'object' | 'counter' | null>(null)
  const withdraw = useWithdrawEnding(ending.id)
  const object = useObjectToEnding(ending.id)
  const rule = endingWayRules[ending.way]
  const { can } = view
  const close = () => setAsking(null)
  return (
    <Section
      title={rule.title}
      lead={`${ending.started_by} başlattı, ${showDate(ending.created_at)}`}
      aside={
        <Chip
          size="small"
          color={ending.objected_at ? 'error' : colors[ending.state]}
          label={endingStateLabel(ending)}
        />
      }
    >
      <Stack spacing={2}>
        <FactList
          facts={[
            ['Son gün', showDate(ending.ends_on)],
            ['Kalan', ending.state === 'set' && remaining(daysBetween(view.today, ending.ends_on))],
            ['Bildirimin ulaştığı gün', rule.notice && showDate(ending.delivered_on)],
            [rule.basis ?? 'Dayanak', ending.basis_on && showDate(ending.basis_on)],
            ['Mahkeme ya da icra dairesi', ending.decision_office],
            ['Dosya ya da karar numarası', ending.decision_number],
            ['Mülkün sonraki durumu', view.side === 'owner' && ending.next_status],
            ['Açıklama', ending.reason],
          ]}
        />
        {ending.objected_at && (
          <Alert severity="warning">
            {ending.objected_by} itiraz etti ({showDate(ending.objected_at)}): “{ending.objection}”{' '}
            {objectionStops(ending.way)
              ? `Kiracılık bu tarihte kendiliğinden sona ermez. Devam etmek için anlaşma ya da, arabuluculuktan sonra, mahkeme kararı gerekir${view.side === 'owner' ? '; karar alındığında bu kaydı geri çekip “Mahkeme ya da icra kararı” yolunu başlatabilirsiniz' : ''}.`
              : 'İtiraz, kaydedilen kararı durdurmaz; iki tarafta da kararın yanında görünür ve kontratın geçmişinde kalır.'}
          </Alert>
        )}
        {/* For a court's decision, the note is only about how to record it. */}
        {ending.state === 'set' && ending.way !== 'court' && (
          <AssessmentNote way={ending.way} assessment={ending.assessment} ends_on={ending.ends_on} />
        )}
        {(can.withdraw || can.object || can.counter) && (
          <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1}>
            {can.counter && (
              <Button variant="outlined" onClick={() => setAsking('counter')}>
                Başka bir gün öner
              </Button>
            )}
            {can.object && (
              <Button variant="outlined" color="error" onClick={() => setAsking('object')}>
                İtiraz et
              </Button>
            )}
            {can.withdraw && (
              <Button variant="outlined" color="error" onClick={() => setAsking('withdraw')}>
                Geri çek
              </Button>
            )}
          </Stack>
        )}
      </Stack>
      {asking === 'withdraw' && (
        <ReasonDialog
          title="Sona erdirmeyi geri çek"
          text="Kiracılık sürer ve karşı tarafa haber verilir. Kaydı geçmişte kalır; iki tarafın onayladığı hesapla işlenen kesintiler geri alınır."
          confirmLabel="Geri çek"
          schema={reasonData}
          maxLength={1000}
          draft={`ending.withdraw.${ending.id}`}
          write={withdraw}
          onClose={close}
        />
      )}
      {asking === 'object' && (
        <ReasonDialog
          title="Sona erdirmeye itiraz et"
          text={
            objectionStops(ending.way)
              ? 'İtirazınız mülk sahibine iletilir. Kiracılık, anlaşma ya da mahkeme kararı olmadan kendiliğinden sona ermez.'
              : 'İtirazınız mülk sahibine iletilir, kararın yanında görünür ve kontratın geçmişinde kalır. Kararın kendisine karşı süresi içinde mahkemeye başvurmanız gerekir.'
          }
          confirmLabel="İtiraz et"
          schema={reasonData}
          maxLength={1000}
          draft={`ending.object.${ending.id}`}
          write={object}
          onClose={close}
        />
      )}
      {asking === 'counter' && <CounterDialog ending={ending} onClose={close} />}
    </Section>
  )
}

const remaining = (days: number) => (days > 0 ? `${days} gün` : days === 0 ? 'Bugün' : 'Süre doldu')
