import { useFormContext } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormField } from '#web/forms/form.tsx'

export function LandlordFields() {
  const { control } = useFormContext<ContractInForm>()
  return (
    <FieldGroup title="Kiraya veren">
      <FormField control={control} name="landlord.landlord_name" label="Ad soyad / unvan" required />
      <FormField
        control={control}
        name="landlord.landlord_id_number"
        label="TC kimlik / vergi no"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 11 } }}
      />
      <FormField control={control} name="landlord.landlord_phone" label="Telefon" type="tel" />
      <WholeRow>
        <FormField control={control} name="landlord.landlord_residence" label="İkametgâh" multiline maxRows={3} />
      </WholeRow>
    </FieldGroup>
  )
}
