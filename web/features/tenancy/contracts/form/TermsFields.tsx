import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { increaseKinds, paymentWays } from '#domain/tenancy/contracts/contracts.schema.ts'
import { isIban, showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { increaseChoices } from '#domain/tenancy/contracts/increase-clause.rules.ts'
import type { RentFacts } from '#domain/tenancy/contracts/law.rules.ts'
import { ConditionPicker } from '#web/features/tenancy/conditions/ConditionPicker.tsx'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormField } from '#web/forms/form.tsx'
import { NumberField, PercentField } from '#web/forms/typed-fields.tsx'
import { DepositFields } from './DepositFields.tsx'
import { ExpenseFields } from './ExpenseFields.tsx'
import { Disclaimer, LegalNotes, useKnownIncrease } from './LegalNotes.tsx'
import { PeriodFields } from './PeriodFields.tsx'
import { RentFields } from './RentFields.tsx'

export function TermsFields({ facts }: { facts: RentFacts }) {
  return (
    <Stack spacing={3}>
      <RentFields facts={facts} />
      <PeriodFields />
      <PaymentFields />
      <DepositFields />
      <IncreaseFields facts={facts} />
      <ExpenseFields />
      <OtherFields />
      <Disclaimer />
    </Stack>
  )
}

function PaymentFields() {
  const form = useFormContext<ContractInForm>()
  const { control } = form
  const iban = useWatch({ control, name: 'terms.iban' })
  return (
    <FieldGroup title="Ödeme">
      <NumberField
        control={control}
        name="terms.odemeGunu"
        label="Ödeme günü"
        required
        helperText="Ayın kaçıncı günü"
      />
      <ChoiceField control={control} name="terms.odemeSekli" label="Ödeme şekli" options={paymentWays} />
      <FormField
        control={control}
        name="terms.iban"
        label="IBAN"
        autoComplete="off"
        placeholder="TR00 0000 0000 0000 0000 0000 00"
        // Fits all 26 characters with their spaces, even on the smallest phone.
        sx={{ '& input': { letterSpacing: '-0.01em', wordSpacing: '-0.1em' }, gridColumn: { lg: 'span 2' } }}
        helperText={isIban(iban) ? 'IBAN doğru görünüyor' : 'Kiranın yatacağı hesap; TR ile başlayan 26 karakter'}
        onBlur={() => {
          form.setValue('terms.iban', showIban(form.getValues('terms.iban')))
          void form.trigger('terms.iban')
        }}
      />
      <LegalNotes of={['cash']} />
    </FieldGroup>
  )
}

function IncreaseFields({ facts }: { facts: RentFacts }) {
  const { control } = useFormContext<ContractInForm>()
  const kind = useWatch({ control, name: 'terms.artisSekli' })
  const known = useKnownIncrease(facts)
  return (
    <FieldGroup title="Yıllık artış">
      <ChoiceField
        control={control}
        name="terms.artisSekli"
        label="Artış şekli"
        options={increaseKinds}
        labels={increaseChoices}
        helperText={kind === 'TÜFE' ? known : undefined}
      />
      {kind === 'Oran' && <PercentField control={control} name="terms.artisOrani" label="Artış oranı" />}
      <LegalNotes of={['increase', 'foreign_currency']} facts={facts} />
    </FieldGroup>
  )
}

function OtherFields() {
  const form = useFormContext<ContractInForm>()
  const { control } = form
  const [propertyId, use, conditions] = useWatch({
    control,
    name: ['property_id', 'terms.kullanimAmaci', 'terms.hususiSartlar'],
  })
  const [picking, setPicking] = useState(false)
  return (
    <FieldGroup title="Diğer">
      <FormField
        control={control}
        name="terms.yetkiliMahkeme"
        label="Yetkili mahkeme"
        placeholder="Ör. İstanbul Mahkemeleri ve İcra Daireleri"
        helperText="Mülkün bulunduğu yerin mahkemesi"
      />
      <NumberField control={control} name="terms.nusha" label="Nüsha sayısı" />
      <WholeRow>
        <FormField
          control={control}
          name="terms.simdikiDurumu"
          label="Şimdiki durumu"
          placeholder="Ör. Boyalı, temiz, kullanıma hazır"
          multiline
          maxRows={3}
        />
      </WholeRow>
      <WholeRow>
        <Button variant="outlined" startIcon={<ListChecks size={18} aria-hidden />} onClick={() => setPicking(true)}>
          Hazır şartlardan ekle
        </Button>
      </WholeRow>
      {picking && (
        <ConditionPicker
          propertyId={propertyId}
          use={use}
          text={conditions}
          onChange={(text) =>
            form.setValue('terms.hususiSartlar', text, {
              shouldDirty: true,
              shouldValidate: form.formState.isSubmitted,
            })
          }
          onClose={() => setPicking(false)}
        />
      )}
      <WholeRow>
        <FormField
          control={control}
          name="terms.hususiSartlar"
          label="Hususi şartlar"
          multiline
          minRows={3}
          maxRows={12}
          helperText="Genel şartlar kontrata kendiliğinden eklenir."
        />
      </WholeRow>
      <LegalNotes of={['penalty', 'eviction', 'deposit_kept']} />
    </FieldGroup>
  )
}
