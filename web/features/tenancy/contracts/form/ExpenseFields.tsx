import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import {
  expenseHints,
  expenseLabels,
  payerLabels,
  unspecifiedExpenses,
  usualExpenses,
} from '#domain/tenancy/contracts/expenses.rules.ts'
import { expenses, payers } from '#domain/tenancy/contracts/expenses.schema.ts'
import { FieldGroup, WholeRow } from '#web/forms/FieldGroup.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { LegalNotes } from './LegalNotes.tsx'

/** One choice per expense: the party that pays it besides the rent, with the usual answer prefilled. */
export function ExpenseFields() {
  const { control } = useFormContext<ContractInForm>()
  const use = useWatch({ control, name: 'terms.kullanimAmaci' })
  return (
    <FieldGroup title="Giderleri kim öder?">
      <Controller
        control={control}
        name="terms.giderler"
        render={({ field: { value, onChange, onBlur } }) => (
          <>
            <WholeRow>
              <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fill, minmax(132px, 1fr))' }}>
                {expenses.map((expense) => (
                  <Choice
                    key={expense}
                    fullWidth
                    label={expenseLabels[expense]}
                    helperText={expenseHints[expense]}
                    // An older draft has no answer at all.
                    value={(value ?? unspecifiedExpenses)[expense]}
                    options={payers.map((payer) => [payer, payerLabels[payer]])}
                    onBlur={onBlur}
                    onChoose={(chosen) => onChange({ ...(value ?? unspecifiedExpenses), [expense]: chosen })}
                  />
                ))}
              </Box>
            </WholeRow>
            {!value && <UsualButton onUse={() => onChange(usualExpenses(use))} />}
          </>
        )}
      />
      <WholeRow>
        <Typography variant="body2" color="textSecondary">
          Yazılmayan giderlerde genel şartlar geçerlidir: kullanım giderleri kiracıya, zorunlu sigorta ve vergi kiraya
          verene aittir.
        </Typography>
      </WholeRow>
      <LegalNotes of={['owners_expense']} />
    </FieldGroup>
  )
}

const UsualButton = ({ onUse }: { onUse: () => void }) => (
  <WholeRow>
    <Button onClick={onUse}>Yaygın paylaşımı kullan</Button>
  </WholeRow>
)
