import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import Paper from '@mui/material/Paper'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Mails, MessageSquareText } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { outboxFilter } from '#domain/operations/admin/admin.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { outboxQuery, smsQuery } from './admin.queries.ts'
import { MailDialog } from './MailDialog.tsx'
import { SentLine } from './SentLine.tsx'
import { SmsList } from './SmsList.tsx'

const states = [
  { value: 'all', label: 'Tümü' },
  { value: 'queued', label: 'Sırada' },
  { value: 'sent', label: 'Gönderilen' },
  { value: 'failed', label: 'Gönderilemeyen' },
] as const

const channels = [
  { kanal: 'posta', label: 'E-posta' },
  { kanal: 'sms', label: 'SMS' },
] as const

/** Both lists share states and paging; the address also holds which one is shown. */
const screenFilter = outboxFilter.extend({ kanal: z.enum(['posta', 'sms']).default('posta') })
const defaults = screenFilter.parse({})

export default function OutboxScreen() {
  const [{ kanal, ...filter }, setFilter] = useUrlFilter(
    useSearch({ from: '/app/admin-outbox' }),
    screenFilter,
    defaults,
  )
  const [openId, setOpenId] = useState<string | null>(null)
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const bySms = kanal === 'sms'
  const posted = useQuery({ ...outboxQuery(filter), enabled: !bySms })
  const texted = useQuery({ ...smsQuery(filter), enabled: bySms })
  const open = bySms ? undefined : posted.data?.documents.find((mail) => mail.id === openId)

  const nothingFound = (
    <EmptyState
      icon={bySms ? MessageSquareText : Mails}
      title="Eşleşen gönderi yok"
      text={`“${filter.q}” için bir sonuç bulunamadı.`}
      action={
        <Button variant="outlined" onClick={() => setFilter({ q: '', page: 1 })}>
          Aramayı temizle
        </Button>
      }
    />
  )

  return (
    <Page title="Giden Postalar">
      <Tabs value={kanal} onChange={(_, next) => setFilter({ kanal: next, page: 1 })} aria-label="Kanal" sx={{ mb: 1 }}>
        {channels.map((channel) => (
          <Tab
            key={channel.kanal}
            value={channel.kanal}
            label={channel.label}
            id={`channel-tab-${channel.kanal}`}
            aria-controls="mail-panel"
          />
        ))}
      </Tabs>
      <Box role="tabpanel" id="mail-panel" aria-labelledby={`channel-tab-${kanal}`}>
        <SearchField
          label={bySms ? 'Telefon numarası ara' : 'Alıcı veya konu ara'}
          text={text}
          onText={setText}
          fullWidth
          sx={{ my: 1.5 }}
        />
        <FilterChips
          label="Posta durumu"
          options={states}
          chosen={filter.state}
          onChoose={(state) => setFilter({ state, page: 1 })}
        />
        {bySms ? (
          <ListScreen
            query={texted}
            filter={filter}
            setFilter={setFilter}
            isFiltered={filter.q !== ''}
            nothingFound={nothingFound}
            empty={
              <EmptyState
                icon={MessageSquareText}
                title="Burada SMS yok"
                text="SMS açıkken karar öncesi gönderilen kodlar burada görünür."
              />
            }
          >
            {(messages) => <SmsList messages={messages} />}
          </ListScreen>
        ) : (
          <ListScreen
            query={posted}
            filter={filter}
            setFilter={setFilter}
            isFiltered={filter.q !== ''}
            nothingFound={nothingFound}
            empty={
              <EmptyState
                icon={Mails}
                title="Burada posta yok"
                text={
                  filter.state === 'all'
                    ? 'Uygulamanın gönderdiği her e-posta (kayıt, onay, ret, şifre) burada görünür.'
                    : 'Bu durumda bir posta yok.'
                }
              />
            }
          >
            {(mails) => (
              <Paper variant="outlined">
                <List disablePadding aria-label="Giden postalar">
                  {mails.map((mail, index) => (
                    <ListItem key={mail.id} disablePadding divider={index < mails.length - 1}>
                      <ListItemButton onClick={() => setOpenId(mail.id)} sx={{ px: 2, py: 1.5 }}>
                        <SentLine title={mail.subject} text={mail.to} sent={mail} />
                      </ListItemButton>
                    </ListItem>
                  ))}
                </List>
              </Paper>
            )}
          </ListScreen>
        )}
      </Box>
      {open && <MailDialog mail={open} onClose={() => setOpenId(null)} />}
    </Page>
  )
}
