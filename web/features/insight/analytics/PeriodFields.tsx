import { zodResolver } from '@hookform/resolvers/zod'
import Stack from '@mui/material/Stack'
import { type Resolver, useForm } from 'react-hook-form'
import { ownPeriod } from '#domain/insight/analytics/analytics.schema.ts'
import type { Period } from '#domain/insight/analytics/periods.rules.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { SubmitButton } from '#web/forms/form.tsx'
import { belowLabel } from '#web/ui/theme.ts'

interface Props {
  label: string
  /** Empty dates while no period is chosen. */
  period: Period
  onChoose: (period: Period) => void
}

type PeriodValues = { from: string | null; to: string | null }

/** Both dates are applied together, because half a period is none. */
export function PeriodFields({ label, period, onChoose }: Props) {
  const form = useForm<PeriodValues, unknown, Period>({
    resolver: zodResolver(ownPeriod) as unknown as Resolver<PeriodValues, unknown, Period>,
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
      <DateField control={form.control} name="from" label={`${label}: ilk gün`} />
      <DateField control={form.control} name="to" label={`${label}: son gün`} />
      <SubmitButton size="medium" busy={false} sx={{ flexShrink: 0, mt: { sm: belowLabel }, minHeight: 56 }}>
        Uygula
      </SubmitButton>
    </Stack>
  )
}
