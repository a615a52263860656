import Button from '@mui/material/Button'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { HousePlus, LayoutGrid, ListChecks, Plus, Rows3 } from 'lucide-react'
import type { PropertyPage } from '#domain/property/properties/properties.api.ts'
import { propertyFilter, type StatusFilter } from '#domain/property/properties/properties.schema.ts'
import { ListScreen, listState } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { sideKey } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { BinLink } from '#web/ui/BinLink.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, LoadingRows, NothingFound } from '#web/ui/states.tsx'
import { useWiderThan } from '#web/ui/use-width.ts'
import { noFilter, propertiesQuery } from '../properties.queries.ts'
import { BuildingHeader } from './BuildingHeader.tsx'
import { LoadingCards, PropertyCards } from './PropertyCards.tsx'
import { PropertyFilters } from './PropertyFilters.tsx'
import { PropertyTable } from './PropertyTable.tsx'
import { countText } from './property-text.ts'
import { type PropertyListView, usePropertyListView } from './property-view.ts'
import { SelectionBar } from './SelectionBar.tsx'
import { SheetMenu } from './SheetMenu.tsx'
import { type Selection, useSelection } from './selection.ts'

export default function PropertyListScreen() {
  const me = useCurrentUser()
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/propertyList' }), propertyFilter, noFilter)
  const [view, setView] = usePropertyListView()
  const wide = useWiderThan('md')
  const list = useQuery(propertiesQuery(filter, sideKey(me)))
  const found = list.data
  const { page: _, size: __, ...which } = filter
  const selection = useSelection(found?.documents ?? [], JSON.stringify(which))
  const inTable = wide && view === 'table'
  const List = inTable ? PropertyTable : PropertyCards
  const isFiltered = ['q', 'owner', 'status', 'kind', 'payment', 'tenant', 'building'].some(
    (name) => filter[name as keyof typeof filter] !== noFilter[name as keyof typeof noFilter],
  )
  const isEmpty = listState(list, isFiltered) === 'empty'

  return (
    <Page
      title="Mülkler"
      subtitle={
        found && !isEmpty
          ? countText({ ...found.facets.found, rented: rentedIn(found.facets, filter.status) })
          : undefined
      }
      actions={
        <>
          <SheetMenu filter={filter} total={found?.total ?? 0} />
          <LinkButton variant="contained" to="/addProperty" startIcon={<Plus size={18} aria-hidden />}>
            Mülk Ekle
          </LinkButton>
        </>
      }
    >
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={isFiltered}
        filters={
          <>
            <PropertyFilters filter={filter} facets={found?.facets} onChange={setFilter}>
              {selection.onPage.length > 0 && <SelectButton selection={selection} />}
              {wide && <ViewChoice view={view} onChange={setView} />}
            </PropertyFilters>
            {filter.building && filter.building !== 'only' && (
              <BuildingHeader id={filter.building} onClose={() => setFilter({ building: '', page: 1 })} />
            )}
          </>
        }
        loading={inTable ? <LoadingRows /> : <LoadingCards />}
        empty={
          <EmptyState
            icon={HousePlus}
            title="Henüz mülkünüz yok"
            text="Adını yazmanız yeterli; tapu, özellikler ve fotoğraflar sonra da eklenebilir. Bir Excel listeniz varsa yukarıdaki dosya düğmesinden topluca aktarabilirsiniz."
            action={
              <LinkButton variant="contained" to="/addProperty">
                İlk mülkü ekle
              </LinkButton>
            }
          />
        }
        nothingFound={
          <NothingFound title="Aramanıza uyan mülk yok" onClear={() => setFilter({ ...noFilter, sort: filter.sort })} />
        }
      >
        {(properties) => <List properties={properties} selection={selection} />}
      </ListScreen>
      <BinLink />
      <SelectionBar selection={selection} filter={filter} total={found?.total ?? 0} />
    </Page>
  )
}

const rentedIn = ({ groups }: PropertyPage['facets'], status: StatusFilter) =>
  status === 'all' ? groups.rented : undefined

const SelectButton = ({ selection }: { selection: Selection }) => (
  <Button
    variant={selection.isOn ? 'contained' : 'outlined'}
    aria-pressed={selection.isOn}
    onClick={selection.isOn ? selection.stop : selection.start}
    startIcon={<ListChecks size={18} aria-hidden />}
    sx={{ flexShrink: 0 }}
  >
    Seç
  </Button>
)

function ViewChoice({ view, onChange }: { view: PropertyListView; onChange: (view: PropertyListView) => void }) {
  return (
    <ToggleButtonGroup
      exclusive
      value={view}
      onChange={(_, next: PropertyListView | null) => next && onChange(next)}
      aria-label="Görünüm"
    >
      <ToggleButton value="cards" aria-label="Kartlar">
        <LayoutGrid size={18} aria-hidden />
      </ToggleButton>
      <ToggleButton value="table" aria-label="Tablo">
        <Rows3 size={18} aria-hidden />
      </ToggleButton>
    </ToggleButtonGroup>
  )
}
