import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { splitOfRequest } from '#domain/money/expenses/expenses.rules.ts'
import { subjectOf } from '#domain/property/suggestions/suggestions.rules.ts'
import type { SuggestionDetail } from '#domain/property/suggestions/suggestions.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { ExpenseFormDialog } from './ExpenseFormDialog.tsx'
import { useCreateExpense } from './expenses.queries.ts'

/** A request with a known cost becomes an expense with one tap; otherwise the cost is asked for first. */
export function RequestExpense({ request }: { request: SuggestionDetail }) {
  const [asking, setAsking] = useState(false)
  const create = useCreateExpense('toast')
  const { id, property_id, gider, maliyet, maliyet_sahibi, can } = request
  if (gider)
    return (
      <LinkButton
        to="/payment/expenses"
        search={{ open: gider.id }}
        startIcon={<ReceiptText size={18} aria-hidden />}
        sx={{ alignSelf: 'flex-start' }}
      >
        Gider kaydı: {showMoney(gider.amount)}
      </LinkButton>
    )
  if (!can.expense) return null
  const given = {
    property_id,
    suggestion_id: id,
    category: 'repair' as const,
    description: subjectOf(request).slice(0, 200),
    ...splitOfRequest(maliyet ?? 0, maliyet_sahibi),
    ...(maliyet && { amount: maliyet }),
  }
  const save = () => {
    if (!maliyet) return setAsking(true)
    const today = isoDate(new Date())
    const rest = { id: newId(), supplier: '', invoice_no: '', on_date: today, paid_on: today, book: null }
    return create.run({ ...rest, ...given, amount: maliyet })
  }
  return (
    <Stack sx={{ alignItems: 'flex-start' }}>
      <Button
        variant="outlined"
        startIcon={<ReceiptText size={18} aria-hidden />}
        loading={create.busy}
        loadingPosition="start"
        onClick={save}
      >
        {maliyet ? `${showMoney(maliyet)} gider olarak kaydet` : 'Gider olarak kaydet'}
      </Button>
      {asking && <ExpenseFormDialog property={property_id} given={given} onClose={() => setAsking(false)} />}
    </Stack>
  )
}
