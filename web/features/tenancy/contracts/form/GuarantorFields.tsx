import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { type ContractInForm, emptyGuarantor } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormField } from '#web/forms/form.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { Disclaimer, LegalNotes } from './LegalNotes.tsx'
import { OnPaperField } from './OnPaperField.tsx'

export function GuarantorFields() {
  const form = useFormContext<ContractInForm>()
  const { control } = form
  const guarantor = useWatch({ control, name: 'guarantor' })
  const currency = useWatch({ control, name: 'terms.bedelTuru' })
  // Kept, so that switching the guarantor off by mistake loses nothing.
  const [typed, setTyped] = useState(guarantor)
  const toggle = (on: boolean) => {
    if (!on) setTyped(form.getValues('guarantor'))
    form.setValue('guarantor', on ? (typed ?? emptyGuarantor) : null, { shouldDirty: true })
  }
  const noContact = () => {
    form.setValue('guarantor.guarantor_email', '', { shouldDirty: true })
    form.setValue('guarantor.guarantor_phone', null, { shouldDirty: true })
    form.clearErrors(['guarantor.guarantor_email', 'guarantor.guarantor_phone'])
  }
  return (
    <Stack spacing={2}>
      <FormControlLabel
        control={<Switch checked={guarantor !== null} onChange={(_, on) => toggle(on)} />}
        label="Bu kontratta kefil olacak"
      />
      {guarantor === null ? (
        <Typography color="textSecondary">
          Kefil isteğe bağlıdır. Eklerseniz kontrat, kefil de ön onay verdikten sonra yürürlüğe girer.
        </Typography>
      ) : (
        <>
          <FieldGroup title="Kefil">
            {!guarantor.signs_on_paper && (
              <FormField
                control={control}
                name="guarantor.guarantor_email"
                label="E-posta"
                type="email"
                required
                autoComplete="off"
              />
            )}
            <FormField control={control} name="guarantor.guarantor_name" label="Ad soyad" required autoComplete="off" />
            <MoneyField
              control={control}
              name="guarantor.guarantor_limit"
              label="Azami kefalet tutarı"
              required
              currency={currency}
              helperText="Kefilin sorumlu olacağı en yüksek tutar"
            />
            <FormField
              control={control}
              name="guarantor.guarantor_id_number"
              label="TC kimlik no"
              autoComplete="off"
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 11 } }}
            />
            {!guarantor.signs_on_paper && (
              <FormField
                control={control}
                name="guarantor.guarantor_phone"
                label="Telefon"
                type="tel"
                autoComplete="off"
              />
            )}
            <WholeRow>
              <FormField
                control={control}
                name="guarantor.guarantor_residence"
                label="İkametgâh"
                multiline
                maxRows={3}
                autoComplete="off"
              />
            </WholeRow>
            <OnPaperField name="guarantor.signs_on_paper" onTurnOn={noContact} />
          </FieldGroup>
          <LegalNotes of={['guarantee']} />
          <Disclaimer />
        </>
      )}
    </Stack>
  )
}
