import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItemButton from '@mui/material/ListItemButton'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { fold } from '#domain/kernel/turkish-text.ts'
import { wordsOf } from '#domain/people/chat/chat.rules.ts'
import type { ChatPartner, MessageView } from '#domain/people/chat/chat.schema.ts'
import { aroundFound } from './around-found.ts'

interface Props {
  messages: readonly MessageView[]
  partners: readonly ChatPartner[]
  ownId: string
  q: string
  onFound: (partner: ChatPartner, message: MessageView) => void
}

export function FoundMessages({ messages, partners, ownId, q, onFound }: Props) {
  const found = messages.flatMap((message) => {
    const partner = partners.find(({ chatId }) => chatId === message.chat_id)
    return partner ? [{ message, partner }] : []
  })
  if (found.length === 0) return null
  return (
    <Box component="section" aria-labelledby="bulunan-mesajlar">
      <Typography
        id="bulunan-mesajlar"
        variant="h6"
        component="h2"
        color="textSecondary"
        sx={{ px: 2, pt: 2, pb: 0.5 }}
      >
        Mesajlar
      </Typography>
      <List disablePadding>
        {found.map(({ message, partner }) => (
          <li key={message.id}>
            <ListItemButton
              data-row
              onClick={() => onFound(partner, message)}
              sx={{ display: 'block', px: 2, py: 1, minHeight: 56 }}
            >
              <Box component="span" sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                <Typography component="span" noWrap sx={{ fontWeight: 600 }}>
                  {partner.name}
                </Typography>
                <Typography component="span" variant="caption" color="textSecondary" sx={{ flexShrink: 0 }}>
                  {showDate(message.timestamp)}
                </Typography>
              </Box>
              <Typography
                component="span"
                variant="body2"
                color="textSecondary"
                sx={{ display: 'block', overflowWrap: 'anywhere' }}
              >
                {message.sender_id === ownId && 'Siz: '}
                <Snippet text={foundIn(message, q)} q={q} />
              </Typography>
            </ListItemButton>
          </li>
        ))}
      </List>
    </Box>
  )
}

/** The text of the message, or the name of its file if only that matched. */
function foundIn(message: MessageView, q: string): string {
  const words = wordsOf(message)
  const wanted = fold(q.trim())
  if (fold(words).includes(wanted)) return words
  return message.files.find(({ name }) => fold(name).includes(wanted))?.name ?? words
}

function Snippet({ text, q }: { text: string; q: string }) {
  const { before, found, after } = aroundFound(text, q)
  return (
    <>
      {before}
      <Box component="mark" sx={{ bgcolor: 'transparent', color: 'text.primary', fontWeight: 700 }}>
        {found}
      </Box>
      {after}
    </>
  )
}
