import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { FieldGroup } from '#web/forms/FieldGroup.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { LegalNotes, usePropertyKind } from './LegalNotes.tsx'

export function DepositFields() {
  const form = useFormContext<ContractInForm>()
  const [currency, rent, deposit] = useWatch({
    control: form.control,
    name: ['terms.bedelTuru', 'terms.brutAylik', 'terms.depozito'],
  })
  const kind = usePropertyKind()
  return (
    <FieldGroup title="Depozito">
      <MoneyField
        control={form.control}
        name="terms.depozito"
        label="Depozito"
        currency={currency}
        helperText={hasRoof(kind) ? 'En fazla üç aylık kira; istemiyorsanız 0' : 'İstemiyorsanız 0'}
      />
      {rent !== null && rent > 0 && (
        <Stack direction="row" spacing={1} role="group" aria-label="Depozito kaç aylık kira" sx={{ pt: 1 }}>
          {[1, 2, 3].map((count) => (
            <Chip
              key={count}
              label={`${count} aylık`}
              color={deposit === rent * count ? 'primary' : 'default'}
              variant={deposit === rent * count ? 'filled' : 'outlined'}
              aria-pressed={deposit === rent * count}
              onClick={() => form.setValue('terms.depozito', rent * count, { shouldDirty: true, shouldValidate: true })}
              sx={{ height: 44, borderRadius: 22 }}
            />
          ))}
        </Stack>
      )}
      <LegalNotes of={['deposit', 'deposit_account']} />
    </FieldGroup>
  )
}
