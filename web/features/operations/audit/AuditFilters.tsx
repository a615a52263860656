import { zodResolver } from '@hookform/resolvers/zod'
import Stack from '@mui/material/Stack'
import { type Resolver, useForm } from 'react-hook-form'
import { actLabels, areaLabels } from '#domain/operations/audit/audit.messages.ts'
import {
  type AuditFilter,
  auditActs,
  auditAreas,
  auditFilter,
  auditPeriod,
} from '#domain/services/audit/audit.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { SubmitButton } from '#web/forms/form.tsx'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { belowLabel } from '#web/ui/theme.ts'

interface Props {
  filter: AuditFilter
  onChange: (change: Partial<AuditFilter>, options?: { replace: boolean }) => void
}

export function AuditFilters({ filter, onChange }: Props) {
  const [person, setPerson] = useDebouncedText(filter.person, (text) => onChange({ person: text }, { replace: true }))
  const [record, setRecord] = useDebouncedText(filter.record, (text) => {
    // An incomplete id finds nothing, so the filter waits for a complete one.
    const asked = auditFilter.shape.record.safeParse(text)
    if (asked.success) onChange({ record: asked.data }, { replace: true })
  })
  return (
    <Stack spacing={1.5} sx={{ mb: 1 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5} sx={{ alignItems: { sm: 'flex-end' } }}>
        <SearchField label="Kişi (ad, e-posta ya da kayıt numarası)" text={person} onText={setPerson} fullWidth />
        <SearchField label="Kayıt numarası" text={record} onText={setRecord} fullWidth />
        <Choice
          fullWidth
          label="Ne hakkında"
          value={filter.area}
          options={[['all', 'Tümü'], ...auditAreas.map((area) => [area, areaLabels[area]] as const)]}
          onChoose={(area) => onChange({ area })}
        />
      </Stack>
      <PeriodForm key={`${filter.from} ${filter.to}`} filter={filter} onChange={onChange} />
      <FilterChips
        label="Tür"
        options={[{ value: 'all', label: 'Tümü' }, ...auditActs.map((act) => ({ value: act, label: actLabels[act] }))]}
        chosen={filter.act}
        onChoose={(act) => onChange({ act })}
      />
    </Stack>
  )
}

type PeriodValues = { from: string | null; to: string | null }
type Days = Pick<AuditFilter, 'from' | 'to'>

/** Either date may be left open. */
function PeriodForm({ filter, onChange }: Props) {
  const form = useForm<PeriodValues, unknown, Days>({
    resolver: zodResolver(auditPeriod) as unknown as Resolver<PeriodValues, unknown, Days>,
    defaultValues: { from: filter.from || null, to: filter.to || null },
  })
  return (
    <Stack
      component="form"
      noValidate
      aria-label="Tarih aralığı"
      onSubmit={form.handleSubmit(({ from, to }) => onChange({ from, to }))}
      direction="row"
      sx={{ gap: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'flex-start', maxWidth: 640 }}
    >
      <DateField control={form.control} name="from" label="İlk gün" />
      <DateField control={form.control} name="to" label="Son gün" />
      <SubmitButton size="medium" busy={false} sx={{ flexShrink: 0, mt: { sm: belowLabel }, minHeight: 56 }}>
        Tarihleri uygula
      </SubmitButton>
    </Stack>
  )
}
