import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Landmark } from 'lucide-react'
import { type LineFilter, lineFilter } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { refreshBankStatements } from '#web/cache/bank-statements.keys.ts'
import { PaymentRightNeeded } from '#web/layout/PaymentRightNeeded.tsx'
import { useLive } from '#web/lib/socket.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useBankAccountOwners } from '#web/session/manages-payments.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, LoadingRows } from '#web/ui/states.tsx'
import { BankLineList } from './BankLineList.tsx'
import { linesQuery, noLineFilter } from './bank-statements.queries.ts'
import { StatementUpload } from './StatementUpload.tsx'

const shows: { value: LineFilter['show']; label: string }[] = [
  { value: 'waiting', label: 'Bekleyen' },
  { value: 'confirmed', label: 'Onaylanan' },
  { value: 'ignored', label: 'Yok sayılan' },
  { value: 'outgoing', label: 'Hesaptan çıkan' },
]

const nothing: Record<LineFilter['show'], { title: string; text: string }> = {
  waiting: {
    title: 'Bekleyen hareket yok',
    text: 'Bankanızın hesap hareketlerini yükleyin; gelen ödemeler kiracılarınızla eşleştirilir, siz onaylamadan hiçbiri işlenmez.',
  },
  confirmed: { title: 'Onaylanan hareket yok', text: 'Onayladığınız hareketler burada durur ve geri alınabilir.' },
  ignored: {
    title: 'Yok sayılan hareket yok',
    text: 'Kirayla ilgisi olmayan hareketleri nedeniyle yok sayabilirsiniz.',
  },
  outgoing: {
    title: 'Hesaptan çıkan hareket yok',
    text: 'Hesaptan çıkan paralar kira ödemesi sayılmaz ve ayrı tutulur.',
  },
}

export default function BankStatementsScreen() {
  useLive('contractChanged', refreshBankStatements)
  const me = useCurrentUser()
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/payment/bank' }), lineFilter, noLineFilter)
  const list = useQuery(linesQuery(filter))
  const owners = useBankAccountOwners()
  if (me && owners.length === 0)
    return (
      <Page title="Banka Hareketleri">
        <PaymentRightNeeded />
      </Page>
    )
  return (
    <Page
      title="Banka Hareketleri"
      subtitle="Hesap hareketlerini yükleyin, önerilen eşleşmeleri onaylayın"
      actions={
        <LinkButton to="/payment" variant="outlined">
          Ödemeler
        </LinkButton>
      }
    >
      {me && <StatementUpload me={me} owners={owners} />}
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered
        filters={
          <FilterChips
            label="Hareketlerin durumu"
            options={shows.map((show) => ({ ...show, count: list.data?.counts[show.value] }))}
            chosen={filter.show}
            onChoose={(show) => setFilter({ show: show === 'all' ? 'waiting' : show, page: 1 })}
          />
        }
        loading={<LoadingRows height={140} />}
        empty={<EmptyState icon={Landmark} {...nothing[filter.show]} />}
      >
        {(lines) => <BankLineList lines={lines} show={filter.show} />}
      </ListScreen>
    </Page>
  )
}
