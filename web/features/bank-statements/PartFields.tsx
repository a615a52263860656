import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import MenuItem from '@mui/material/MenuItem'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import type { LinePart, TenancyName, TenancyOption } from '#domain/bank-statements/bank-statements.schema.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { tenanciesQuery } from './bank-statements.queries.ts'
import { nameOfTenancy } from './WaitingLine.tsx'

export interface PartDraft {
  key: string
  tenancy: TenancyName | null
  pot: LinePart['pot']
  /** As it is typed. */
  amount: string
}

interface Props {
  part: PartDraft
  number: number
  owner: string
  currency: string
  /** The only part has the line's amount. */
  isWhole: boolean
  onChange: (changed: Partial<PartDraft>) => void
  onRemove: () => void
}

export function PartFields({ part, number, owner, currency, isWhole, onChange, onRemove }: Props) {
  const [text, setText] = useState('')
  const asked = useDeferredValue(part.tenancy && text === nameOfTenancy(part.tenancy) ? '' : text)
  const found = useQuery(tenanciesQuery(owner, asked))
  const options = found.data?.documents ?? []
  return (
    <Stack spacing={1.5} role="group" aria-label={`${number}. kiracılık`}>
      <Autocomplete<TenancyName>
        options={options}
        // The server has searched already, in place, tenants and e-mail.
        filterOptions={(all) => all}
        value={part.tenancy}
        onChange={(_, tenancy) =>
          onChange({ tenancy: tenancy && { id: tenancy.id, property: tenancy.property, tenants: tenancy.tenants } })
        }
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
        renderInput={(params) => <TextField {...params} required label="Kiracılık" />}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 1.5 }}>
        <TextField
          select
          fullWidth
          label="Ne için?"
          value={part.pot}
          onChange={(event) => onChange({ pot: event.target.value as PartDraft['pot'] })}
        >
          <MenuItem value="payment">Kira ve diğer borçlar</MenuItem>
          <MenuItem value="deposit">Depozito</MenuItem>
        </TextField>
        <TextField
          fullWidth
          label={`Tutar (${showMoney(0, currency).split(' ').at(-1)})`}
          value={part.amount}
          disabled={isWhole}
          onChange={(event) => onChange({ amount: event.target.value })}
          slotProps={{ htmlInput: { inputMode: 'decimal' } }}
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

const Option = ({ option }: { option: TenancyOption }) => (
  <Box sx={{ minWidth: 0 }}>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{nameOfTenancy(option)}</Typography>
    <Typography variant="body2" color="textSecondary">
      {option.open > 0 ? `Açık borç ${showMoney(option.open, option.currency)}` : 'Açık borç yok'} · {option.reference}
    </Typography>
  </Box>
)
