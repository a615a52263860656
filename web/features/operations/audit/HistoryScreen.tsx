import Button from '@mui/material/Button'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { History } from 'lucide-react'
import { auditActs, ownHistoryFilter } from '#domain/services/audit/audit.schema.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { ownHistoryQuery } from './audit.queries.ts'
import { EntryLine } from './EntryLine.tsx'
import { EntryList } from './EntryList.tsx'

const labels = {
  sign_in: 'Girişler',
  change: 'Değişiklikler',
  decision: 'Kararlar',
  look: 'Belgelerime bakanlar',
} as const
const defaults = ownHistoryFilter.parse({})

export default function HistoryScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/history' }), ownHistoryFilter, defaults)
  const history = useInfiniteQuery(ownHistoryQuery(filter))
  return (
    <Page
      title="Geçmiş"
      subtitle="Girişleriniz, yaptığınız değişiklikler ve kararlar; belgelerinize kimin baktığı. Bu kayıt değiştirilemez."
      actions={
        <LinkButton to="/profile" hash="oturumlar" variant="outlined">
          Açık oturumlar
        </LinkButton>
      }
    >
      <FilterChips
        label="Neyi gösterelim"
        options={[{ value: 'all', label: 'Tümü' }, ...auditActs.map((act) => ({ value: act, label: labels[act] }))]}
        chosen={filter.act}
        onChoose={(act) => setFilter({ act })}
      />
      <EntryList
        label="Geçmişiniz"
        query={history}
        empty={
          filter.act === 'all' ? (
            <EmptyState
              icon={History}
              title="Henüz bir kayıt yok"
              text="Bundan sonraki girişleriniz, değişiklikleriniz ve kararlarınız burada görünür."
            />
          ) : (
            <EmptyState
              icon={History}
              title="Bu türde bir kayıt yok"
              text={
                filter.act === 'look'
                  ? 'Başka biri bir belgenizi ya da kimlik numaranızı açtığında burada görürsünüz.'
                  : 'Başka bir tür seçebilir ya da hepsini görebilirsiniz.'
              }
              action={
                <Button variant="outlined" onClick={() => setFilter({ act: 'all' })}>
                  Tümünü göster
                </Button>
              }
            />
          )
        }
      >
        {(entry) => <EntryLine entry={entry} who={entry.mine ? 'Siz' : entry.actor} />}
      </EntryList>
    </Page>
  )
}
