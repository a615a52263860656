import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import { useState } from 'react'
import { adminApi, type MailRow } from '#domain/admin/admin.api.ts'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'
import { Page } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { outboxQuery } from './admin.queries.ts'
import { ListPaging } from './ListPaging.tsx'
import { MailDialog } from './MailDialog.tsx'
import { MailStateChip, triesText } from './mail-state.tsx'
import { useUrlFilter } from './url-filter.ts'

const tabs = [
  { state: 'all', label: 'Tümü' },
  { state: 'queued', label: 'Sırada' },
  { state: 'sent', label: 'Gönderilen' },
  { state: 'failed', label: 'Gönderilemeyen' },
] as const

const defaults = adminApi.outbox.query.parse({})

export default function OutboxScreen() {
  const [filter, setFilter] = useUrlFilter(adminApi.outbox.query, defaults)
  const [openId, setOpenId] = useState<string | null>(null)
  const list = useQuery(outboxQuery(filter))
  const mails = list.data?.documents ?? []
  const open = mails.find((mail) => mail.id === openId)

  return (
    <Page title="Giden Postalar">
      <Tabs
        value={filter.state}
        onChange={(_, state) => setFilter({ state, page: 1 })}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Posta durumu"
      >
        {tabs.map(({ state, label }) => (
          <Tab key={state} value={state} label={label} id={`mail-tab-${state}`} aria-controls="mail-panel" />
        ))}
      </Tabs>
      <Box role="tabpanel" id="mail-panel" aria-labelledby={`mail-tab-${filter.state}`} sx={{ mt: 1 }}>
        <Box sx={{ height: 4, mb: 1 }}>
          {list.isPlaceholderData && <LinearProgress aria-label="Liste yenileniyor" />}
        </Box>
        {list.isPending && <LoadingRows />}
        {list.isError && !list.data && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
        {list.data?.total === 0 && (
          <EmptyState
            icon={Mails}
            title="Burada posta yok"
            text={
              filter.state === 'all'
                ? 'Uygulamanın gönderdiği her e-posta (kayıt, onay, ret, şifre) burada görünür.'
                : 'Bu durumda bir posta yok.'
            }
          />
        )}
        {mails.length > 0 && (
          <Paper variant="outlined">
            <List disablePadding aria-label="Giden postalar">
              {mails.map((mail, index) => (
                <ListItem key={mail.id} disablePadding divider={index < mails.length - 1}>
                  <ListItemButton onClick={() => setOpenId(mail.id)} sx={{ px: 2, py: 1.5 }}>
                    <MailLine mail={mail} />
                  </ListItemButton>
                </ListItem>
              ))}
            </List>
          </Paper>
        )}
        <ListPaging total={list.data?.total} filter={filter} onPage={(page, options) => setFilter({ page }, options)} />
      </Box>
      {open && <MailDialog mail={open} onClose={() => setOpenId(null)} />}
    </Page>
  )
}

function MailLine({ mail }: { mail: MailRow }) {
  const at = mail.sent_at ?? mail.created_at
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ width: 1, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>{mail.subject}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {mail.to}
        </Typography>
        {mail.last_error && (
          <Typography variant="body2" color="error" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            Son hata: {mail.last_error}
          </Typography>
        )}
      </Box>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexShrink: 0 }}>
        <MailStateChip state={mail.state} />
        <Typography variant="body2" color="textSecondary">
          {triesText(mail.tries)}
        </Typography>
        <Typography variant="body2" color="textSecondary" component="time" dateTime={at} title={showDateTime(at)}>
          {relativeTime(at, new Date())}
        </Typography>
      </Stack>
    </Stack>
  )
}
