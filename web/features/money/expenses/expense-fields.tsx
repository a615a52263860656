import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { Control, FieldPath } from 'react-hook-form'
import { useWatch } from 'react-hook-form'
import { expenseCategories, expenseCategoryLabels } from '#domain/money/expenses/expense-categories.rules.ts'
import { bearerLabels } from '#domain/money/expenses/expenses.rules.ts'
import { type Bearer, bearers } from '#domain/money/expenses/expenses.schema.ts'
import { ChoiceField } from '#web/forms/ChoiceField.tsx'
import { FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'

/** Fields shared by the forms of a single and of a recurring expense. */
export interface CommonFields {
  category: string
  amount: number | null
  bearer: Bearer
  tenant_amount: number | null
  supplier: string
  description: string
}

interface Props<Values extends CommonFields> {
  // biome-ignore lint/suspicious/noExplicitAny: the fields use neither the form's context type nor its submitted type
  control: Control<Values, any, any>
  suppliers: readonly string[]
  /** The tenant who is charged can read the description. */
  shownToTenant: boolean
}

export function AmountFields<Values extends CommonFields>({ control }: Pick<Props<Values>, 'control'>) {
  const name = (field: keyof CommonFields) => field as FieldPath<Values>
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      <MoneyField control={control} name={name('amount')} label="Tutar" required autoFocus />
      <ChoiceField
        control={control}
        name={name('category')}
        label="Tür"
        required
        options={expenseCategories}
        labels={expenseCategoryLabels}
      />
    </Box>
  )
}

export function BearerFields<Values extends CommonFields>({ control, suppliers, shownToTenant }: Props<Values>) {
  const name = (field: keyof CommonFields) => field as FieldPath<Values>
  const bearer = useWatch({ control, name: name('bearer') }) as Bearer
  return (
    <Stack spacing={2}>
      <FormField
        control={control}
        name={name('description')}
        label="Açıklama"
        helperText={shownToTenant ? 'Kiracı hesabında bunu okur.' : 'Örneğin: Kombi bakımı'}
      />
      <SuggestField control={control} name={name('supplier')} label="Firma / kişi" options={suppliers} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <ChoiceField
          control={control}
          name={name('bearer')}
          label="Kim karşılıyor?"
          options={bearers}
          labels={bearerLabels}
        />
        {bearer === 'shared' && <MoneyField control={control} name={name('tenant_amount')} label="Kiracının payı" />}
      </Box>
    </Stack>
  )
}
