import Box from '@mui/material/Box'
import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { type Control, Controller } from 'react-hook-form'
import { addDays, isoDate } from '#domain/kernel/dates.ts'
import { dueCategoryLabels } from '#domain/money/expenses/expenses.rules.ts'
import { dueCategories } from '#domain/money/expenses/expenses.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { DateField } from '#web/forms/DateField.tsx'
import type { TypedExpense } from './ExpenseFormDialog.tsx'

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the fields use neither the form's context type nor its submitted type
  control: Control<TypedExpense, any, any>
  hasTenancy: boolean
}

const daysToPay = 7

/** An expense borne by the tenant can be charged to the tenant's ledger at once. */
export const BookFields = ({ control, hasTenancy }: Props) => (
  <Controller
    control={control}
    name="book"
    render={({ field: { value, onChange } }) => (
      <Stack spacing={1.5}>
        <FormControlLabel
          disabled={!hasTenancy && value === null}
          control={
            <Switch
              checked={value !== null}
              onChange={(_, on) =>
                onChange(on ? { category: 'damage', due_on: addDays(isoDate(new Date()), daysToPay) } : null)
              }
            />
          }
          label="Kiracının payını hesabına borç yaz"
        />
        {!hasTenancy && (
          <Typography variant="body2" color="textSecondary">
            Bu mülkte süren bir kiracılık yok; kiracının hesabına yazılamaz.
          </Typography>
        )}
        {value !== null && (
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
            <ChoiceField
              control={control}
              name="book.category"
              label="Borcun türü"
              options={dueCategories}
              labels={dueCategoryLabels}
            />
            <DateField control={control} name="book.due_on" label="Son ödeme günü" />
          </Box>
        )}
      </Stack>
    )}
  />
)
