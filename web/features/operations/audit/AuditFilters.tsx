import Stack from '@mui/material/Stack'
import { actLabels, areaLabels } from '#domain/operations/audit/audit.messages.ts'
import {
  type AuditFilter,
  auditActs,
  auditAreas,
  auditFilter,
  auditPeriod,
} from '#domain/services/audit/audit.schema.ts'
import { PeriodForm } from '#web/forms/PeriodForm.tsx'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'

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
      <PeriodForm
        key={`${filter.from} ${filter.to}`}
        label="Tarih aralığı"
        names={['İlk gün', 'Son gün']}
        period={filter}
        schema={auditPeriod}
        submit="Tarihleri uygula"
        onChoose={onChange}
      />
      <FilterChips
        label="Tür"
        options={[{ value: 'all', label: 'Tümü' }, ...auditActs.map((act) => ({ value: act, label: actLabels[act] }))]}
        chosen={filter.act}
        onChoose={(act) => onChange({ act })}
      />
    </Stack>
  )
}
