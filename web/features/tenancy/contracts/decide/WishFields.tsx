import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Check } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type ContractTerms, increaseKinds, termUnits } from '#domain/tenancy/contracts/contracts.schema.ts'
import { presentText, wishLabels } from '#domain/tenancy/contracts/wishes.rules.ts'
import { type WishedTerm, wishedTerms } from '#domain/tenancy/contracts/wishes.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FormField } from '#web/forms/form.tsx'
import { MoneyField, NumberField, PercentField } from '#web/forms/typed-fields.tsx'
import type { RevisionValues } from './revision-form.ts'

interface Props {
  form: UseFormReturn<RevisionValues>
  terms: ContractTerms
}

/** Which terms should change and to what: a tap on each term, then the wished value. */
export function WishFields({ form, terms }: Props) {
  const id = useId()
  const chosen = useWatch({ control: form.control, name: 'chosen' })
  const toggle = (term: WishedTerm) => {
    const next = chosen.includes(term) ? chosen.filter((each) => each !== term) : [...chosen, term]
    form.setValue('chosen', next, { shouldDirty: true })
    if (form.formState.isSubmitted) void form.trigger()
  }
  return (
    <Stack spacing={2}>
      <Box role="group" aria-labelledby={id}>
        <Typography id={id} sx={{ mb: 1, fontWeight: 600 }}>
          Hangi şart değişsin?
        </Typography>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {wishedTerms.map((term) => {
            const on = chosen.includes(term)
            return (
              <Chip
                key={term}
                label={wishLabels[term]}
                {...(on && { icon: <Check size={16} aria-hidden /> })}
                color={on ? 'primary' : 'default'}
                variant={on ? 'filled' : 'outlined'}
                aria-pressed={on}
                onClick={() => toggle(term)}
                sx={{ height: 44, borderRadius: 22 }}
              />
            )
          })}
        </Stack>
      </Box>
      {wishedTerms
        .filter((term) => chosen.includes(term))
        .map((term) => (
          <Box key={term}>
            <Field term={term} form={form} terms={terms} />
          </Box>
        ))}
    </Stack>
  )
}

function Field({ term, form: { control }, terms }: Props & { term: WishedTerm }) {
  const kind = useWatch({ control, name: 'wished.artisSekli' })
  const present = presentText(term, terms)
  const now = present && term !== 'hususiSartlar' ? `Kontratta: ${present}` : undefined
  switch (term) {
    case 'brutAylik':
    case 'depozito':
      return (
        <MoneyField
          control={control}
          name={`wished.${term}`}
          label={`${wishLabels[term]} ne olsun?`}
          helperText={now}
          currency={terms.bedelTuru}
        />
      )
    case 'baslangicTarihi':
      return <DateField control={control} name="wished.baslangicTarihi" label="Başlangıç ne olsun?" helperText={now} />
    case 'odemeGunu':
      return <NumberField control={control} name="wished.odemeGunu" label="Ödeme günü ne olsun?" helperText={now} />
    case 'sozlesmeSuresi':
      return (
        <Pair>
          <NumberField control={control} name="wished.sozlesmeSuresi" label="Süre ne olsun?" helperText={now} />
          <ChoiceField control={control} name="wished.sureBirimi" label="Süre birimi" options={termUnits} />
        </Pair>
      )
    case 'artisSekli':
      return (
        <Pair>
          <ChoiceField
            control={control}
            name="wished.artisSekli"
            label="Kira artışı ne olsun?"
            options={increaseKinds}
            helperText={now}
          />
          {kind === 'Oran' && <PercentField control={control} name="wished.artisOrani" label="Yıllık oran" />}
        </Pair>
      )
    case 'hususiSartlar':
    case 'diger':
      return (
        <FormField
          control={control}
          name={`wished.${term}`}
          label={term === 'diger' ? 'Ne değişsin?' : 'Hangi şart eklensin ya da değişsin?'}
          multiline
          minRows={2}
          maxRows={6}
          maxLength={term === 'diger' ? 1000 : 2000}
        />
      )
  }
}

const Pair = ({ children }: { children: ReactNode }) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(140px, 100%), 1fr))' }}>
    {children}
  </Box>
)
