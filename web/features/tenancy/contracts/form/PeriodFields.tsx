import Typography from '@mui/material/Typography'
import { useFormContext, useWatch } from 'react-hook-form'
import { isIsoDate, showDate } from '#domain/kernel/dates.ts'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { defaultTerm, lastDay } from '#domain/tenancy/contracts/contracts.rules.ts'
import { type TermUnit, termUnits } from '#domain/tenancy/contracts/contracts.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { NumberField } from '#web/forms/typed-fields.tsx'

const months = { Yıl: 12, Ay: 1 } as const

export function PeriodFields() {
  const form = useFormContext<ContractInForm>()
  const { control } = form
  const [start, term, unit] = useWatch({
    control,
    name: ['terms.baslangicTarihi', 'terms.sozlesmeSuresi', 'terms.sureBirimi'],
  })
  const isTerm = term !== null && Number.isInteger(term) && term >= 1 && term * months[unit] <= 1440
  // Converts the number, so that two years become 24 months.
  const turn = (next: string) => {
    const now = form.getValues('terms.sozlesmeSuresi')
    const turned = now === null ? Number.NaN : (now * months[unit]) / months[next as TermUnit]
    form.setValue('terms.sozlesmeSuresi', Number.isInteger(turned) ? turned : defaultTerm(next as TermUnit), {
      shouldDirty: true,
    })
  }
  return (
    <FieldGroup title="Süre">
      <DateField control={control} name="terms.baslangicTarihi" label="Başlangıç" required />
      <NumberField control={control} name="terms.sozlesmeSuresi" label="Süre" required />
      <ChoiceField control={control} name="terms.sureBirimi" label="Süre birimi" options={termUnits} onPick={turn} />
      <WholeRow>
        <Typography role="status" color="textSecondary">
          {isIsoDate(start) && isTerm ? (
            <>
              Son gün: <strong>{showDate(lastDay(start, term, unit))}</strong>
            </>
          ) : (
            'Başlangıç ve süre girilince son gün burada görünür.'
          )}
        </Typography>
      </WholeRow>
    </FieldGroup>
  )
}
