import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Fragment, useState } from 'react'
import { showMoney } from '#domain/kernel/money.ts'
import { expenseCategoryLabels } from '#domain/money/expenses/expense-categories.rules.ts'
import type { CategoryTotal } from '#domain/money/expenses/expenses.schema.ts'
import { figureTexts } from '#domain/services/figures/figures.messages.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { useNarrow } from '#web/ui/use-width.ts'

export const sumOf = (totals: readonly CategoryTotal[], field: 'amount' | 'tenant_amount' | 'unpaid') =>
  totals.reduce((sum, total) => sum + total[field], 0)

/** The filtered expenses by category, as bars for comparison. */
export function ExpenseTotals({ totals }: { totals: readonly CategoryTotal[] }) {
  const narrow = useNarrow()
  const [all, setAll] = useState(false)
  const whole = sumOf(totals, 'amount')
  if (whole === 0) return null
  const most = Math.max(...totals.map(({ amount }) => amount))
  const tenant = sumOf(totals, 'tenant_amount')
  const unpaid = sumOf(totals, 'unpaid')
  // On a phone, the list itself must stay on the first screen.
  const shown = all || !narrow ? totals : totals.slice(0, 3)
  return (
    <Card component="section" aria-label="Toplamlar" variant="outlined" sx={{ p: 2, mb: 2 }}>
      <FactList
        facts={[
          [
            'Gider (sizin payınız)',
            <Fragment key="own">
              <strong>{showMoney(whole - tenant)}</strong> <FigureHelp name="expense" />
            </Fragment>,
          ],
          [figureTexts.documentTotal.label, tenant > 0 && showMoney(whole)],
          ['Kiracının payı', tenant > 0 && showMoney(tenant)],
          ['Ödenmeyen', unpaid > 0 && showMoney(unpaid)],
        ]}
      />
      <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0, mt: 2 }}>
        {shown.map(({ category, amount }) => (
          <Box component="li" key={category}>
            <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 2 }}>
              <Typography variant="body2">{expenseCategoryLabels[category]}</Typography>
              <Typography variant="body2" sx={tabularFigures}>
                {showMoney(amount)}
              </Typography>
            </Stack>
            <Box
              aria-hidden
              sx={{
                height: 8,
                borderRadius: 1,
                bgcolor: 'primary.main',
                width: `${Math.max(1, (amount / most) * 100)}%`,
              }}
            />
          </Box>
        ))}
      </Stack>
      {totals.length > shown.length && (
        <Button onClick={() => setAll(true)} sx={{ mt: 1, ml: -1 }}>
          Bütün türler ({totals.length})
        </Button>
      )}
    </Card>
  )
}
