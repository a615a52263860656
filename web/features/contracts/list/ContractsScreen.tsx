import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useQuery } from '@tanstack/react-query'
import { FilePen, Plus } from 'lucide-react'
import { passesGuard } from '#domain/access/guards.ts'
import { contractFilter } from '#domain/contracts/contract-views.schema.ts'
import { ListPaging } from '#web/list/ListPaging.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingRows, NothingFound, StaleList } from '#web/ui/states.tsx'
import { type ContractFilter, contractsQuery, noContractFilter, useLiveContracts } from '../contracts.queries.ts'
import { ContractCards } from './ContractCards.tsx'
import { ContractFilters } from './ContractFilters.tsx'
import { ContractTable } from './ContractTable.tsx'

/** What will be here, and what the person can do to make it so. */
const emptyTexts = {
  maker:
    'Mülkü ve kiracıyı seçip şartları yazın; kiracıya onay bağlantısı gider, onaylayınca kontrat yürürlüğe girer. Kimin cevap vermediğini burada görürsünüz.',
  tenant:
    'Mülk sahibi size bir kontrat gönderdiğinde e-postanıza bir bağlantı gelir ve kontrat burada görünür; şartları okuyup onaylayabilir ya da düzenleme isteyebilirsiniz.',
  other: 'Yetkili olduğunuz mülklere kontrat eklendiğinde burada görünür.',
}

export default function ContractsScreen() {
  useLiveContracts()
  const me = useCurrentUser()
  const activeRole = useActiveRole()
  const [filter, setFilter] = useUrlFilter<ContractFilter>(contractFilter, noContractFilter)
  const wide = useMediaQuery(useTheme().breakpoints.up('lg'), { noSsr: true })
  const list = useQuery(contractsQuery(filter))
  const found = list.data
  const List = wide ? ContractTable : ContractCards
  const makesContracts = Boolean(me && passesGuard('contract-maker', me.user, activeRole))
  const isFiltered = filter.q !== '' || filter.state !== 'all' || filter.property !== ''
  const settled = found && !list.isPlaceholderData
  const isEmpty = settled && found.total === 0 && !isFiltered
  const add = (
    <LinkButton variant="contained" to="/addContract" startIcon={<Plus size={18} aria-hidden />}>
      Kontrat ekle
    </LinkButton>
  )

  return (
    <Page
      title="Kontratlar"
      subtitle={found && !isEmpty ? `${found.counts.all} kontrat` : undefined}
      actions={makesContracts && !isEmpty && add}
    >
      {!isEmpty && <ContractFilters filter={filter} counts={found?.counts} onChange={setFilter} />}
      <Box sx={{ height: 4, mb: 1 }}>
        {list.isPlaceholderData && list.isFetching && <LinearProgress aria-label="Liste yenileniyor" />}
      </Box>
      {list.isPending && <LoadingRows height={120} />}
      {list.isError && !found && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
      {list.isError && found && <StaleList onRetry={() => list.refetch()} />}
      {isEmpty && (
        <EmptyState
          icon={FilePen}
          title="Henüz kontrat yok"
          text={emptyTexts[makesContracts ? 'maker' : me?.roles.isTenant ? 'tenant' : 'other']}
          action={makesContracts && add}
        />
      )}
      {settled && found.total === 0 && isFiltered && (
        <NothingFound
          title="Aramanıza uyan kontrat yok"
          onClear={() => setFilter({ ...noContractFilter, sort: filter.sort })}
        />
      )}
      {found && found.documents.length > 0 && <List contracts={found.documents} />}
      <ListPaging total={found?.total} filter={filter} onPage={(page, options) => setFilter({ page }, options)} />
    </Page>
  )
}
