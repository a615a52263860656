import Alert from '@mui/material/Alert'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useId } from 'react'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import {
  deductibilityLabels,
  deductibilityNote,
  expenseCategoryLabels,
} from '#domain/money/expenses/expense-categories.rules.ts'
import { expenseEventLabels } from '#domain/money/expenses/expenses.messages.ts'
import { bearerLabels } from '#domain/money/expenses/expenses.rules.ts'
import type { ExpenseDetail } from '#domain/money/expenses/expenses.schema.ts'
import { unlessMissing } from '#web/lib/missing.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { useNarrow } from '#web/ui/use-width.ts'
import { ExpenseActions } from './ExpenseActions.tsx'
import { expenseQuery } from './expenses.queries.ts'
import { Invoice } from './Invoice.tsx'

interface Props {
  id: string
  onClose: () => void
  /** A replaced expense has a new id. */
  onOpen: (id: string) => void
}

export function ExpenseDialog({ id, onClose, onOpen }: Props) {
  const title = useId()
  const narrow = useNarrow()
  const found = useQuery({ ...expenseQuery(id), retry: unlessMissing })
  const expense = found.data
  return (
    <Dialog open fullWidth maxWidth="sm" fullScreen={narrow} onClose={onClose} aria-labelledby={title} scroll="paper">
      <Stack direction="row" sx={{ alignItems: 'flex-start', pr: 1 }}>
        <DialogTitle id={title} sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere', pb: 1 }}>
          {expense ? expense.description || expenseCategoryLabels[expense.category] : 'Gider'}
        </DialogTitle>
        <IconButton onClick={onClose} aria-label="Gideri kapat" sx={{ width: 44, height: 44, mt: 1 }}>
          <X size={20} aria-hidden />
        </IconButton>
      </Stack>
      <DialogContent>
        {!expense && (
          <NotLoaded
            query={found}
            missing={
              <Alert severity="info">Gider bulunamadı. Mülk silinmiş ya da yetkiniz kaldırılmış olabilir.</Alert>
            }
            rows={3}
          />
        )}
        {expense && (
          <Stack spacing={2.5}>
            <Facts expense={expense} />
            <Invoice expense={expense} />
            <History expense={expense} />
          </Stack>
        )}
      </DialogContent>
      {expense && (
        <DialogActions
          sx={{ justifyContent: 'flex-start', '&&': { px: 3, py: 1.5 }, borderTop: 1, borderColor: 'divider' }}
        >
          <ExpenseActions expense={expense} onOpen={onOpen} />
        </DialogActions>
      )}
    </Dialog>
  )
}

function Facts({ expense }: { expense: ExpenseDetail }) {
  const { due, tenant_amount, voided_at } = expense
  return (
    <Stack spacing={1.5}>
      {voided_at && (
        <Alert severity="warning">
          {showDateTime(voided_at)}, {expense.voided_by_name}: {expense.void_reason}
        </Alert>
      )}
      <FactList
        facts={[
          ['Tutar', showMoney(expense.amount)],
          ['Tür', expenseCategoryLabels[expense.category]],
          ['Tarih', showDate(expense.on_date)],
          ['Ödeme', expense.paid_on ? showDate(expense.paid_on) : 'Ödenmedi'],
          ['Mülk', expense.property_title],
          ['Firma / kişi', expense.supplier],
          ['Fatura no', expense.invoice_no],
          ['Karşılayan', bearerLabels[expense.bearer]],
          ['Kiracının payı', tenant_amount > 0 && showMoney(tenant_amount)],
          [
            'Kiracının hesabında',
            due && `${showMoney(due.amount)}, son gün ${showDate(due.due_on)}, ödenen ${showMoney(due.settled)}`,
          ],
          ['Gerçek gider (GVK 74)', deductibilityLabels[expense.deductible]],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {deductibilityNote}
      </Typography>
    </Stack>
  )
}

const History = ({ expense }: { expense: ExpenseDetail }) => (
  <Stack component="section" aria-label="Geçmiş" spacing={1}>
    <Typography variant="h3">Geçmiş</Typography>
    <Stack component="ul" spacing={1} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {expense.events.map(({ kind, by_name, at, detail }) => (
        <Typography component="li" variant="body2" key={`${at} ${kind}`} sx={{ overflowWrap: 'anywhere' }}>
          <strong>{expenseEventLabels[kind]}</strong> · {by_name}, {showDateTime(at)}
          {detail && <span> · {detail}</span>}
        </Typography>
      ))}
    </Stack>
  </Stack>
)
