import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { isoDate, showDate } from '#domain/kernel/dates.ts'
import { deletionStateTitles } from '#domain/operations/privacy/privacy.messages.ts'
import { dueStateOf } from '#domain/operations/privacy/privacy.rules.ts'
import { type AdminDeletionRow, deletionFilter } from '#domain/operations/privacy/privacy.schema.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { PlanDialog } from './PlanDialog.tsx'
import { deletionsQuery } from './privacy.queries.ts'

const states = [
  { value: 'open', label: 'Karar bekleyen' },
  { value: 'running', label: 'Siliniyor' },
  { value: 'done', label: 'Silinen' },
  { value: 'refused', label: 'Reddedilen' },
  { value: 'withdrawn', label: 'Geri alınan' },
  { value: 'all', label: 'Tümü' },
] as const

const defaults = deletionFilter.parse({})

export default function DeletionsScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/admin-privacy' }), deletionFilter, defaults)
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useQuery(deletionsQuery(filter))
  const open = list.data?.documents.find(({ id }) => id === openId)
  return (
    <Page
      title="Silme Talepleri"
      subtitle="Her talep 30 gün içinde yanıtlanır. Karardan önce neyin silineceğini, neyin kalacağını gösteren önizleme açılır."
    >
      <FilterChips
        label="Talep durumu"
        options={states}
        chosen={filter.state}
        onChoose={(state) => setFilter({ state, page: 1 })}
      />
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={false}
        nothingFound={null}
        empty={
          <EmptyState
            icon={ShieldCheck}
            title={filter.state === 'open' ? 'Karar bekleyen talep yok' : 'Bu durumda talep yok'}
            text="Gizlilik Merkezi’nden gönderilen silme talepleri son gününe göre burada sıralanır."
          />
        }
      >
        {(requests) => (
          <Paper variant="outlined">
            <List disablePadding aria-label="Silme talepleri">
              {requests.map((request, index) => (
                <ListItem
                  key={request.id}
                  divider={index < requests.length - 1}
                  sx={{ px: 2, py: 1.5, gap: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
                >
                  <RequestLine request={request} onOpen={() => setOpenId(request.id)} />
                </ListItem>
              ))}
            </List>
          </Paper>
        )}
      </ListScreen>
      {open?.state === 'open' && <PlanDialog request={open} onClose={() => setOpenId(null)} />}
    </Page>
  )
}

function RequestLine({ request, onOpen }: { request: AdminDeletionRow; onOpen: () => void }) {
  const { username, email, state, note, asked_at, due_on } = request
  return (
    <>
      <Box sx={{ flex: '1 1 240px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{username}</Typography>
        {email && (
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            <EmailAddress email={email} />
          </Typography>
        )}
        {note && (
          <Typography variant="body2" sx={{ mt: 0.5, overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
            {note}
          </Typography>
        )}
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          {showDate(asked_at)} günü istendi. {settledText(request)}
        </Typography>
      </Box>
      {state === 'open' ? (
        <>
          <DueChip due={due_on} />
          <Button variant="outlined" onClick={onOpen} aria-label={`İncele: ${username}`} sx={{ flexShrink: 0 }}>
            İncele
          </Button>
        </>
      ) : (
        <Chip size="small" label={deletionStateTitles[state]} />
      )}
    </>
  )
}

function settledText({ state, decided_at, decided_by_name, refusal_reason, kept_until }: AdminDeletionRow): string {
  if (state === 'refused') return `${decided_by_name} reddetti: ${refusal_reason}`
  if (state === 'withdrawn') return `${showDate(decided_at!)} günü kişi geri aldı.`
  if (state !== 'done') return ''
  const kept = kept_until ? ` Kontrat ve hesap kayıtları ${showDate(kept_until)} gününe kadar saklanıyor.` : ''
  return `${decided_by_name} kararıyla silindi.${kept}`
}

/** Brass for a request that is due, clay for an overdue one. */
function DueChip({ due }: { due: string }) {
  const state = dueStateOf(due, isoDate(new Date()))
  const label = state === 'late' ? `Süresi geçti: ${showDate(due)}` : `Son gün ${showDate(due)}`
  const color = { late: 'error', soon: 'secondary', in_time: 'default' } as const
  return <Chip size="small" color={color[state]} label={label} />
}
