import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { newId } from '#domain/kernel/ids.ts'
import { type HandoverData, keyKinds } from '#domain/tenancy/handovers/handovers.schema.ts'
import { FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { NumberField } from '#web/forms/typed-fields.tsx'
import { Section } from '#web/ui/Section.tsx'
import { belowLabel } from '#web/ui/theme.ts'

/** The keys handed over, and further remarks. */
export function KeysStep() {
  const { control } = useFormContext<HandoverData>()
  const { fields, append, remove } = useFieldArray({ control, name: 'keys', keyName: 'key' })
  return (
    <>
      <Section title="Anahtarlar">
        <Stack spacing={2}>
          {fields.map((line, at) => (
            <Box
              key={line.key}
              role="group"
              aria-label={line.kind ? `${line.kind} anahtarı` : `Anahtar ${at + 1}`}
              sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr) 64px 44px', alignItems: 'start' }}
            >
              <SuggestField
                control={control}
                name={`keys.${at}.kind`}
                label="Anahtar"
                options={keyKinds}
                clearable={false}
              />
              <NumberField control={control} name={`keys.${at}.count`} label="Adet" />
              <IconButton
                aria-label={`${line.kind || 'Anahtar'} satırını çıkar`}
                onClick={() => remove(at)}
                sx={{ width: 44, height: 48, mt: belowLabel }}
              >
                <Trash2 size={18} aria-hidden />
              </IconButton>
            </Box>
          ))}
          <Button
            startIcon={<Plus size={18} aria-hidden />}
            disabled={fields.length >= 20}
            onClick={() => append({ id: newId(), kind: '', count: 1 })}
            sx={{ alignSelf: 'flex-start' }}
          >
            Anahtar ekle
          </Button>
        </Stack>
      </Section>
      <Section title="Genel notlar">
        <FormField control={control} name="remarks" label="Notlar" multiline minRows={3} maxLength={3000} />
      </Section>
    </>
  )
}
