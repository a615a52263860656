import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Percent } from 'lucide-react'
import { useState } from 'react'
import { showDate, showMonth } from '#domain/kernel/dates.ts'
import { withMinus } from '#domain/kernel/minus.ts'
import { tufeApi } from '#domain/tenancy/rates/tufe.api.ts'
import type { TufeRow } from '#domain/tenancy/rates/tufe.schema.ts'
import { LegalInterestSection } from '#web/features/money/arrears/LegalInterestSection.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { TufeDialog } from './TufeDialog.tsx'
import { tufeQuery } from './tufe.queries.ts'

/** The same number of decimals, so that the column can be compared. */
const twoDecimals = new Intl.NumberFormat('tr-TR', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const defaults = tufeApi.list.query.parse({})

export default function TufeScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/admin-tufe' }), tufeApi.list.query, defaults)
  const list = useQuery(tufeQuery(filter))
  const [editing, setEditing] = useState<{ month: string; percent: number | null } | null>(null)
  const next = list.data?.next
  const enter = next?.due && (
    <Button variant="contained" onClick={() => setEditing({ month: next.month, percent: null })}>
      {showMonth(next.month)} oranını gir
    </Button>
  )

  return (
    <Page
      title="TÜFE Oranları"
      subtitle="On iki aylık ortalamalara göre değişim. Yenilemeden önceki ayın oranı kira artışının üst sınırıdır (TBK 344)."
      actions={list.data && list.data.total > 0 ? enter : undefined}
    >
      {next &&
        (next.due ? (
          <Alert severity="warning" sx={{ mb: 2 }}>
            {showMonth(next.month)} oranı girilmedi. Girilene kadar kontratlarda bilinen son oran gösterilir.
          </Alert>
        ) : (
          <Alert severity="success" sx={{ mb: 2 }}>
            Yayımlanan bütün oranlar girildi. {showMonth(next.month)} oranı ay bitince açıklanır.
          </Alert>
        ))}
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        empty={
          <EmptyState
            icon={Percent}
            title="Henüz oran yok"
            text="Kontratlarda artış sınırının gösterilebilmesi için son açıklanan oranı girin."
            action={enter}
          />
        }
      >
        {(rates) => (
          <Paper variant="outlined">
            <List disablePadding aria-label="TÜFE oranları">
              {rates.map((row, index) => (
                <ListItem key={row.month} divider={index < rates.length - 1} sx={{ px: 2, py: 1, gap: 2 }}>
                  <MonthLine row={row} onEdit={() => setEditing(row)} />
                </ListItem>
              ))}
            </List>
          </Paper>
        )}
      </ListScreen>
      <LegalInterestSection />
      {editing && <TufeDialog month={editing.month} percent={editing.percent} onClose={() => setEditing(null)} />}
    </Page>
  )
}

const MonthLine = ({ row, onEdit }: { row: TufeRow; onEdit: () => void }) => (
  <>
    <Box sx={{ flexGrow: 1, minWidth: 0 }}>
      <Typography sx={{ fontWeight: 600 }}>{showMonth(row.month)}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {row.entered_by ? `${row.entered_by} · ${showDate(row.entered_at)}` : 'Kurulumla geldi'}
      </Typography>
    </Box>
    <Typography sx={{ fontVariantNumeric: 'tabular-nums', fontWeight: 600 }}>
      %{withMinus(twoDecimals.format(row.percent))}
    </Typography>
    <Button onClick={onEdit} aria-label={`Düzelt: ${showMonth(row.month)}`}>
      Düzelt
    </Button>
  </>
)
