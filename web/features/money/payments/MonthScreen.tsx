import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CalendarCheck, FileText } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { isoDate, monthOf, showMonth } from '#domain/kernel/dates.ts'
import { type MonthRow, monthFilter } from '#domain/money/payments/payments.schema.ts'
import { refreshPayments } from '#web/cache/payments.keys.ts'
import { useKeepMenuBadge } from '#web/layout/menu-badges.ts'
import { useLive } from '#web/lib/socket.ts'
import { ListScreen, listState } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { opensFor } from '#web/session/acting-roles.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { useManagesPayments } from '#web/session/manages-payments.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, LoadingRows, NothingFound } from '#web/ui/states.tsx'
import { MonthActions } from './MonthActions.tsx'
import { MonthFilters } from './MonthFilters.tsx'
import { MonthHeader } from './MonthHeader.tsx'
import { MonthRows } from './MonthRows.tsx'
import { MonthSummary } from './MonthSummary.tsx'
import { payableOf, receiptsOf, rowKey } from './payment-sums.ts'
import { monthQuery, noMonthFilter } from './payments.queries.ts'
import { ReceiptsLine } from './ReceiptsLine.tsx'
import { SelectionBar } from './SelectionBar.tsx'

const PaymentDialog = lazy(() => import('./PaymentDialog.tsx'))
const BulkPaymentDialog = lazy(() => import('./BulkPaymentDialog.tsx'))
const ReceiptsDialog = lazy(() => import('./ReceiptsDialog.tsx'))
const LedgerDialog = lazy(() => import('./LedgerDialog.tsx'))

type OpenDialog =
  | { what: 'pay' | 'account'; row: MonthRow }
  /** Of one row, or of all. */
  | { what: 'receipts'; row: MonthRow | null }
  | { what: 'several'; rows: MonthRow[] }

export function MonthScreen() {
  useLive('contractChanged', refreshPayments)
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/payment' }), monthFilter, noMonthFilter)
  const list = useQuery(monthQuery(filter))
  const receipts = list.data?.receipts
  useKeepMenuBadge('/payment', receipts?.more ? undefined : receipts?.waiting.length)
  const [opened, setOpened] = useState<OpenDialog | null>(null)
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null)
  const present = monthOf(isoDate(new Date()))
  const month = filter.month || present
  const isFiltered =
    filter.q !== '' ||
    filter.state !== 'all' ||
    filter.property !== '' ||
    filter.building !== '' ||
    filter.owner !== undefined
  const rows = list.data?.documents ?? []
  const payable = rows.filter(({ manage }) => manage)
  // Rows that left the page are deselected, so that nobody books a payment that they cannot see.
  const picked = payable.filter((row) => chosen?.has(rowKey(row)))
  const close = () => setOpened(null)
  const state = listState(list, isFiltered)

  return (
    <Page
      title="Ödemeler"
      subtitle="Kim ödedi, kim bekliyor, kim gecikti"
      actions={
        <MonthActions
          choosing={payable.length > 1 ? chosen !== null : null}
          onChoosing={(choosing) => setChosen(choosing ? new Set() : null)}
        />
      }
    >
      <MonthHeader
        month={month}
        present={present}
        onMonth={(next) => setFilter({ month: next === present ? '' : next, page: 1 })}
      />
      {state !== 'failed' && <MonthSummary page={list.data} month={month} />}
      {receipts && <ReceiptsLine receipts={receipts} onOpen={() => setOpened({ what: 'receipts', row: null })} />}
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={isFiltered}
        filters={<MonthFilters filter={filter} found={list.data} onChange={setFilter} />}
        loading={<LoadingRows />}
        empty={list.data?.has_accounts ? <NoDues month={month} /> : <NoLedgers />}
        nothingFound={
          <NothingFound
            title="Bu süzgece uyan ödeme yok"
            onClear={() => setFilter({ ...noMonthFilter, month: filter.month, size: filter.size })}
          />
        }
      >
        {(shown) => (
          <MonthRows
            rows={shown}
            label={`${showMonth(month)} ödemeleri`}
            receipts={receipts?.waiting ?? []}
            chosen={chosen}
            onChoose={(keys) => setChosen(keys)}
            onPay={(row) => setOpened({ what: 'pay', row })}
            onLedger={(row) => setOpened({ what: 'account', row })}
            onReceipts={(row) => setOpened({ what: 'receipts', row })}
          />
        )}
      </ListScreen>
      {chosen && (
        <SelectionBar
          picked={picked}
          all={payable}
          onChoose={(keys) => setChosen(keys)}
          onPay={() => setOpened({ what: 'several', rows: picked })}
          onLeave={() => setChosen(null)}
        />
      )}
      {rows.some(({ share }) => share) && (
        <Alert severity="info" sx={{ mt: 2 }}>
          Hissedar olduğunuz mülklerde tutarlar sizin payınız kadardır.
        </Alert>
      )}
      <Suspense fallback={null}>
        {opened?.what === 'pay' && <PaymentDialog payable={payableOf(opened.row)} onClose={close} />}
        {opened?.what === 'account' && <LedgerDialog tenancy={opened.row.tenancy_id} onClose={close} />}
        {opened?.what === 'receipts' && receipts && (
          <ReceiptsDialog
            receipts={opened.row ? receiptsOf(opened.row, receipts.waiting) : receipts.waiting}
            lead={receipts.more && !opened.row ? 'En eski 50 dekont gösteriliyor.' : undefined}
            onClose={close}
          />
        )}
        {opened?.what === 'several' && (
          <BulkPaymentDialog
            payables={opened.rows.map(payableOf)}
            onClose={close}
            onDone={() => {
              close()
              setChosen(null)
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}

const NoDues = ({ month }: { month: string }) => (
  <EmptyState
    icon={CalendarCheck}
    title={`${showMonth(month)} için bir borç yok`}
    text="Bir ayın kira borcu, önceki ayın sonuna on gün kala kendiliğinden yazılır. Önceki aylara üstteki oklarla bakabilirsiniz."
  />
)

function NoLedgers() {
  const me = useCurrentUser()
  const role = useActiveRole()
  const managesPayments = useManagesPayments()
  const makes = managesPayments && me !== null && opensFor(me, 'contract-maker', role)
  return (
    <EmptyState
      icon={FileText}
      title="İzlenecek bir kira yok"
      text={
        makes
          ? 'Bir kontrat ekleyin: herkes onaylayınca her ayın kirası burada kendiliğinden görünür, siz yalnızca gelen ödemeyi işlersiniz.'
          : managesPayments
            ? 'Ödeme yetkiniz olan bir mülkte kontrat yürürlüğe girince her ayın kirası burada görünür.'
            : 'Mülk sahibi size “Ödemeleri yönetebilir” yetkisini verirse her ayın kirası burada görünür.'
      }
      action={
        makes && (
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center' }}>
            <LinkButton variant="contained" to="/addContract">
              Kontrat ekle
            </LinkButton>
            <LinkButton variant="outlined" to="/contracts">
              Onay bekleyenler
            </LinkButton>
          </Stack>
        )
      }
    />
  )
}
