import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Controller, useForm, useWatch } from 'react-hook-form'
import { showDate } from '#domain/kernel/dates.ts'
import type { TaxInputsForm, TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { methodLabels } from '#domain/money/tax/tax-lines.rules.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors } from '#web/forms/form.tsx'
import { useKeepTyped } from '#web/forms/form-draft.ts'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { inputsResolver, type Values, valuesOf } from './inputs-form.ts'
import { useSaveInputs } from './tax.queries.ts'

/** Figures that only the user knows. The draft survives a reload until it is saved. */
export function TaxInputsDialog({ sheet, onClose }: { sheet: TaxSheet; onClose: () => void }) {
  const { busy, error, run } = useSaveInputs(sheet.year)
  const stored = valuesOf(sheet)
  const form = useForm<Values, unknown, TaxInputsForm>({
    resolver: inputsResolver(sheet.version),
    defaultValues: stored,
  })
  const forget = useKeepTyped(form, `tax.${sheet.year}`, stored)
  const { control } = form
  const purchaseOf = useWatch({ control, name: 'purchase_of' })
  const submit = form.handleSubmit((sent) =>
    run(sent, {
      done: () => {
        forget()
        onClose()
      },
      refused: (refusal) => applyServerErrors(form, refusal),
    }),
  )
  const dwellings = sheet.places.filter(({ uses }) => uses.some(({ kind }) => kind === 'dwelling'))
  return (
    <FormDialog
      title={`${sheet.year} için elle eklenenler`}
      submitLabel="Kaydet"
      maxWidth="md"
      busy={busy}
      errorBelow={error && `${messageOf(error)} Yazdıklarınız duruyor.`}
      onSubmit={submit}
      onCancel={onClose}
    >
      <Stack spacing={3}>
        <Typography variant="body2" color="textSecondary">
          Yalnızca siz değiştirirsiniz. Bütün mülklerinizin ödemelerini yöneten kişiler de bu tabloyu görür.
        </Typography>
        <FieldGroup title="Üründe olmayan kiralar (yıllık, kendi payınız)">
          <MoneyField control={control} name="other_dwelling" label="Konut kirası" />
          <MoneyField control={control} name="other_workplace" label="Stopajlı iş yeri kirası (brüt)" />
          <MoneyField control={control} name="other_withheld" label="Bunlardan kesilen stopaj" />
          <MoneyField control={control} name="other_plain" label="Stopajsız iş yeri, arazi kirası" />
          <MoneyField
            control={control}
            name="other_expenses"
            label="Başka gerçek gider"
            helperText="Belgeli ve bu yıl ödenmiş"
          />
        </FieldGroup>
        {stored.before.length > 0 && (
          <FieldGroup title="Hesap açılmadan önceki ayların kirası">
            {stored.before.map(({ property_id }, at) => {
              const opened = sheet.openings.find((each) => each.property_id === property_id)
              return (
                <MoneyField
                  key={property_id}
                  control={control}
                  name={`before.${at}.gross`}
                  label={
                    opened?.title ?? sheet.places.find((each) => each.property_id === property_id)?.title ?? 'Mülk'
                  }
                  helperText={opened && `${showDate(opened.opened_on)} öncesinde bu yıl tahsil ettiğiniz`}
                />
              )
            })}
          </FieldGroup>
        )}
        <FieldGroup title="Diğer gelirler">
          <MoneyField
            control={control}
            name="other_income"
            label="Ücret, faiz gibi brüt gelirler"
            helperText="İstisna tavanı için; vergiye katılmaz"
          />
          <WholeRow>
            <Controller
              control={control}
              name="commercial"
              render={({ field: { value, ref, ...field } }) => (
                <FormControlLabel
                  control={<Checkbox {...field} slotProps={{ input: { ref } }} checked={value} />}
                  label="Ticari, zirai veya mesleki kazancımı beyan ediyorum (konut istisnası uygulanmaz)"
                />
              )}
            />
          </WholeRow>
        </FieldGroup>
        <FieldGroup title="Gerçek gider: konut alış bedelinin yüzde beşi">
          <ChoiceField
            control={control}
            name="purchase_of"
            label="Hangi konut"
            options={['none', ...dwellings.map(({ property_id }) => property_id), 'outside']}
            labels={{
              none: 'Kullanmıyorum',
              outside: 'Üründe olmayan bir konut',
              ...Object.fromEntries(dwellings.map((each) => [each.property_id, each.title])),
            }}
            helperText="Mesken olarak kiralanan tek konut, alıştan itibaren beş yıl"
          />
          {purchaseOf !== 'none' && (
            <>
              <MoneyField control={control} name="purchase_price" label="Alış bedeli (payınıza düşen)" required />
              <DateField control={control} name="purchase_on" label="Alış tarihi" required />
            </>
          )}
        </FieldGroup>
        <FieldGroup title="Gider yöntemi">
          <ChoiceField
            control={control}
            name="method"
            label="Yöntem"
            options={['auto', 'lump', 'actual']}
            labels={{ auto: 'Daha az vergi çıkaran', ...methodLabels }}
            helperText="Götürü gider seçilirse iki yıl bağlar"
          />
        </FieldGroup>
      </Stack>
    </FormDialog>
  )
}
