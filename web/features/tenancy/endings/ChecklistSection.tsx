import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Chip from '@mui/material/Chip'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CircleCheck, CircleDashed } from 'lucide-react'
import { showDate } from '#domain/kernel/dates.ts'
import { taskRules } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import { type EndingTask, type EndingView, nextStatuses } from '#domain/tenancy/endings/endings.schema.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { useNextStatus, useTickTask } from './endings.queries.ts'

interface Props {
  view: EndingView
  ending: NonNullable<EndingView['ending']>
}

const sideLabels = { owner: 'Mülk sahibi', tenant: 'Kiracı' } as const

/** Tasks with person and due date; each side ticks its own, and the product ticks those it can check. */
export function ChecklistSection({ view, ending }: Props) {
  const done = view.tasks.filter((task) => task.done).length
  const tick = useTickTask(ending.id)
  return (
    <Section title="Yapılacaklar" lead={`${view.tasks.length} maddeden ${done} tanesi tamam`}>
      <Stack component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {view.tasks.map((task) => (
          <Box component="li" key={task.kind} sx={{ py: 1, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
            <Task
              task={task}
              view={view}
              ending={ending}
              onTick={(checked) => void tick.run({ kind: task.kind, done: checked })}
            />
          </Box>
        ))}
      </Stack>
    </Section>
  )
}

function Task({ task, view, ending, onTick }: Props & { task: EndingTask; onTick: (done: boolean) => void }) {
  const rule = taskRules[task.kind]
  const late = !task.done && task.due_on < view.today
  const chooses = task.kind === 'next_status' && view.side === 'owner' && ending.state === 'set'
  // Where the task is a choice, the field itself explains it.
  const detail = chooses ? '' : task.detail
  return (
    <>
      <Box sx={{ display: 'flex', columnGap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
          {task.own ? (
            <FormControlLabel
              control={<Checkbox checked={task.done} onChange={(_, checked) => onTick(checked)} />}
              label={rule.title}
              sx={{ minHeight: 44 }}
            />
          ) : (
            <Box sx={{ display: 'flex', gap: 1.25, alignItems: 'center', minHeight: 44 }}>
              <Mark done={task.done} />
              <Typography>{rule.title}</Typography>
            </Box>
          )}
        </Box>
        <Stack direction="row" spacing={1} sx={{ minHeight: { xs: 24, sm: 44 }, alignItems: 'center' }}>
          <Typography variant="body2" color={late ? 'error' : 'textSecondary'}>
            {late ? 'Gecikti · ' : ''}
            {showDate(task.due_on)}
          </Typography>
          <Chip size="small" variant="outlined" label={sideLabels[rule.side]} />
        </Stack>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ pl: { xs: 0, sm: 4 } }}>
        {detail || (task.done && task.done_by ? `${task.done_by} işaretledi.` : rule.text)}
      </Typography>
      {chooses && <NextStatusField ending={ending} />}
      {task.kind === 'handover' && !task.done && (
        <TextLink
          to="/tenancy/$tenancyId"
          params={{ tenancyId: view.tenancy_id }}
          sx={{ ...thumbRoom, ml: { xs: 0, sm: 4 } }}
        >
          Teslim tutanaklarına git
        </TextLink>
      )}
    </>
  )
}

const Mark = ({ done }: { done: boolean }) => (
  <Box
    component="span"
    role="img"
    aria-label={done ? 'Tamam' : 'Bekliyor'}
    sx={{ display: 'flex', color: done ? 'success.main' : 'text.secondary' }}
  >
    {done ? <CircleCheck size={20} aria-hidden /> : <CircleDashed size={20} aria-hidden />}
  </Box>
)

function NextStatusField({ ending }: Pick<Props, 'ending'>) {
  const { busy, run } = useNextStatus(ending.id)
  return (
    <Choice
      size="small"
      label="Mülk sonra ne olsun?"
      value={ending.next_status}
      options={nextStatuses}
      disabled={busy}
      onChoose={(next_status) => void run({ next_status })}
      sx={{ mt: 1.5, mb: 0.5, ml: { xs: 0, sm: 4 }, minWidth: 220 }}
    />
  )
}
