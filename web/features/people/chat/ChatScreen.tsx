import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { MessagesSquare, UserX } from 'lucide-react'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { chatRefusals } from '#domain/people/chat/chat.messages.ts'
import type { ChatPartner, MessageView } from '#domain/people/chat/chat.schema.ts'
import { type LoadedChat, loadedChat } from '#domain/people/chat/chat-data.rules.ts'
import { useWholeScreen } from '#web/layout/bar-room.ts'
import { useVisibleHeight } from '#web/lib/visible-height.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, LoadingRows, RetryButton } from '#web/ui/states.tsx'
import { barBelow, toolbarHeight } from '#web/ui/theme.ts'
import { useNarrow } from '#web/ui/use-width.ts'
import { ChatList } from './ChatList.tsx'
import { addressOf } from './ChatRow.tsx'
import { Conversation } from './Conversation.tsx'
import { chatPageQuery, peopleQuery } from './chat.queries.ts'
import { dispatch } from './chat-store.ts'
import { useConversation } from './use-chat.ts'
import { useNow } from './use-page-state.ts'

export default function ChatScreen() {
  const me = useCurrentUser()
  return <Page title={routes['/chat'].title}>{me && <Chat ownId={me.user.id} />}</Page>
}

function Chat({ ownId }: { ownId: string }) {
  const { chat, user } = useSearch({ from: '/app/chat' })
  const wanted = { chat, user }
  const full = useQuery(chatPageQuery(ownId, () => wanted.chat))
  const people = useQuery(peopleQuery(ownId, full.isError && !full.data))
  const now = loadedChat(full, people)
  // During a refetch the old data stays.
  const last = useRef(now)
  if (now) last.current = now
  const loaded = now ?? last.current
  if (!loaded) return <LoadingRows rows={7} height={72} />
  return (
    <>
      {loaded.problem && (
        <Degraded
          from={loaded.from}
          reason={loaded.problem.message}
          onRetry={() => void full.refetch()}
          busy={full.isFetching}
        />
      )}
      {/* An empty list must not be shown when the people could not be loaded. */}
      {!(loaded.problem && loaded.data.partners.length === 0) && (
        <Panes loaded={loaded} ownId={ownId} wanted={wanted} />
      )}
    </>
  )
}

interface DegradedProps {
  from: LoadedChat['from']
  /** Shown for diagnosis. */
  reason: string
  onRetry: () => void
  busy: boolean
}

function Degraded({ from, reason, onRetry, busy }: DegradedProps) {
  return (
    <Alert
      severity="warning"
      variant="outlined"
      title={reason}
      sx={{ mb: 2 }}
      action={<RetryButton onClick={onRetry} loading={busy} />}
    >
      {from === 'people'
        ? 'Mesajlar şu anda alınamıyor; yalnızca kişiler gösteriliyor.'
        : 'Kişiler ve mesajlar şu anda alınamıyor. Bağlantınızı denetleyip tekrar deneyin.'}
    </Alert>
  )
}

interface PanesProps {
  loaded: LoadedChat
  ownId: string
  wanted: { chat: string | undefined; user: string | undefined }
}

function Panes({ loaded, ownId, wanted }: PanesProps) {
  const { partners } = loaded.data
  const navigate = useNavigate()
  const now = useNow()
  const narrow = useNarrow()
  const [found, setFound] = useState<MessageView | null>(null)
  const open = partners.find(({ id, chatId }) => (wanted.chat ? chatId === wanted.chat : id === wanted.user))
  useOwnAddress(open, wanted.user)

  const showFound = (partner: ChatPartner, message: MessageView) => {
    setFound(message)
    void navigate({ to: '/chat', search: addressOf(partner), resetScroll: false })
  }
  const asked = wanted.chat ?? wanted.user
  const conversation = open ? (
    <Conversation
      key={open.id}
      partner={open}
      ownId={ownId}
      now={now}
      found={found?.chat_id === open.chatId ? found : null}
      unsure={loaded.from === 'people'}
    />
  ) : asked ? (
    <NotFound text={wanted.chat ? chatRefusals.chat_missing.message : chatRefusals.partner_missing.message} />
  ) : (
    <Box sx={{ flex: 1, display: 'grid', placeItems: 'center' }}>
      <EmptyState icon={MessagesSquare} title="Bir kişi seçin" text="Yazışma burada açılır." />
    </Box>
  )
  const list = <ChatList partners={partners} ownId={ownId} now={now} openId={open?.id} onFound={showFound} />
  if (narrow && !asked)
    return (
      <Paper variant="outlined" sx={{ overflow: 'hidden' }}>
        {list}
      </Paper>
    )
  if (narrow) return <FullPage>{conversation}</FullPage>
  if (partners.length === 0) return <Paper variant="outlined">{list}</Paper>
  return (
    <Columns>
      <Box sx={{ width: { sm: 280, lg: 320 }, flexShrink: 0, borderRight: 1, borderColor: 'divider', minHeight: 0 }}>
        {list}
      </Box>
      {conversation}
    </Columns>
  )
}

/** Replaces the person's address by the conversation's once it exists, for the back button and a reload. */
function useOwnAddress(open: ChatPartner | undefined, wantedUser: string | undefined) {
  const navigate = useNavigate()
  const conversation = useConversation(open?.id ?? '')
  const chatId = open?.chatId ?? conversation.chatId
  const id = open?.id
  const listed = open?.chatId != null
  useEffect(() => {
    if (!id || !chatId) return
    if (!listed) dispatch({ type: 'chatOpened', partnerId: id, chatId })
    if (wantedUser) void navigate({ to: '/chat', search: addressOf({ id, chatId }), replace: true, resetScroll: false })
  }, [id, chatId, listed, wantedUser, navigate])
}

/** On a phone, a conversation fills the page between the header and the keyboard. */
function FullPage({ children }: { children: ReactNode }) {
  const visible = useVisibleHeight()
  useWholeScreen()
  return (
    <Box
      sx={{
        position: 'fixed',
        zIndex: 1,
        top: toolbarHeight,
        left: 0,
        right: 0,
        height: `calc(min(100dvh, ${visible ? `${visible}px` : '100dvh'}) - ${toolbarHeight}px)`,
        display: 'flex',
        bgcolor: 'background.paper',
      }}
    >
      {children}
    </Box>
  )
}

const marginBelow = 24

/** As tall as the window allows from its top. */
function Columns({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [top, setTop] = useState(0)
  useLayoutEffect(() => {
    const measured = frame.current ? frame.current.getBoundingClientRect().top + window.scrollY : 0
    setTop(Math.round(measured))
  })
  return (
    <Paper
      ref={frame}
      variant="outlined"
      sx={{
        display: 'flex',
        overflow: 'hidden',
        height: `calc(100dvh - ${top + marginBelow}px - ${barBelow})`,
        minHeight: 420,
      }}
    >
      {children}
    </Paper>
  )
}

const NotFound = ({ text }: { text: string }) => (
  <Box sx={{ flex: 1, display: 'grid', placeItems: 'center', bgcolor: 'background.paper' }}>
    <EmptyState
      icon={UserX}
      title="Yazışma açılamadı"
      text={text}
      action={
        <LinkButton to="/chat" search={{}} variant="contained" sx={{ minHeight: 44 }}>
          Kişileri göster
        </LinkButton>
      }
    />
  </Box>
)
