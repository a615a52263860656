import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { MessageCircle } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatRefusals } from '#domain/people/chat/chat.messages.ts'
import type { ChatPartner, MessageView } from '#domain/people/chat/chat.schema.ts'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { Composer } from './Composer.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { readUntil } from './chat-reading.ts'
import { conversationOf } from './chat-state.ts'
import { chatState } from './chat-store.ts'
import { firstUnread } from './conversation-state.ts'
import { MessageLog } from './MessageLog.tsx'
import { useChatRoom, useConversation, useDraft, useOpenConversation, useReading, useTypingNotice } from './use-chat.ts'
import { useLogScroll } from './use-log-scroll.ts'

interface Props {
  partner: ChatPartner
  ownId: string
  now: Date
  /** A message found by search that is to be shown. */
  found: MessageView | null
  /** The list could not say whether a conversation exists, so the server must be asked. */
  unsure: boolean
}

export function Conversation({ partner, ownId, now, found, unsure }: Props) {
  const conversation = useConversation(partner.id)
  const chatId = partner.chatId ?? conversation.chatId
  const { error, load } = useOpenConversation(partner.id, chatId, unsure)
  const ready = conversation.status !== 'unknown' || (!chatId && !unsure)
  const dividerId = useDivider(partner.id, ownId, ready)
  const scroll = useLogScroll(partner.id, conversation, ready, dividerId)
  const highlightedId = useFound(partner.id, found, ready, scroll.show)
  const typing = useTypingNotice(chatId)
  useChatRoom(chatId)
  const draft = useDraft(partner.id)
  const input = useRef<HTMLTextAreaElement>(null)
  useReading({ partnerId: partner.id, chatId, conversation, ownId, atEnd: ready && scroll.atEnd })
  useEffect(() => {
    if (ready) input.current?.focus({ preventScroll: true })
  }, [ready])

  const drop = (event: DragEvent) => {
    event.preventDefault()
    if (partner.writable) draft.attach([...event.dataTransfer.files])
  }
  return (
    <Box
      component="section"
      aria-label={`${partner.name} ile yazışma`}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
      sx={{ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0, minHeight: 0, bgcolor: 'background.paper' }}
    >
      <ConversationHead partner={partner} now={now} typing={conversation.typing} />
      <ConnectionNotice />
      {error && !ready ? (
        <Box sx={{ flex: 1, p: 2 }}>
          <ErrorState error={error} onRetry={load} />
        </Box>
      ) : ready ? (
        <MessageLog
          partner={partner}
          ownId={ownId}
          conversation={conversation}
          now={now}
          scroll={scroll}
          dividerId={dividerId}
          highlightedId={highlightedId}
          empty={
            <EmptyState
              icon={MessageCircle}
              title="Henüz mesaj yok"
              text={`${partner.name} ile konuşmayı ilk mesajınızla başlatın.`}
            />
          }
        />
      ) : (
        <Box sx={{ flex: 1, p: 2, overflow: 'hidden' }}>
          <LoadingRows rows={6} height={48} />
        </Box>
      )}
      {partner.writable ? (
        <Composer
          partnerId={partner.id}
          name={partner.name}
          draft={draft}
          input={input}
          onTyped={typing.typed}
          onSent={typing.stop}
        />
      ) : (
        <Alert severity="info" sx={{ borderRadius: 0 }}>
          {chatRefusals.chat_closed.message}
        </Alert>
      )}
    </Box>
  )
}

/** The divider stays where it was when the conversation was opened, however much is read afterwards. */
function useDivider(partnerId: string, ownId: string, ready: boolean): string | undefined {
  const [divider, setDivider] = useState<{ id: string | undefined } | null>(null)
  if (ready && !divider) setDivider({ id: firstUnread(conversationOf(chatState(), partnerId), ownId)?.id })
  return divider?.id
}

const highlightMs = 2500

function useFound(
  partnerId: string,
  found: MessageView | null,
  ready: boolean,
  bring: (messageId: string) => void,
): string | undefined {
  const [highlighted, setHighlighted] = useState<string>()
  const bringNow = useEffectEvent(bring)
  useEffect(() => {
    if (!found || !ready) return
    let timer: ReturnType<typeof setTimeout> | undefined
    let left = false
    const show = async () => {
      await readUntil(partnerId, found.seq).catch(() => null)
      if (left) return
      setHighlighted(found.id)
      timer = setTimeout(() => setHighlighted(undefined), highlightMs)
      requestAnimationFrame(() => bringNow(found.id))
    }
    void show()
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [partnerId, found, ready])
  return highlighted
}
