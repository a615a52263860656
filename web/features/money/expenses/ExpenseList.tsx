import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Paperclip, Repeat } from 'lucide-react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { expenseCategoryLabels } from '#domain/money/expenses/expense-categories.rules.ts'
import type { ExpenseView } from '#domain/money/expenses/expenses.schema.ts'
import { FactRow } from '#web/ui/FactRow.tsx'
import { tabularFigures } from '#web/ui/theme.ts'

interface Props {
  expenses: readonly ExpenseView[]
  label: string
  /** On a property's own page its name would be redundant. */
  withoutProperty?: boolean
  onOpen: (id: string) => void
}

export const ExpenseList = ({ expenses, label, withoutProperty = false, onOpen }: Props) => (
  <Stack component="ul" aria-label={label} spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
    {expenses.map((expense) => (
      <Card component="li" key={expense.id} variant="outlined">
        <ButtonBase
          onClick={() => onOpen(expense.id)}
          sx={{ display: 'block', width: 1, textAlign: 'left', px: 2, py: 1.5, borderRadius: 'inherit' }}
        >
          <ExpenseRow expense={expense} withoutProperty={withoutProperty} />
        </ButtonBase>
      </Card>
    ))}
  </Stack>
)

function ExpenseRow({ expense, withoutProperty }: { expense: ExpenseView; withoutProperty: boolean }) {
  const { category, description, amount, on_date, supplier, property_title, voided_at } = expense
  return (
    <>
      {/* Long texts keep their line, and the amount moves below them. */}
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'baseline', columnGap: 2 }}>
        <Typography sx={{ fontWeight: 600, minWidth: 0, flex: '1 1 160px', overflowWrap: 'anywhere' }}>
          {description || expenseCategoryLabels[category]}
        </Typography>
        <Typography
          sx={{
            fontWeight: 600,
            flexShrink: 0,
            ml: 'auto',
            ...tabularFigures,
            ...(voided_at && { textDecoration: 'line-through' }),
          }}
        >
          {showMoney(amount)}
        </Typography>
      </Stack>
      <FactRow>
        <span>{showDate(on_date)}</span>
        {description && <span>{expenseCategoryLabels[category]}</span>}
        {!withoutProperty && <span>{property_title}</span>}
        {supplier && <span>{supplier}</span>}
      </FactRow>
      <ExpenseMarks expense={expense} />
    </>
  )
}

function ExpenseMarks({
  expense: { paid_on, tenant_amount, due, voided_at, file_id, recurring_id },
}: {
  expense: ExpenseView
}) {
  const settled = due && due.settled >= due.amount
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', mt: 0.75 }}>
      {voided_at && <Chip size="small" label="İptal edildi" />}
      {!voided_at && (
        <Chip
          size="small"
          variant={paid_on ? 'outlined' : 'filled'}
          color={paid_on ? 'success' : 'secondary'}
          label={paid_on ? 'Ödendi' : 'Ödenmedi'}
        />
      )}
      {tenant_amount > 0 && (
        <Chip
          size="small"
          variant="outlined"
          color={due ? 'primary' : 'default'}
          label={`Kiracı: ${showMoney(tenant_amount)}${due ? (settled ? ' · tahsil edildi' : ' · hesabında') : ''}`}
        />
      )}
      {file_id && (
        <Box component="span" sx={{ lineHeight: 0, color: 'text.secondary' }}>
          <Paperclip size={16} role="img" aria-label="Faturası var" />
        </Box>
      )}
      {recurring_id && (
        <Box component="span" sx={{ lineHeight: 0, color: 'text.secondary' }}>
          <Repeat size={16} role="img" aria-label="Tekrarlayan gider" />
        </Box>
      )}
    </Stack>
  )
}
