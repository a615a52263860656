import Avatar from '@mui/material/Avatar'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import {
  FilePen,
  FileText,
  House,
  Image,
  ListChecks,
  type LucideIcon,
  MessageSquareReply,
  MessagesSquare,
  Package,
  Trash2,
  UserRound,
} from 'lucide-react'
import { showDate } from '#domain/kernel/dates.ts'
import { binDays } from '#domain/services/bin/bin.rules.ts'
import { type BinRow, binFilter, binRowKinds } from '#domain/services/bin/bin.schema.ts'
import { filesApi } from '#domain/services/files/files.api.ts'
import { useRestore } from '#web/layout/use-undo-offer.ts'
import { addressOf } from '#web/lib/call.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { binQuery } from './bin.queries.ts'

const kinds: Record<BinRow['kind'], { one: string; many: string; icon: LucideIcon }> = {
  property: { one: 'Mülk', many: 'Mülkler', icon: House },
  document: { one: 'Belge', many: 'Belgeler', icon: FileText },
  picture: { one: 'Fotoğraf', many: 'Fotoğraflar', icon: Image },
  fixture: { one: 'Demirbaş', many: 'Demirbaşlar', icon: Package },
  fixture_picture: { one: 'Demirbaş fotoğrafı', many: 'Demirbaş fotoğrafları', icon: Image },
  permissions: { one: 'Kaldırılan yetki', many: 'Kaldırılan yetkiler', icon: UserRound },
  special_condition: { one: 'Hususi şart', many: 'Hususi şartlar', icon: ListChecks },
  forum_post: { one: 'Forum gönderisi', many: 'Forum gönderileri', icon: MessagesSquare },
  forum_reply: { one: 'Forum yanıtı', many: 'Forum yanıtları', icon: MessageSquareReply },
  contract: { one: 'Kontrat', many: 'Kontratlar', icon: FilePen },
}
const defaults = binFilter.parse({})

export default function BinScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/bin' }), binFilter, defaults)
  const list = useQuery(binQuery(filter))
  const { counts } = list.data ?? {}
  const present = binRowKinds.filter((kind) => (counts?.[kind] ?? 0) > 0)

  return (
    <Page
      title="Çöp kutusu"
      subtitle={`Sildikleriniz ${binDays} gün burada durur, sonra dosyalarıyla birlikte kalıcı olarak silinir. Kontratlar silinmez; yalnızca listenizden kalkar.`}
    >
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={filter.kind !== 'all'}
        filters={
          (present.length > 1 || filter.kind !== 'all') && (
            <FilterChips
              label="Tür"
              options={[
                { value: 'all', label: 'Tümü' },
                ...present.map((kind) => ({ value: kind, label: kinds[kind].many, count: counts?.[kind] })),
              ]}
              chosen={filter.kind}
              onChoose={(kind) => setFilter({ kind, page: 1 })}
            />
          )
        }
        empty={
          <EmptyState
            icon={Trash2}
            title="Çöp kutusu boş"
            text={`Sildiğiniz mülk, belge, fotoğraf ve demirbaşlar, kaldırdığınız yetkiler ve listenizden çıkardığınız kontratlar ${binDays} gün boyunca buradan geri alınabilir.`}
          />
        }
        nothingFound={<EmptyState icon={Trash2} title="Bu türde bir şey yok" text="Başka bir tür seçin." />}
      >
        {(rows) => (
          <Paper variant="outlined">
            <List disablePadding aria-label="Çöp kutusundakiler">
              {rows.map((row, index) => (
                <ListItem key={row.id} divider={index < rows.length - 1} sx={{ px: 2, py: 1.5, gap: 2 }}>
                  <BinLine row={row} />
                </ListItem>
              ))}
            </List>
          </Paper>
        )}
      </ListScreen>
    </Page>
  )
}

function BinLine({ row }: { row: BinRow }) {
  const { run, busy } = useRestore()
  const { one, icon: Icon } = kinds[row.kind]
  const isContract = row.kind === 'contract'
  return (
    <>
      <Avatar
        variant="rounded"
        alt=""
        {...(row.file_id && {
          src: addressOf(filesApi.open, { params: { id: row.file_id }, query: { size: 'thumb' } }),
        })}
        sx={{ width: 44, height: 44, bgcolor: 'action.selected', color: 'text.primary' }}
      >
        <Icon size={20} aria-hidden />
      </Avatar>
      <Box sx={{ flexGrow: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {isContract ? (
            <TextLink to="/viewContract/$contractId" params={{ contractId: row.id }}>
              {row.title}
            </TextLink>
          ) : (
            row.title
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {[one, row.property_title].filter(Boolean).join(' · ')}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {isContract
            ? `${showDate(row.deleted_at)} tarihinde listenizden kaldırıldı; öbür taraf görmeye devam ediyor.`
            : `${showDate(row.deleted_at)}, ${row.deleted_by_name}. Son gün: ${showDate(row.until!)}`}
        </Typography>
      </Box>
      <Button
        variant="outlined"
        loading={busy}
        onClick={() => run(row)}
        aria-label={`Geri al: ${row.title}`}
        sx={{ flexShrink: 0 }}
      >
        Geri al
      </Button>
    </>
  )
}
