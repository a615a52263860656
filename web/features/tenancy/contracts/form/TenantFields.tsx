import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import FormControlLabel from '@mui/material/FormControlLabel'
import Radio from '@mui/material/Radio'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { type ContractInForm, emptyTenant } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import { maxTenants } from '#domain/tenancy/contracts/contracts.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { OnPaperField } from './OnPaperField.tsx'

export interface KnownPerson {
  name: string
  email: string
}

export function TenantFields({ people }: { people: KnownPerson[] }) {
  const form = useFormContext<ContractInForm>()
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'tenants' })
  const problem = form.formState.errors.tenants
  const text = problem?.root?.message ?? problem?.message
  const drop = (index: number) => {
    const wasPrimary = form.getValues(`tenants.${index}.is_primary`)
    remove(index)
    if (wasPrimary) form.setValue('tenants.0.is_primary', true)
  }
  return (
    <Stack spacing={3} divider={<Divider />}>
      {fields.map((field, index) => (
        <Stack key={field.id} spacing={1.5}>
          <OneTenant index={index} people={people} alone={fields.length === 1} />
          {fields.length > 1 && (
            <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}>
              <PrimaryChoice index={index} />
              <Button
                color="error"
                startIcon={<Trash2 size={18} aria-hidden />}
                onClick={() => drop(index)}
                aria-label={`${index + 1}. kiracıyı çıkar`}
              >
                Çıkar
              </Button>
            </Stack>
          )}
        </Stack>
      ))}
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {text && <Alert severity="error">{text}</Alert>}
        {fields.length < maxTenants && (
          <Button
            variant="outlined"
            startIcon={<Plus size={18} aria-hidden />}
            onClick={() => append(emptyTenant(false), { focusName: `tenants.${fields.length}.tenant_email` })}
          >
            Kiracı ekle
          </Button>
        )}
        <Typography variant="body2" color="textSecondary">
          E-postası olan her kiracıya kontratı okuyup karar vereceği bir bağlantı gider; hesabı olması gerekmez.
        </Typography>
      </Stack>
    </Stack>
  )
}

function OneTenant({ index, people, alone }: { index: number; people: KnownPerson[]; alone: boolean }) {
  const form = useFormContext<ContractInForm>()
  const { control } = form
  const at = `tenants.${index}` as const
  const greet = (email: string) => {
    const known = people.find((person) => person.email === email.trim().toLowerCase())
    if (known && !form.getValues(`${at}.tenant_name`))
      form.setValue(`${at}.tenant_name`, known.name, { shouldDirty: true })
  }
  const onPaper = useWatch({ control, name: `${at}.signs_on_paper` })
  const noContact = () => {
    form.setValue(`${at}.tenant_email`, '', { shouldDirty: true })
    form.setValue(`${at}.tenant_phone`, null, { shouldDirty: true })
    form.clearErrors([`${at}.tenant_email`, `${at}.tenant_phone`])
  }
  return (
    <FieldGroup title={alone ? 'Kiracı' : `${index + 1}. kiracı`}>
      {!onPaper && (
        <SuggestField
          control={control}
          name={`${at}.tenant_email`}
          label="E-posta *"
          options={people.map(({ email }) => email)}
          onPick={greet}
        />
      )}
      <FormField control={control} name={`${at}.tenant_name`} label="Ad soyad / unvan" required autoComplete="off" />
      <FormField
        control={control}
        name={`${at}.tenant_id_number`}
        label="TC kimlik / vergi no"
        autoComplete="off"
        slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 11 } }}
      />
      {!onPaper && (
        <FormField control={control} name={`${at}.tenant_phone`} label="Telefon" type="tel" autoComplete="off" />
      )}
      <DateField control={control} name={`${at}.tenant_birth_date`} label="Doğum tarihi" />
      <WholeRow>
        <FormField
          control={control}
          name={`${at}.tenant_address`}
          label="İkametgâh"
          multiline
          maxRows={3}
          autoComplete="off"
        />
      </WholeRow>
      <OnPaperField name={`${at}.signs_on_paper`} onTurnOn={noContact} />
    </FieldGroup>
  )
}

function PrimaryChoice({ index }: { index: number }) {
  const form = useFormContext<ContractInForm>()
  const tenants = useWatch({ control: form.control, name: 'tenants' })
  const choose = () => {
    for (const at of tenants.keys())
      form.setValue(`tenants.${at}.is_primary`, at === index, { shouldDirty: true, shouldValidate: false })
    form.clearErrors('tenants')
  }
  return (
    <FormControlLabel
      control={<Radio name="asil-kiraci" checked={tenants[index]?.is_primary ?? false} onChange={choose} />}
      label="Asıl kiracı"
      slotProps={{ typography: { component: 'span' } }}
    />
  )
}
