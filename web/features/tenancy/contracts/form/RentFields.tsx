import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { currencies, readMoney, showMoney } from '#domain/kernel/money.ts'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { grossFromNet, stopajOf, stopajPercent } from '#domain/tenancy/contracts/contracts.rules.ts'
import { uses } from '#domain/tenancy/contracts/contracts.schema.ts'
import type { RentFacts } from '#domain/tenancy/contracts/law.rules.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { LegalNotes } from './LegalNotes.tsx'

const currencyLabels = { TL: 'Türk lirası', USD: 'ABD doları', EUR: 'Euro', GBP: 'İngiliz sterlini' }

export function RentFields({ facts }: { facts: RentFacts }) {
  const { control } = useFormContext<ContractInForm>()
  const [currency, corporate] = useWatch({ control, name: ['terms.bedelTuru', 'terms.is_corporate'] })
  return (
    <FieldGroup title="Kira">
      <MoneyField
        control={control}
        name="terms.brutAylik"
        label={corporate ? 'Brüt aylık kira' : 'Aylık kira'}
        required
        currency={currency}
      />
      {corporate && <NetRent currency={currency} />}
      <ChoiceField
        control={control}
        name="terms.bedelTuru"
        label="Para birimi"
        options={currencies}
        labels={currencyLabels}
      />
      <ChoiceField control={control} name="terms.kullanimAmaci" label="Kullanım amacı" options={uses} />
      <WholeRow>
        <SwitchField control={control} name="terms.is_corporate" label="Kiracı bir şirket (kurumsal kontrat)" />
        {corporate && <StopajLine currency={currency} />}
      </WholeRow>
      <LegalNotes of={['renewal_rent', 'currency_rule', 'stamp_duty']} facts={facts} />
    </FieldGroup>
  )
}

const isAmount = (value: number | null): value is number => value !== null && Number.isFinite(value)

/** Either amount may be typed; the contract stores the gross one. */
function NetRent({ currency }: { currency: string }) {
  const form = useFormContext<ContractInForm>()
  const gross = useWatch({ control: form.control, name: 'terms.brutAylik' })
  const [typed, setTyped] = useState<string | null>(null)
  const shown = isAmount(gross) ? showMoney(stopajOf(gross).net).replace(' ₺', '') : ''
  return (
    <TextInput
      fullWidth
      label="Net aylık kira"
      helperText="Elinize geçecek tutar; yazarsanız brüt hesaplanır"
      value={typed ?? shown}
      onChange={({ target }) => {
        setTyped(target.value)
        const net = readMoney(target.value)
        if (net !== null) form.setValue('terms.brutAylik', grossFromNet(net), { shouldDirty: true })
      }}
      onBlur={() => setTyped(null)}
      slotProps={{
        input: { endAdornment: showMoney(0, currency).split(' ').at(-1) },
        htmlInput: { inputMode: 'decimal' },
      }}
    />
  )
}

function StopajLine({ currency }: { currency: string }) {
  const { control } = useFormContext<ContractInForm>()
  const gross = useWatch({ control, name: 'terms.brutAylik' })
  if (!isAmount(gross)) return null
  const { stopaj, net } = stopajOf(gross)
  return (
    <Typography variant="body2" color="textSecondary" role="status">
      Brüt {showMoney(gross, currency)} − stopaj (%{stopajPercent}) {showMoney(stopaj, currency)} = net{' '}
      {showMoney(net, currency)}. Stopajı kiracı şirket keser ve öder; kontrat onaylardan sonra imzanızı bekler.
    </Typography>
  )
}
