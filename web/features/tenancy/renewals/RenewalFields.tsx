import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useEffect } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { termUnits } from '#domain/tenancy/contracts/contracts.schema.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { toppedDeposit } from '#domain/tenancy/renewals/renewals.rules.ts'
import type { RenewalView, renewalForm } from '#domain/tenancy/renewals/renewals.schema.ts'
import { withCurrentRent } from '#domain/tenancy/rent-increases/increase.rules.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormField } from '#web/forms/form.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { MoneyField, NumberField } from '#web/forms/typed-fields.tsx'
import type { RenewalValues } from './RenewalForm.tsx'

interface Props {
  form: UseFormReturn<RenewalValues, unknown, z.output<typeof renewalForm>>
  renewal: RenewalView
  newRent: number
}

export function RenewalFields({ form, renewal, newRent }: Props) {
  const { control } = form
  const { terms, next, guarantor } = renewal
  const money = (amount: number) => showMoney(amount, terms.bedelTuru)
  const roofed = hasRoof(renewal.tasinmazCinsi)
  const topped = toppedDeposit(terms.depozito, { oldRent: terms.brutAylik, newRent, roofed })
  return (
    <Stack spacing={3}>
      <FieldGroup title="Kira">
        {next.steps.length > 0 && <CurrentRent form={form} renewal={renewal} newRent={newRent} />}
        <MoneyField
          control={control}
          name="brutAylik"
          label={terms.is_corporate ? 'Yeni brüt aylık kira' : 'Yeni aylık kira'}
          required
          currency={terms.bedelTuru}
          helperText={next.max_rent === null ? undefined : 'Yasal üst sınırı aşarsa aşağıda uyarılırsınız'}
        />
      </FieldGroup>
      <FieldGroup title="Süre ve depozito">
        <NumberField control={control} name="sozlesmeSuresi" label="Süre" required />
        <ChoiceField control={control} name="sureBirimi" label="Süre birimi" options={termUnits} />
        {terms.depozito > 0 && (
          <ChoiceField
            control={control}
            name="deposit"
            label="Depozito"
            options={['same', 'topped']}
            labels={{
              same: `Aynı kalsın: ${money(terms.depozito)}`,
              topped: `Yeni kiraya tamamlansın: ${money(topped)}`,
            }}
            helperText={roofed ? 'En fazla üç aylık kira (TBK 342)' : undefined}
          />
        )}
      </FieldGroup>
      <FieldGroup title="Hususi şartlar">
        <WholeRow>
          <FormField
            control={control}
            name="hususiSartlar"
            label="Hususi şartlar ve notlar"
            multiline
            minRows={3}
            maxRows={12}
            fullWidth
            maxLength={10_000}
          />
        </WholeRow>
      </FieldGroup>
      {guarantor && (
        <FieldGroup title="Kefil">
          <WholeRow>
            <SwitchField
              control={control}
              name="guarantor"
              label={`${guarantor.name} yeni dönem için de kefil olsun (${money(guarantor.limit)})`}
            />
            <Typography variant="body2" color="textSecondary">
              Önceki dönemin kefili yeni dönemden kendiliğinden sorumlu olmaz: yeniden sorulur ve kefaleti kendi el
              yazısıyla yenilemesi gerekir (TBK 583).
            </Typography>
          </WholeRow>
        </FieldGroup>
      )}
    </Stack>
  )
}

/** After some rent years, the paid rent may differ from the account; the landlord enters it. */
function CurrentRent({ form, renewal }: Props) {
  const { terms, next } = renewal
  const current = useWatch({ control: form.control, name: 'current_rent' })
  // The proposed rent is updated until somebody types one.
  useEffect(() => {
    if (current !== null && Number.isFinite(current) && current > 0 && !form.getFieldState('brutAylik').isDirty)
      form.setValue('brutAylik', withCurrentRent(next, current).rent)
  }, [current, form, next])
  const steps = next.steps.map(
    ({ on, percent, rent }) => `${showDate(on)}: ${showPercent(percent)} → ${showMoney(rent, terms.bedelTuru)}`,
  )
  return (
    <MoneyField
      control={form.control}
      name="current_rent"
      label={terms.is_corporate ? 'Bugünkü brüt aylık kira' : 'Bugün ödenen aylık kira'}
      required
      currency={terms.bedelTuru}
      helperText={`Son anlaşılan kira ${showMoney(next.current_rent, terms.bedelTuru)}. Kontrattaki artış şartı her yıl istenmiş olsaydı: ${steps.join('; ')}. Ödenen farklıysa düzeltin`}
    />
  )
}
