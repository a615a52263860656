import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Wrench } from 'lucide-react'
import { useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { operationLabels, operationLeads } from '#domain/operations/maintenance/maintenance.messages.ts'
import {
  loggedOperations,
  type MaintenanceRun,
  type MaintenanceWish,
  runFilter,
} from '#domain/operations/maintenance/maintenance.schema.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { Page } from '#web/ui/Page.tsx'
import { Section } from '#web/ui/Section.tsx'
import { EmptyState, NothingFound } from '#web/ui/states.tsx'
import { ChangeList } from './ChangeList.tsx'
import { MaintenanceDialog } from './MaintenanceDialog.tsx'
import { runsQuery } from './maintenance.queries.ts'
import { RecordLookup } from './RecordLookup.tsx'

const overAll: MaintenanceWish[] = [
  { operation: 'sync' },
  { operation: 'renters' },
  { operation: 'enrich' },
  { operation: 'clean', property: null },
]
const filters = [
  { value: 'all' as const, label: 'Tümü' },
  ...loggedOperations.map((value) => ({ value, label: operationLabels[value] })),
]
const defaults = runFilter.parse({})

export default function MaintenanceScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/admin-maintenance' }), runFilter, defaults)
  const runs = useQuery(runsQuery(filter))
  const [wish, setWish] = useState<MaintenanceWish | null>(null)
  const close = () => {
    setWish(null)
    void runs.refetch()
  }
  return (
    <Page title="Bakım" subtitle="Her işlem önce neyin değişeceğini gösterir ve işlem kaydına yazılır.">
      <Stack spacing={2}>
        <Section title="Toplu işlemler">
          <Stack spacing={2}>
            {overAll.map((each) => (
              <Box key={each.operation} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
                <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
                  <Typography sx={{ fontWeight: 600 }}>{operationLabels[each.operation]}</Typography>
                  <Typography variant="body2" color="textSecondary">
                    {operationLeads[each.operation]}
                  </Typography>
                </Box>
                <Button
                  variant="outlined"
                  aria-label={`Önizle: ${operationLabels[each.operation]}`}
                  onClick={() => setWish(each)}
                >
                  Önizle
                </Button>
              </Box>
            ))}
          </Stack>
        </Section>
        <Section title="Kayıt incele" lead="En fazla 10 kayıt gösterilir.">
          <RecordLookup onWish={setWish} />
        </Section>
        <Section title="İşlem kaydı">
          <ListScreen
            query={runs}
            filter={filter}
            setFilter={setFilter}
            isFiltered={filter.operation !== 'all'}
            filters={
              <FilterChips
                label="İşlem"
                options={filters}
                chosen={filter.operation}
                onChoose={(operation) => setFilter({ operation, page: 1 })}
              />
            }
            nothingFound={
              <NothingFound title="Bu işlemden kayıt yok" onClear={() => setFilter({ operation: 'all', page: 1 })} />
            }
            empty={
              <EmptyState
                icon={Wrench}
                title="Henüz işlem yok"
                text="Önizledikleriniz ve yaptıklarınız burada görünür."
              />
            }
          >
            {(rows) => (
              <Box component="ul" aria-label="Bakım işlemleri" sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {rows.map((run) => (
                  <RunLine key={run.id} run={run} />
                ))}
              </Box>
            )}
          </ListScreen>
        </Section>
      </Stack>
      {wish && <MaintenanceDialog wish={wish} onClose={close} />}
    </Page>
  )
}

function RunLine({ run }: { run: MaintenanceRun }) {
  const [open, setOpen] = useState(false)
  return (
    <Box component="li" sx={{ py: 1.5, '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center' }}>
        <Typography sx={{ fontWeight: 600 }}>{operationLabels[run.operation]}</Typography>
        {run.dry_run && <Chip size="small" label="Deneme" />}
        {!run.success && <Chip size="small" color="error" label="Başarısız" />}
      </Stack>
      <Typography sx={{ overflowWrap: 'anywhere' }}>{run.message}</Typography>
      <Typography variant="body2" color="textSecondary">
        {run.actor_name} · {showDateTime(run.at)}
      </Typography>
      {run.changes.length > 0 && (
        <Button aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? 'Değişiklikleri gizle' : 'Değişiklikleri göster'}
        </Button>
      )}
      {open && <ChangeList changes={run.changes} {...(run.operation !== 'delete' && { total: run.total })} />}
    </Box>
  )
}
