import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { FormProvider, type Resolver, useForm, useWatch } from 'react-hook-form'
import { isoDate } from '#domain/kernel/dates.ts'
import { handoverTitles, missingIn } from '#domain/tenancy/handovers/handovers.rules.ts'
import { type HandoverData, type HandoverView, handoverData } from '#domain/tenancy/handovers/handovers.schema.ts'
import { mergeHandovers } from '#domain/tenancy/handovers/merge-handovers.rules.ts'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { FixturesStep } from './FixturesStep.tsx'
import { GeneralStep } from './GeneralStep.tsx'
import { handoverSaver, type SaveState, unsentHandover } from './handover-saver.ts'
import { KeysStep } from './KeysStep.tsx'
import { MetersStep } from './MetersStep.tsx'
import { RoomStep } from './RoomStep.tsx'
import { SendStep } from './SendStep.tsx'
import { type Step, stepOf, stepsOf } from './steps.ts'

const saveTexts: Record<SaveState, string> = {
  saved: 'Kaydedildi',
  saving: 'Kaydediliyor…',
  failed: 'Bağlantı yok; yazdıklarınız bu cihazda duruyor',
  unfinished: 'Bir alan henüz geçerli değil; düzeltince kaydedilir',
  closed: 'Kaydedilemedi: tutanak bu arada gönderilmiş olabilir. Sayfayı yenileyin; yazdıklarınız duruyor',
}

/** Merges what was typed here but never reached the server into the server's data. */
function startOf({ id, data }: HandoverView): HandoverData {
  const { base, mine } = unsentHandover(id)
  return base && mine ? mergeHandovers(base.data, mine, data) : data
}

/** One step at a time with automatic saving, because on site one hand holds the phone. */
export function HandoverForm({ handover }: { handover: HandoverView }) {
  const form = useForm<HandoverData>({
    resolver: zodResolver(handoverData) as unknown as Resolver<HandoverData>,
    mode: 'onTouched',
    defaultValues: startOf(handover),
  })
  const [state, setState] = useState<SaveState>('saved')
  const [saver] = useState(() =>
    handoverSaver(
      handover.id,
      { version: handover.version, data: handover.data },
      { state: setState, merged: (data) => form.reset(data) },
    ),
  )
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          // Without a name, the event is the form's own reset, not typing.
          if (name) saver.keep(values)
        },
      }),
    [form, saver],
  )
  useEffect(() => {
    if (unsentHandover(handover.id).mine) saver.keep(form.getValues())
    // Leaving for another screen still saves what was typed.
    return () => void saver.flush()
  }, [form, saver, handover.id])

  const data = useWatch({ control: form.control }) as HandoverData
  const missing = missingIn(data, handover.photos, isoDate(new Date()))
  const steps = stepsOf(data)
  const { adim: at = 'general' } = useSearch({ from: '/app/handover/$handoverId' })
  const navigate = useNavigate()
  const index = Math.max(
    0,
    steps.findIndex(({ id }) => id === at),
  )
  const step = steps[index]!
  const top = useRef<HTMLDivElement>(null)
  const bar = useRef<HTMLElement>(null)
  // Scrolls sideways only, so that the page itself does not move.
  useEffect(() => {
    const chip = bar.current?.querySelector<HTMLElement>('[aria-current]')
    if (bar.current && chip && step.id)
      bar.current.scrollLeft = chip.offsetLeft - (bar.current.clientWidth - chip.offsetWidth) / 2
  }, [step.id])
  const go = (id: string) => {
    // In the address, so that a reload, or a phone that dropped the page meanwhile, comes back to the same room.
    void navigate({ to: '.', search: { adim: id }, replace: true, resetScroll: false })
    void saver.flush()
    top.current?.scrollIntoView({ block: 'start' })
  }
  const isDone = (id: string) => !missing.some((each) => stepOf(each.at) === id)

  return (
    <Page
      title={handoverTitles[handover.kind]}
      subtitle={`${handover.property_title} · ${handover.tenant_names.join(', ')}`}
      actions={
        <TextLink to="/tenancy/$tenancyId" params={{ tenancyId: handover.tenancy_id }} sx={{ py: 1 }}>
          Kiracılığa dön
        </TextLink>
      }
    >
      <FormProvider {...form}>
        {/* With a gap instead of margins, so that the bar of steps keeps its own margins. */}
        <Stack useFlexGap spacing={2} ref={top} sx={{ maxWidth: 760, scrollMarginTop: 80 }}>
          <Box
            component="nav"
            ref={bar}
            aria-label="Adımlar"
            sx={{
              position: 'relative',
              display: 'flex',
              gap: 1,
              overflowX: 'auto',
              py: 0.5,
              mx: { xs: -2, sm: -0.5 },
              px: { xs: 2, sm: 0.5 },
            }}
          >
            {steps.map(({ id, title }) => (
              <Chip
                key={id}
                label={`${title}${id !== 'send' && isDone(id) ? ' ✓' : ''}`}
                onClick={() => go(id)}
                aria-current={id === step.id ? 'step' : undefined}
                color={id === step.id ? 'primary' : 'default'}
                variant={id === step.id ? 'filled' : 'outlined'}
                // A long room name must leave the next step visible.
                sx={{ height: 44, borderRadius: 22, flexShrink: 0, maxWidth: 220 }}
              />
            ))}
          </Box>
          <Typography variant="body2" color="textSecondary" role="status">
            {saveTexts[state]}
          </Typography>
          {state === 'closed' && <Alert severity="warning">{saveTexts.closed}</Alert>}
          <StepBody key={step.id} step={step} handover={handover} missing={missing} settle={saver.settle} go={go} />
          <Stack direction="row" spacing={1} sx={{ justifyContent: 'space-between' }}>
            <Button size="large" disabled={index === 0} onClick={() => go(steps[index - 1]!.id)}>
              Geri
            </Button>
            {index < steps.length - 1 && (
              <Button size="large" variant="contained" onClick={() => go(steps[index + 1]!.id)}>
                Devam: {steps[index + 1]!.title}
              </Button>
            )}
          </Stack>
        </Stack>
      </FormProvider>
    </Page>
  )
}

interface BodyProps {
  step: Step
  handover: HandoverView
  missing: ReturnType<typeof missingIn>
  settle: () => Promise<number | null>
  go: (id: string) => void
}

function StepBody({ step, handover, missing, settle, go }: BodyProps) {
  switch (step.kind) {
    case 'general':
      return <GeneralStep go={go} />
    case 'room':
      return <RoomStep index={step.index} handover={handover} settle={settle} go={go} />
    case 'fixtures':
      return <FixturesStep handover={handover} />
    case 'meters':
      return <MetersStep handover={handover} />
    case 'keys':
      return <KeysStep />
    case 'send':
      return <SendStep handover={handover} missing={missing} settle={settle} go={go} />
  }
}
