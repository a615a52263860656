import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ScrollText } from 'lucide-react'
import { areaLabels } from '#domain/operations/audit/audit.messages.ts'
import { type AuditEntry, type AuditFilter, auditFilter } from '#domain/services/audit/audit.schema.ts'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { auditLogQuery } from './audit.queries.ts'
import { EntryLine, linkLine } from './EntryLine.tsx'
import { EntryList } from './EntryList.tsx'

const defaults = auditFilter.parse({})
const isFiltered = (filter: AuditFilter) => JSON.stringify(filter) !== JSON.stringify(defaults)

export default function AuditScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/admin-audit' }), auditFilter, defaults)
  const log = useInfiniteQuery(auditLogQuery(filter))
  return (
    <Page
      title="Denetim Kaydı"
      subtitle="Kim, ne zaman, hangi kayıtta ne yaptı. Kayıtlar değiştirilemez; her biri bir öncekine özetle bağlıdır, silinen ya da değiştirilen kayıt denetimde ortaya çıkar."
    >
      <AuditFilters filter={filter} onChange={setFilter} />
      <EntryList
        label="Denetim kayıtları"
        query={log}
        empty={
          isFiltered(filter) ? (
            <EmptyState
              icon={ScrollText}
              title="Eşleşen kayıt yok"
              text="Seçilen kişi, kayıt, tür ve tarihte bir işlem bulunamadı."
              action={
                <Button variant="outlined" onClick={() => setFilter(defaults)}>
                  Süzgeci temizle
                </Button>
              }
            />
          ) : (
            <EmptyState icon={ScrollText} title="Henüz kayıt yok" text="Yapılan her işlem burada görünür." />
          )
        }
      >
        {(entry) => (
          <EntryLine entry={entry} who={<Person id={entry.actor_id} name={entry.actor} />}>
            <Further entry={entry} />
          </EntryLine>
        )}
      </EntryList>
    </Page>
  )
}

/** Links to everything that this person did or that was done to them. */
const Person = ({ id, name }: { id: string | null; name: string }) =>
  id === null ? (
    name
  ) : (
    <TextLink to="/admin-audit" search={{ person: id }} sx={thumbRoom}>
      {name}
    </TextLink>
  )

const Further = ({ entry: { area, record_id, subject, seq } }: { entry: AuditEntry }) => (
  <Stack
    direction="row"
    sx={{ typography: 'body2', lineHeight: linkLine, color: 'text.secondary', columnGap: 1.5, flexWrap: 'wrap' }}
  >
    <span>{areaLabels[area as keyof typeof areaLabels] ?? area}</span>
    {subject && (
      <span>
        Kimin hakkında: <Person {...subject} />
      </span>
    )}
    {record_id && (
      <TextLink to="/admin-audit" search={{ record: record_id }} sx={thumbRoom}>
        Bu kaydın geçmişi
      </TextLink>
    )}
    {seq !== null && <span>Sıra no {seq}</span>}
  </Stack>
)
