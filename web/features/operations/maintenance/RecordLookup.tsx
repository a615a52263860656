import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { lookupLabels } from '#domain/operations/maintenance/maintenance.messages.ts'
import {
  type LookupKind,
  lookupKinds,
  type MaintenanceWish,
  maintenanceLimits,
} from '#domain/operations/maintenance/maintenance.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { lookupRecordsQuery } from './maintenance.queries.ts'

const kinds = lookupKinds.map((value) => ({ value, label: lookupLabels[value] }))

/** At most ten records as stored in the database; a property also gets the two tools that need one. */
export function RecordLookup({ onWish }: { onWish: (wish: MaintenanceWish) => void }) {
  const [kind, setKind] = useState<LookupKind>('property')
  const [q, setQ] = useState('')
  const [text, setText] = useDebouncedText(q, setQ)
  const found = useQuery(lookupRecordsQuery({ kind, q, limit: maintenanceLimits.lookup }))
  return (
    <Stack spacing={2}>
      <FilterChips
        label="Kayıt türü"
        options={kinds}
        chosen={kind}
        onChoose={(next) => setKind(next === 'all' ? 'property' : next)}
      />
      <SearchField label="Başlık, ad ya da kayıt numarası" text={text} onText={setText} fullWidth />
      {q.length < 2 && (
        <Typography color="textSecondary">En az iki harf yazın. Baktığınız kayıtlar işlem kaydına yazılır.</Typography>
      )}
      {found.isLoading && <LoadingRows rows={3} />}
      {found.isError && <ErrorState error={found.error} onRetry={() => void found.refetch()} />}
      {found.data?.documents.length === 0 && <Typography color="textSecondary">Kayıt bulunamadı.</Typography>}
      {found.data?.documents.map(({ id, title, facts }) => (
        <Box key={id} sx={{ borderTop: 1, borderColor: 'divider', pt: 2 }}>
          <Typography variant="h3" sx={{ mb: 1, overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          <FactList facts={[...facts.map(({ label, value }) => [label, value] as const), ['Kayıt numarası', id]]} />
          {kind === 'property' && (
            <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
              <Button
                aria-label={`Acil temizle: ${title}`}
                onClick={() => onWish({ operation: 'clean', property: id })}
              >
                Acil temizle
              </Button>
              <Button
                color="error"
                aria-label={`Güvenli sil: ${title}`}
                onClick={() => onWish({ operation: 'delete', property: id, title: '' })}
              >
                Güvenli sil
              </Button>
            </Stack>
          )}
        </Box>
      ))}
    </Stack>
  )
}
