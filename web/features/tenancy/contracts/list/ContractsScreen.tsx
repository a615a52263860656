import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { CalendarClock, FilePen, ListChecks, Plus } from 'lucide-react'
import { contractFilter } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { ListScreen, listState } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { opensFor } from '#web/session/acting-roles.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { BinLink } from '#web/ui/BinLink.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, LoadingRows, NothingFound } from '#web/ui/states.tsx'
import { useWiderThan } from '#web/ui/use-width.ts'
import { type ContractFilter, contractsQuery, noContractFilter, useLiveContracts } from '../contracts.queries.ts'
import { ContractCards } from './ContractCards.tsx'
import { ContractFilters } from './ContractFilters.tsx'
import { ContractImportButton } from './ContractImportButton.tsx'
import { ContractTable } from './ContractTable.tsx'

/** The future content of an empty screen, and how to get there. */
const emptyTexts = {
  maker:
    'Mülkü ve kiracıyı seçip şartları yazın; kiracıya onay bağlantısı gider, onaylayınca kontrat yürürlüğe girer. Kimin yanıt vermediğini burada görürsünüz. Süren kiralamalarınız bir Excel listesindeyse yukarıdaki düğmeden topluca aktarabilirsiniz.',
  tenant:
    'Mülk sahibi size bir kontrat gönderdiğinde e-postanıza bir bağlantı gelir ve kontrat burada görünür; şartları okuyup onaylayabilir ya da düzenleme isteyebilirsiniz.',
  other: 'Yetkili olduğunuz mülklere kontrat eklendiğinde burada görünür.',
}

export default function ContractsScreen() {
  useLiveContracts()
  const me = useCurrentUser()
  const activeRole = useActiveRole()
  const [filter, setFilter] = useUrlFilter<ContractFilter>(
    useSearch({ from: '/app/contracts' }),
    contractFilter,
    noContractFilter,
  )
  const wide = useWiderThan('lg')
  const list = useQuery(contractsQuery(filter))
  const found = list.data
  const List = wide ? ContractTable : ContractCards
  const makesContracts = Boolean(me && opensFor(me, 'contract-maker', activeRole))
  const isFiltered = filter.q !== '' || filter.owner !== undefined || filter.state !== 'all' || filter.property !== ''
  const isEmpty = listState(list, isFiltered) === 'empty'
  const add = (
    <LinkButton variant="contained" to="/addContract" startIcon={<Plus size={18} aria-hidden />}>
      Kontrat ekle
    </LinkButton>
  )

  return (
    <Page
      title="Kontratlar"
      subtitle={found && !isEmpty ? `${found.counts.all} kontrat` : undefined}
      actions={
        <>
          {!isEmpty && (
            <LinkButton variant="outlined" to="/deadlines" startIcon={<CalendarClock size={18} aria-hidden />}>
              Tarihler
            </LinkButton>
          )}
          {makesContracts && <ContractImportButton />}
          {makesContracts && !isEmpty && add}
        </>
      }
    >
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={isFiltered}
        filters={<ContractFilters filter={filter} counts={found?.counts} onChange={setFilter} />}
        loading={<LoadingRows height={120} />}
        empty={
          <EmptyState
            icon={FilePen}
            title="Henüz kontrat yok"
            text={emptyTexts[makesContracts ? 'maker' : me?.roles.isTenant ? 'tenant' : 'other']}
            action={makesContracts && add}
          />
        }
        nothingFound={
          <NothingFound
            title="Aramanıza uyan kontrat yok"
            onClear={() => setFilter({ ...noContractFilter, sort: filter.sort })}
          />
        }
      >
        {(contracts) => <List contracts={contracts} />}
      </ListScreen>
      {makesContracts && (
        <LinkButton to="/special-conditions" startIcon={<ListChecks size={18} aria-hidden />} sx={{ mt: 2 }}>
          Hususi şart kütüphanesi
        </LinkButton>
      )}
      <BinLink />
    </Page>
  )
}
