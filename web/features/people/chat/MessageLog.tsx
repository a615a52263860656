import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Fab from '@mui/material/Fab'
import Typography from '@mui/material/Typography'
import { ArrowDown } from 'lucide-react'
import { Fragment, type ReactNode } from 'react'
import { dayLabel } from '#domain/people/chat/chat.rules.ts'
import type { MessageView } from '#domain/people/chat/chat.schema.ts'
import { dispatch, retryMessage } from './chat-store.ts'
import { type ConversationState, isReadByOther, type OutgoingMessage } from './conversation-state.ts'
import { FailedMessage, type Mark, MessageBubble } from './MessageBubble.tsx'
import { useChat } from './use-chat.ts'
import type { LogScroll } from './use-log-scroll.ts'

interface Props {
  partner: { id: string; name: string }
  ownId: string
  conversation: ConversationState
  now: Date
  scroll: LogScroll
  /** The first message that was unread when the conversation was opened. */
  dividerId: string | undefined
  highlightedId: string | undefined
  empty: ReactNode
}

export function MessageLog({ partner, ownId, conversation, now, scroll, dividerId, highlightedId, empty }: Props) {
  const { messages, outgoing, hasMore, older } = conversation
  const offline = useChat((state) => state.offline)
  const unread = messages.filter(({ sender_id, is_read }) => sender_id !== ownId && !is_read).length
  // One list, so that a message keeps its row, and anything open in it, when the server confirms it.
  const rows = [
    ...messages.map((message) => ({ ...rowOf(conversation, message, ownId), problem: '' })),
    ...outgoing.map((message) => ({
      message,
      own: true,
      mark: outgoingMark(message, offline),
      problem: message.problem,
    })),
  ]
  let day = ''
  const dayAbove = (at: string) => {
    const label = dayLabel(at, now)
    if (label === day) return null
    day = label
    return <Separator>{label}</Separator>
  }
  return (
    <Box sx={{ position: 'relative', flex: 1, minHeight: 0, display: 'flex' }}>
      <Box
        ref={scroll.box}
        role="log"
        aria-live="polite"
        aria-relevant="additions"
        aria-busy={older === 'loading'}
        aria-label={`${partner.name} ile mesajlar`}
        // A scrollable area must be reachable with the keyboard.
        tabIndex={0}
        onScroll={scroll.onScroll}
        sx={{
          flex: 1,
          overflowY: 'auto',
          overflowX: 'hidden',
          overscrollBehavior: 'contain',
          // The position is kept by our own code when older messages are added, because not every browser does it.
          overflowAnchor: 'none',
          py: 1,
          bgcolor: 'background.default',
          '&:focus-visible': { outlineOffset: -2 },
        }}
      >
        {hasMore && (
          <Box ref={scroll.top} sx={{ display: 'grid', placeItems: 'center', py: 1 }}>
            <Button onClick={scroll.readOlder} loading={older === 'loading'} size="small" sx={{ minHeight: 44 }}>
              {older === 'failed' ? 'Eski mesajlar alınamadı, yeniden dene' : 'Daha eski mesajlar'}
            </Button>
          </Box>
        )}
        {messages.length === 0 && outgoing.length === 0 && empty}
        {rows.map(({ message, own, mark, problem }) => (
          <Fragment key={message.id}>
            {dayAbove(message.timestamp)}
            {message.id === dividerId && <Separator attention>Okunmamış mesajlar</Separator>}
            <MessageBubble
              message={message}
              own={own}
              from={own ? 'Siz' : partner.name}
              mark={mark}
              highlighted={message.id === highlightedId}
            >
              {mark === 'failed' && (
                <FailedMessage
                  problem={problem}
                  onRetry={() => void retryMessage(partner.id, message.id)}
                  onDiscard={() => dispatch({ type: 'sendDiscarded', partnerId: partner.id, messageId: message.id })}
                />
              )}
            </MessageBubble>
          </Fragment>
        ))}
      </Box>
      {!scroll.atEnd && (
        <Fab
          size="medium"
          variant={unread > 0 ? 'extended' : 'circular'}
          onClick={scroll.toEnd}
          aria-label={unread > 0 ? `En yeniye git, ${unread} yeni mesaj` : 'En yeniye git'}
          sx={{
            position: 'absolute',
            right: 16,
            bottom: 12,
            zIndex: 1,
            bgcolor: 'background.paper',
            color: 'primary.main',
          }}
        >
          <ArrowDown size={20} aria-hidden />
          {unread > 0 && (
            <Box component="span" sx={{ ml: 0.75 }}>
              {unread} yeni
            </Box>
          )}
        </Fab>
      )}
    </Box>
  )
}

/** A message queued behind one that is being sent is shown as being sent too. */
const outgoingMark = ({ state }: OutgoingMessage, offline: boolean): Mark =>
  state === 'queued' ? (offline ? 'waiting' : 'sending') : state

function rowOf(conversation: ConversationState, message: MessageView, ownId: string) {
  const own = message.sender_id === ownId
  const mark: Mark = !own ? 'none' : isReadByOther(conversation, message) ? 'read' : 'sent'
  return { message, own, mark }
}

function Separator({ children, attention = false }: { children: ReactNode; attention?: boolean }) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, py: 1 }}>
      <Box sx={{ flex: 1, borderTop: 1, borderColor: attention ? 'primary.main' : 'divider' }} />
      <Typography variant="caption" color={attention ? 'textPrimary' : 'textSecondary'} sx={{ fontWeight: 600 }}>
        {children}
      </Typography>
      <Box sx={{ flex: 1, borderTop: 1, borderColor: attention ? 'primary.main' : 'divider' }} />
    </Box>
  )
}
