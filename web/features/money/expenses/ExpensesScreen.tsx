import Button from '@mui/material/Button'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Plus, ReceiptText, Repeat } from 'lucide-react'
import { useState } from 'react'
import { PaymentRightNeeded } from '#web/layout/PaymentRightNeeded.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useManagesPayments } from '#web/session/manages-payments.ts'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NothingFound } from '#web/ui/states.tsx'
import { ExpenseDialog } from './ExpenseDialog.tsx'
import { ExpenseFilters } from './ExpenseFilters.tsx'
import { ExpenseFormDialog } from './ExpenseFormDialog.tsx'
import { ExpenseList } from './ExpenseList.tsx'
import { ExpenseTotals } from './ExpenseTotals.tsx'
import { ExportMenu } from './ExportMenu.tsx'
import {
  type ExpensePage,
  expensesQuery,
  listFilterOf,
  noScreenFilter,
  recurringQuery,
  type ScreenFilter,
  screenFilter,
} from './expenses.queries.ts'
import { RecurringDialog } from './RecurringDialog.tsx'
import { RecurringList } from './RecurringList.tsx'

type SetFilter = (change: Partial<ScreenFilter>, options?: { replace: boolean }) => unknown

export default function ExpensesScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/payment/expenses' }), screenFilter, noScreenFilter)
  const [adding, setAdding] = useState(false)
  const isList = filter.view === 'list'
  const add = () => setAdding(true)
  const chosen = listFilterOf(filter)
  const managesPayments = useManagesPayments()
  const list = useQuery({ ...expensesQuery(chosen), enabled: isList && managesPayments })
  if (!managesPayments)
    return (
      <Page title="Giderler">
        <PaymentRightNeeded />
      </Page>
    )
  return (
    <Page
      title="Giderler"
      subtitle="Kiracı yalnızca hesabına borç yazdığınızı görür"
      actions={
        <>
          {isList && <ExportMenu filter={chosen} total={list.data?.total ?? 0} />}
          <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={add}>
            {isList ? 'Gider ekle' : 'Tekrarlayan ekle'}
          </Button>
        </>
      }
    >
      <Tabs
        value={filter.view}
        onChange={(_, view: ScreenFilter['view']) => setFilter({ ...noScreenFilter, view })}
        aria-label="Gider listeleri"
        sx={{ mb: 2 }}
      >
        <Tab value="list" label="Giderler" />
        <Tab value="recurring" label="Tekrarlayanlar" />
      </Tabs>
      {isList ? (
        <Expenses list={list} filter={filter} setFilter={setFilter} onAdd={add} />
      ) : (
        <Recurring filter={filter} setFilter={setFilter} onAdd={add} />
      )}
      {adding && isList && <ExpenseFormDialog onClose={() => setAdding(false)} />}
      {adding && !isList && <RecurringDialog onClose={() => setAdding(false)} />}
      {filter.open && (
        <ExpenseDialog
          key={filter.open}
          id={filter.open}
          onClose={() => setFilter({ open: '' }, { replace: true })}
          onOpen={(open) => setFilter({ open }, { replace: true })}
        />
      )}
    </Page>
  )
}

interface PartProps {
  filter: ScreenFilter
  setFilter: SetFilter
  onAdd: () => void
}

function Expenses({ list, filter, setFilter, onAdd }: PartProps & { list: UseQueryResult<ExpensePage> }) {
  const names = ['q', 'property', 'category', 'bearer', 'year', 'from', 'to', 'state', 'owner'] as const
  const isFiltered = names.some((name) => filter[name] !== noScreenFilter[name])
  const totals = list.data?.totals ?? []
  const shown = filter.category === 'all' ? totals : totals.filter(({ category }) => category === filter.category)
  return (
    <ListScreen
      query={list}
      filter={filter}
      setFilter={setFilter}
      isFiltered={isFiltered}
      filters={<ExpenseFilters filter={listFilterOf(filter)} found={list.data} onChange={setFilter} />}
      empty={
        <EmptyState
          icon={ReceiptText}
          title="Henüz gider yok"
          text="Onarım, vergi, sigorta, aidat gibi giderleri yazın; yıl sonunda mülk ve türe göre toplamı hazır olsun."
          action={
            <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
              İlk gideri ekle
            </Button>
          }
        />
      }
      nothingFound={
        <NothingFound title="Bu süzgeçle gider yok" onClear={() => setFilter({ ...noScreenFilter, view: 'list' })} />
      }
    >
      {(rows) => (
        <>
          <ExpenseTotals totals={shown} />
          <ExpenseList expenses={rows} label="Giderler" onOpen={(open) => setFilter({ open })} />
        </>
      )}
    </ListScreen>
  )
}

function Recurring({ filter, setFilter, onAdd }: PartProps) {
  const { page, size, owner, property } = filter
  const list = useQuery(recurringQuery({ page, size, owner, property }))
  return (
    <ListScreen
      query={list}
      filter={filter}
      setFilter={setFilter}
      empty={
        <EmptyState
          icon={Repeat}
          title="Tekrarlayan gider yok"
          text="Aidat, sigorta, emlak vergisi gibi her ay ya da her yıl gelen giderleri bir kez yazın; günü gelince kendiliğinden eklenir."
          action={
            <Button variant="contained" startIcon={<Plus size={18} aria-hidden />} onClick={onAdd}>
              Tekrarlayan ekle
            </Button>
          }
        />
      }
    >
      {(rows) => <RecurringList rows={rows} />}
    </ListScreen>
  )
}
