import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { newId } from '#domain/kernel/ids.ts'
import { fixtureConditions, fixtureKinds } from '#domain/property/fixtures/fixtures.schema.ts'
import type { HandoverData, HandoverView } from '#domain/tenancy/handovers/handovers.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { Section } from '#web/ui/Section.tsx'
import { belowLabel } from '#web/ui/theme.ts'

/** The fixtures that stay in the flat, with their condition; at move-out, the earlier condition is shown beside it. */
export function FixturesStep({ handover }: { handover: HandoverView }) {
  const { control } = useFormContext<HandoverData>()
  const { fields, append, remove } = useFieldArray({ control, name: 'fixtures', keyName: 'key' })
  const was = (id: string) => handover.before?.data.fixtures.find((fixture) => fixture.id === id)
  return (
    <Section
      title="Demirbaşlar"
      lead="Mülkün demirbaş listesinden geldi; burada yaptığınız değişiklik listeyi değiştirmez."
    >
      <Stack spacing={2.5}>
        {fields.length === 0 && <Typography color="textSecondary">Demirbaş yok. Varsa ekleyin.</Typography>}
        {fields.map((fixture, at) => {
          const before = was(fixture.id)
          return (
            <Box
              key={fixture.key}
              role="group"
              aria-label={fixture.name || `Demirbaş ${at + 1}`}
              sx={{ display: 'grid', gap: 2, borderBottom: 1, borderColor: 'divider', pb: 2.5 }}
            >
              <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
                <Box sx={{ flex: 1, minWidth: 0 }}>
                  <SuggestField
                    control={control}
                    name={`fixtures.${at}.name`}
                    label="Demirbaş"
                    options={fixtureKinds}
                  />
                </Box>
                <IconButton
                  aria-label={`${fixture.name || 'Demirbaş'} satırını çıkar`}
                  onClick={() => remove(at)}
                  sx={{ width: 48, height: 48, mt: belowLabel }}
                >
                  <Trash2 size={18} aria-hidden />
                </IconButton>
              </Stack>
              <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { xs: '1fr 96px', sm: '1fr 96px 1fr' } }}>
                <FormField control={control} name={`fixtures.${at}.brand`} label="Marka" />
                <FormField
                  control={control}
                  name={`fixtures.${at}.count`}
                  label="Adet"
                  slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 5 } }}
                />
                <Box sx={{ gridColumn: { xs: '1 / -1', sm: 'auto' } }}>
                  <ChoiceField
                    control={control}
                    name={`fixtures.${at}.condition`}
                    label="Durumu"
                    options={fixtureConditions}
                    {...(before && { helperText: `Girişte: ${before.condition || '—'}, ${before.count} adet` })}
                  />
                </Box>
              </Box>
              <FormField control={control} name={`fixtures.${at}.remarks`} label="Not" />
            </Box>
          )
        })}
        <Button
          startIcon={<Plus size={18} aria-hidden />}
          disabled={fields.length >= 120}
          onClick={() => append({ id: newId(), name: '', brand: '', count: '1', condition: '', remarks: '' })}
          sx={{ alignSelf: 'flex-start' }}
        >
          Demirbaş ekle
        </Button>
      </Stack>
    </Section>
  )
}
