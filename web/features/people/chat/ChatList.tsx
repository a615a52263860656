import Box from '@mui/material/Box'
import List from '@mui/material/List'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { MessageCircle, SearchX } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { inListOrder, peopleFound } from '#domain/people/chat/chat.rules.ts'
import type { ChatPartner, MessageView } from '#domain/people/chat/chat.schema.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { SearchField } from '#web/list/SearchField.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { ChatRow } from './ChatRow.tsx'
import { searchQuery } from './chat.queries.ts'
import { FoundMessages } from './FoundMessages.tsx'

interface Props {
  partners: readonly ChatPartner[]
  ownId: string
  now: Date
  openId: string | undefined
  onFound: (partner: ChatPartner, message: MessageView) => void
}

export function ChatList({ partners, ownId, now, openId, onFound }: Props) {
  const [q, setQ] = useState('')
  const [text, setText] = useDebouncedText(q, setQ)
  const list = useRef<HTMLDivElement>(null)
  const found = useQuery(searchQuery(q))
  const people = peopleFound(inListOrder(partners), text)
  const messages = q.length >= 2 && text.trim() === q ? (found.data?.messages ?? []) : []
  const tabbable = people.some(({ id }) => id === openId) ? openId : people[0]?.id

  const move = (event: KeyboardEvent) => {
    const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const at = rows.indexOf(document.activeElement as HTMLElement)
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: rows.length - 1 }[event.key]
    // In the search field, Home and End move the caret.
    if (target === undefined || (at < 0 && event.key !== 'ArrowDown')) return
    event.preventDefault()
    rows[Math.max(0, Math.min(target, rows.length - 1))]?.focus()
  }

  if (partners.length === 0)
    return (
      <EmptyState
        icon={MessageCircle}
        title="Henüz yazışabileceğiniz kimse yok"
        text="Bir mülke kiracı, yetkili kişi, emlakçı ya da avukat eklendiğinde veya bir kontrata taraf olduğunuzda ilgili kişiler burada görünür."
      />
    )
  return (
    <Box ref={list} onKeyDown={move} sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, height: 1 }}>
      <Box sx={{ p: 1.5, flexShrink: 0 }}>
        <SearchField
          label="Kişi ya da mesaj ara"
          text={text}
          onText={setText}
          size="small"
          fullWidth
          sx={{ '& .MuiInputBase-root': { minHeight: 44 } }}
        />
      </Box>
      <Box sx={{ flex: 1, minHeight: 0, overflowY: { sm: 'auto' } }}>
        {people.length > 0 && (
          <Box component="nav" aria-label="Kişiler">
            <List disablePadding>
              {people.map((partner) => (
                <li key={partner.id}>
                  <ChatRow
                    partner={partner}
                    ownId={ownId}
                    now={now}
                    open={partner.id === openId}
                    tabbable={partner.id === tabbable}
                  />
                </li>
              ))}
            </List>
          </Box>
        )}
        <FoundMessages messages={messages} partners={partners} ownId={ownId} q={q} onFound={onFound} />
        {found.isFetching && (
          <Typography role="status" variant="body2" color="textSecondary" sx={{ p: 2 }}>
            Mesajlarda aranıyor…
          </Typography>
        )}
        {text.trim() !== '' && people.length === 0 && messages.length === 0 && !found.isFetching && (
          <EmptyState icon={SearchX} title="Sonuç yok" text="Başka bir ad, mülk ya da kelimeyle arayın." />
        )}
      </Box>
    </Box>
  )
}
