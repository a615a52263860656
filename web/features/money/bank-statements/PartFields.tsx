import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { type Control, useController } from 'react-hook-form'
import { showMoney } from '#domain/kernel/money.ts'
import {
  type LineView,
  pots,
  type TenancyName,
  type TenancyOption,
} from '#domain/money/bank-statements/bank-statements.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import type { AssignForm } from './assign-form.ts'
import { tenanciesQuery } from './bank-statements.queries.ts'
import { nameOfTenancy } from './tenancy-name.ts'

const potLabels = { payment: 'Kira ve diğer borçlar', deposit: 'Depozito' }

interface Props {
  control: Control<AssignForm>
  at: number
  line: LineView
  /** The only part gets the line's whole amount. */
  isWhole: boolean
  onRemove: () => void
}

export function PartFields({ control, at, line, isWhole, onRemove }: Props) {
  return (
    <Stack spacing={1.5} role="group" aria-label={`${at + 1}. kiracılık`}>
      <TenancyField control={control} at={at} owner={line.owner} />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <ChoiceField control={control} name={`parts.${at}.pot`} label="Ne için?" options={pots} labels={potLabels} />
        <MoneyField
          control={control}
          name={`parts.${at}.amount`}
          label="Tutar"
          currency={line.currency}
          disabled={isWhole}
        />
      </Stack>
      {!isWhole && (
        <Button size="small" color="inherit" onClick={onRemove} sx={{ alignSelf: 'flex-start' }}>
          Bu parçayı çıkar
        </Button>
      )}
    </Stack>
  )
}

function TenancyField({ control, at, owner }: { control: Control<AssignForm>; at: number; owner: string }) {
  const { field, fieldState } = useController({ control, name: `parts.${at}.tenancy` })
  const [text, setText] = useState('')
  const asked = useDeferredValue(field.value && text === nameOfTenancy(field.value) ? '' : text)
  const found = useQuery(tenanciesQuery(owner, asked))
  return (
    <Autocomplete<TenancyName>
      options={found.data?.documents ?? []}
      // The server has already searched in property, tenants and e-mail.
      filterOptions={(all) => all}
      value={field.value}
      onChange={(_, next) => field.onChange(next && { id: next.id, property: next.property, tenants: next.tenants })}
      onBlur={field.onBlur}
      onInputChange={(_, next) => setText(next)}
      getOptionLabel={nameOfTenancy}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      loading={found.isFetching}
      loadingText="Yükleniyor…"
      noOptionsText="Eşleşen kiracılık yok"
      renderOption={({ key, ...props }, option) => (
        <Box component="li" key={key} {...props}>
          <Option option={option as TenancyOption} />
        </Box>
      )}
      renderInput={(params) => (
        <TextField
          {...params}
          required
          inputRef={field.ref}
          label="Kiracılık"
          error={Boolean(fieldState.error)}
          helperText={fieldState.error?.message}
        />
      )}
    />
  )
}

const Option = ({ option }: { option: TenancyOption }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{nameOfTenancy(option)}</Typography>
    <Typography variant="body2" color="textSecondary">
      {option.open > 0 ? `Açık borç ${showMoney(option.open, option.currency)}` : 'Açık borç yok'} · {option.reference}
    </Typography>
  </Box>
)
