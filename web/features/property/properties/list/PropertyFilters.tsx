import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import { SlidersHorizontal, X } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { PropertyPage } from '#domain/property/properties/properties.api.ts'
import { isGroup } from '#domain/property/properties/properties.rules.ts'
import {
  type PropertyFilter,
  paymentStates,
  type StatusFilter,
  statusGroupLabels,
  statusGroups,
} from '#domain/property/properties/properties.schema.ts'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { seesPayments } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { Choice } from '#web/ui/Choice.tsx'

interface Props {
  filter: PropertyFilter
  facets: PropertyPage['facets'] | undefined
  onChange: (change: Partial<PropertyFilter>, options?: { replace: boolean }) => void
  /** Placed at the end of the first line. */
  children?: ReactNode
}

const chips: { value: StatusFilter; label: string }[] = [
  { value: 'all', label: 'Tümü' },
  ...statusGroups.map((group) => ({ value: group, label: statusGroupLabels[group] })),
]

export function PropertyFilters({ filter, facets, onChange, children }: Props) {
  const me = useCurrentUser()
  const [text, setText] = useDebouncedText(filter.q, (q) => onChange({ q, page: 1 }, { replace: true }))
  const [tenant, setTenant] = useDebouncedText(filter.tenant, (name) =>
    onChange({ tenant: name, page: 1 }, { replace: true }),
  )
  const filtersSet = [
    filter.owner,
    filter.kind,
    filter.tenant,
    filter.payment !== 'all',
    filter.building === 'only',
  ].filter(Boolean).length
  const [open, setOpen] = useState(filtersSet > 0)
  const clear = () => {
    setTenant('')
    onChange({
      owner: undefined,
      kind: '',
      tenant: '',
      payment: 'all',
      // Clearing the filters keeps the chosen building, which has its own button to remove it.
      building: filter.building === 'only' ? '' : filter.building,
      page: 1,
    })
  }
  const countOf = (status: StatusFilter) => facets && countIn(facets, status)
  // Statuses that only a link can set have a chip while they are set.
  const extraChip = chips.some(({ value }) => value === filter.status)
    ? []
    : [{ value: filter.status, label: filter.status }]

  return (
    <Stack sx={{ mb: 2, gap: 1.5 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <SearchField label="Mülk, adres ya da kiracı ara" text={text} onText={setText} sx={{ flexGrow: 1 }} />
        <Stack
          direction="row"
          useFlexGap
          spacing={1.5}
          sx={{ alignItems: 'flex-end', flexWrap: 'wrap', '& > button, & > [role=group]': { height: 56 } }}
        >
          <Choice
            label="Sıralama"
            value={filter.sort}
            options={[
              ['newest', 'Önce en yeni'],
              ['title', 'Ada göre'],
              ['changed', 'Son değişene göre'],
            ]}
            onChoose={(sort) => onChange({ sort, page: 1 })}
            // With a large font it takes a line of its own before its label breaks.
            sx={{ minWidth: { xs: '5.5rem', sm: 190 }, flex: '1 1 0' }}
          />
          <Button
            variant="outlined"
            onClick={() => setOpen(!open)}
            aria-expanded={open}
            aria-controls="property-filters"
            startIcon={<SlidersHorizontal size={18} aria-hidden />}
            sx={{ flexShrink: 0 }}
          >
            {filtersSet > 0 ? `Süzgeç (${filtersSet})` : 'Süzgeç'}
          </Button>
          {children}
        </Stack>
      </Stack>
      <FilterChips
        label="Duruma göre süz"
        options={[...chips, ...extraChip].map((chip) => ({ ...chip, count: countOf(chip.value) }))}
        chosen={filter.status}
        onChoose={(status) => onChange({ status, page: 1 })}
      />
      <Collapse in={open} id="property-filters" unmountOnExit>
        <Box
          sx={{
            display: 'grid',
            gap: 1.5,
            pt: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
          }}
        >
          <OwnerFilter value={filter.owner} onChange={(owner) => onChange({ owner, page: 1 })} />
          <Choice
            label="Cins"
            value={filter.kind}
            options={[
              ['', 'Hepsi'],
              ...kindsOf(facets, filter.kind).map(({ kind, count }) => [kind, `${kind} (${count})`] as const),
            ]}
            onChoose={(kind) => onChange({ kind, page: 1 })}
          />
          {me && seesPayments(me) && (
            <Choice
              label="Ödeme"
              value={filter.payment}
              options={[['all', 'Hepsi'], ...paymentStates]}
              onChoose={(payment) => onChange({ payment, page: 1 })}
            />
          )}
          <TextField
            label="Kiracı adı"
            value={tenant}
            onChange={(event) => setTenant(event.target.value)}
            slotProps={{ htmlInput: { maxLength: 100 } }}
          />
          <Choice
            label="Bina"
            value={filter.building === 'only' ? 'only' : ''}
            options={[
              ['', 'Bütün mülkler'],
              ['only', `Yalnızca binalar${facets ? ` (${facets.buildings})` : ''}`],
            ]}
            onChoose={(building) => onChange({ building, page: 1 })}
          />
        </Box>
      </Collapse>
      {filtersSet > 0 && (
        <Button onClick={clear} startIcon={<X size={18} aria-hidden />} sx={{ alignSelf: 'flex-start', ml: -1 }}>
          Süzgeçleri kaldır
        </Button>
      )}
    </Stack>
  )
}

function countIn(facets: PropertyPage['facets'], filter: StatusFilter): number {
  if (filter === 'all') return facets.groups.rented + facets.groups.vacant
  return isGroup(filter) ? facets.groups[filter] : facets.status[filter]
}

/** The chosen kind stays in the list, even without any results. */
const kindsOf = (facets: Props['facets'], selected: string) => {
  const kinds = facets?.kinds ?? []
  return !selected || kinds.some(({ kind }) => kind === selected) ? kinds : [{ kind: selected, count: 0 }, ...kinds]
}
