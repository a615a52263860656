import Stack from '@mui/material/Stack'
import { type Resolver, useForm } from 'react-hook-form'
import type { z } from 'zod'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { belowLabel } from '#web/ui/theme.ts'
import { DateField } from './DateField.tsx'
import { SubmitButton } from './form.tsx'

/** Two days, both included; empty ones are not chosen yet, or open. */
interface Period {
  from: string
  to: string
}
type PeriodValues = { from: string | null; to: string | null }

interface Props {
  label: string
  names: readonly [from: string, to: string]
  period: Period
  /** Whether either day may be missing is the schema's business. */
  schema: z.ZodType<Period>
  submit?: string
  onChoose: (period: Period) => void
}

/** Both days are applied together, because half a period is none. */
export function PeriodForm({ label, names: [from, to], period, schema, submit = 'Uygula', onChoose }: Props) {
  const form = useForm<PeriodValues, unknown, Period>({
    resolver: zodResolver(schema as never) as unknown as Resolver<PeriodValues, unknown, Period>,
    defaultValues: { from: period.from || null, to: period.to || null },
  })
  return (
    <Stack
      component="form"
      noValidate
      aria-label={label}
      onSubmit={form.handleSubmit(onChoose)}
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 1.5, alignItems: { sm: 'flex-start' }, maxWidth: 640 }}
    >
      <DateField control={form.control} name="from" label={from} />
      <DateField control={form.control} name="to" label={to} />
      <SubmitButton size="medium" busy={false} sx={{ flexShrink: 0, mt: { sm: belowLabel }, minHeight: 56 }}>
        {submit}
      </SubmitButton>
    </Stack>
  )
}
