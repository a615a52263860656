import FormControlLabel from '@mui/material/FormControlLabel'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import { type Control, Controller } from 'react-hook-form'
import { dueCategoryLabels } from '#domain/money/expenses/expenses.rules.ts'
import { dueCategories } from '#domain/money/expenses/expenses.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import type { TypedRecurring } from './RecurringDialog.tsx'

interface Props {
  // biome-ignore lint/suspicious/noExplicitAny: the fields use neither the form's context type nor its submitted type
  control: Control<TypedRecurring, any, any>
  mayBook: boolean
}

export const RecurringSwitches = ({ control, mayBook }: Props) => (
  <Stack spacing={1.5}>
    <SwitchField control={control} name="paid" label="Otomatik ödeniyor: her biri gününde ödendi sayılsın" />
    {mayBook && (
      <Controller
        control={control}
        name="book"
        render={({ field: { value, onChange } }) => (
          <>
            <FormControlLabel
              control={<Switch checked={value !== null} onChange={(_, on) => onChange(on ? 'utility' : null)} />}
              label="Kiracının payı her seferinde hesabına borç yazılsın"
            />
            {value !== null && (
              <ChoiceField
                control={control}
                name="book"
                label="Borcun türü"
                options={dueCategories}
                labels={dueCategoryLabels}
              />
            )}
          </>
        )}
      />
    )}
  </Stack>
)
