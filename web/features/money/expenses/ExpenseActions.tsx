import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { Ban, Check, Pencil, RotateCcw, Undo2, UserRound } from 'lucide-react'
import { useState } from 'react'
import { isoDate } from '#domain/kernel/dates.ts'
import type { ExpenseDetail } from '#domain/money/expenses/expenses.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { BookExpenseDialog } from './BookExpenseDialog.tsx'
import { EditExpenseDialog } from './EditExpenseDialog.tsx'
import { usePayExpense, useRestoreExpense } from './expenses.queries.ts'
import { VoidExpenseDialog } from './VoidExpenseDialog.tsx'

type Question = 'edit' | 'void' | 'book'

export function ExpenseActions({ expense, onOpen }: { expense: ExpenseDetail; onOpen: (id: string) => void }) {
  const [question, setQuestion] = useState<Question | null>(null)
  const pay = usePayExpense(expense)
  const restore = useRestoreExpense()
  const { voided_at, replaced_by, suggestion_id, paid_on, version } = expense
  const close = () => setQuestion(null)
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      {!voided_at && !paid_on && (
        <Button
          variant="contained"
          startIcon={<Check size={18} aria-hidden />}
          loading={pay.busy}
          loadingPosition="start"
          onClick={() => pay.run({ version, paid_on: isoDate(new Date()) })}
        >
          Bugün ödendi
        </Button>
      )}
      {!voided_at && expense.bookable && (
        <Button variant="outlined" startIcon={<UserRound size={18} aria-hidden />} onClick={() => setQuestion('book')}>
          Kiracıya yaz
        </Button>
      )}
      {!voided_at && (
        <>
          <Button startIcon={<Pencil size={18} aria-hidden />} onClick={() => setQuestion('edit')}>
            {expense.closed ? 'Düzelt' : 'Değiştir'}
          </Button>
          <Button color="error" startIcon={<Ban size={18} aria-hidden />} onClick={() => setQuestion('void')}>
            İptal et
          </Button>
        </>
      )}
      {voided_at && !replaced_by && (
        <Button
          variant="outlined"
          startIcon={<RotateCcw size={18} aria-hidden />}
          loading={restore.busy}
          loadingPosition="start"
          onClick={() => restore.run(expense.id)}
        >
          Geri getir
        </Button>
      )}
      {replaced_by && (
        <Button startIcon={<Undo2 size={18} aria-hidden />} onClick={() => onOpen(replaced_by)}>
          Yerine yazılan gider
        </Button>
      )}
      {expense.replaces && <Button onClick={() => onOpen(expense.replaces!)}>Düzeltilen eski gider</Button>}
      {suggestion_id && (
        <LinkButton
          to="/property-detail/$id"
          params={{ id: expense.property_id }}
          search={{ tab: 'talepler', talep: suggestion_id }}
        >
          Talebi aç
        </LinkButton>
      )}
      {question === 'edit' && (
        <EditExpenseDialog
          expense={expense}
          onClose={close}
          onSaved={(id) => {
            close()
            if (id !== expense.id) onOpen(id)
          }}
        />
      )}
      {question === 'void' && <VoidExpenseDialog expense={expense} onClose={close} />}
      {question === 'book' && <BookExpenseDialog expense={expense} onClose={close} />}
    </Stack>
  )
}
