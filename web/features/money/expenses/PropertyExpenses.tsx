import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useState } from 'react'
import { showMoney } from '#domain/kernel/money.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { ExpenseDialog } from './ExpenseDialog.tsx'
import { ExpenseFormDialog } from './ExpenseFormDialog.tsx'
import { ExpenseList } from './ExpenseList.tsx'
import { sumOf } from './ExpenseTotals.tsx'
import { expensesAt } from './expenses.queries.ts'

/** The newest expenses of one property, and a button to add one. */
export function PropertyExpenses({ property }: { property: string }) {
  const [adding, setAdding] = useState(false)
  const [open, setOpen] = useState('')
  const list = useQuery(expensesAt(property))
  const whole = sumOf(list.data?.totals ?? [], 'amount')
  const tenant = sumOf(list.data?.totals ?? [], 'tenant_amount')
  return (
    <Section
      title="Giderler"
      id="giderler"
      lead={
        whole > 0 && (
          <>
            Gider (sizin payınız) {showMoney(whole - tenant)}
            {tenant > 0 && `, belge toplamı ${showMoney(whole)}`} <FigureHelp name="expense" />
          </>
        )
      }
      aside={
        <Button variant="outlined" startIcon={<Plus size={18} aria-hidden />} onClick={() => setAdding(true)}>
          Gider ekle
        </Button>
      }
    >
      {!list.data && <NotLoaded query={list} rows={2} />}
      {list.data?.total === 0 && <Typography color="textSecondary">Bu mülk için henüz gider yazılmadı.</Typography>}
      {list.data && list.data.total > 0 && (
        <Stack spacing={1.5} sx={{ alignItems: 'stretch' }}>
          <ExpenseList expenses={list.data.documents} label="Son giderler" withoutProperty onOpen={setOpen} />
          <LinkButton to="/payment/expenses" search={{ property }} sx={{ alignSelf: 'flex-start' }}>
            Bütün giderler ({list.data.total})
          </LinkButton>
        </Stack>
      )}
      {adding && <ExpenseFormDialog property={property} onClose={() => setAdding(false)} />}
      {open && <ExpenseDialog key={open} id={open} onClose={() => setOpen('')} onOpen={setOpen} />}
    </Section>
  )
}
