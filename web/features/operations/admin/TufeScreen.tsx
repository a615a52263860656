import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Percent } from 'lucide-react'
import { useState } from 'react'
import { showMonth } from '#domain/kernel/dates.ts'
import { tufeFilter } from '#domain/tenancy/rates/tufe.schema.ts'
import { LegalInterestSection } from '#web/features/money/arrears/LegalInterestSection.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { TufeChart } from './TufeChart.tsx'
import { TufeDialog } from './TufeDialog.tsx'
import { TufeTable } from './TufeTable.tsx'
import { tufeQuery } from './tufe.queries.ts'

const defaults = tufeFilter.parse({})

export default function TufeScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/admin-tufe' }), tufeFilter, defaults)
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
      {list.data && list.data.total > 1 && <TufeChart known={list.data.known} />}
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
        {(rates) => <TufeTable rates={rates} known={list.data?.known ?? {}} onEdit={setEditing} />}
      </ListScreen>
      <LegalInterestSection />
      {editing && <TufeDialog month={editing.month} percent={editing.percent} onClose={() => setEditing(null)} />}
    </Page>
  )
}
