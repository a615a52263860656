import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import { MessageCircle } from 'lucide-react'
import { type DragEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { chatRefusals } from '#domain/chat/chat.messages.ts'
import type { ChatPartner, MessageView } from '#domain/chat/chat.schema.ts'
import { connectionNow } from '#web/lib/socket.ts'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { Composer } from './Composer.tsx'
import { ConnectionNotice } from './ConnectionNotice.tsx'
import { ConversationHead } from './ConversationHead.tsx'
import { isInStep, readLatest, readUntil } from './conversation.ts'
import { MessageLog } from './MessageLog.tsx'
import { ensureChat } from './outbox.ts'
import { firstUnread } from './thread.ts'
import { changeThread, threadOf, useThread } from './threads.ts'
import { useHearTyping, useTellTyping } from './typing.ts'
import { useDraft } from './use-draft.ts'
import { useLogScroll } from './use-log-scroll.ts'
import { useReading } from './use-reading.ts'

interface Props {
  partner: ChatPartner
  ownId: string
  now: Date
  /** A message to be shown, found by searching. */
  found: MessageView | null
  /** The list could not tell whether there is a conversation: it has to be asked for. */
  unsure: boolean
}

export function Conversation({ partner, ownId, now, found, unsure }: Props) {
  const thread = useThread(partner.id)
  const chatId = partner.chatId ?? thread.chatId
  const { error, load } = useLoading(partner.id, chatId, unsure)
  const ready = thread.loaded || (!chatId && !unsure)
  const dividerId = useDivider(partner.id, ownId, ready)
  const scroll = useLogScroll(partner.id, thread, ready, dividerId)
  const highlightedId = useFound(partner.id, found, ready, scroll.show)
  const typing = useTellTyping(chatId)
  const isTyping = useHearTyping(chatId, partner.id, thread.messages.length)
  const draft = useDraft(partner.id)
  const input = useRef<HTMLTextAreaElement>(null)
  useReading(partner.id, chatId, thread, ownId, ready && scroll.atEnd)
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
      <ConversationHead partner={partner} now={now} typing={isTyping} />
      <ConnectionNotice />
      {error && !ready ? (
        <Box sx={{ flex: 1, p: 2 }}>
          <ErrorState error={error} onRetry={load} />
        </Box>
      ) : ready ? (
        <MessageLog
          partner={partner}
          ownId={ownId}
          thread={thread}
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

function useLoading(partnerId: string, chatId: string | null, unsure: boolean) {
  const [error, setError] = useState<unknown>(null)
  const load = async () => {
    setError(null)
    try {
      const known = chatId ?? (unsure ? await ensureChat(partnerId) : null)
      if (!known) return
      changeThread(partnerId, (thread) => (thread.chatId === known ? thread : { ...thread, chatId: known }))
      const missing = connectionNow() === 'open' && !isInStep(partnerId)
      if (!threadOf(partnerId).loaded || missing) await readLatest(partnerId, known)
    } catch (failed) {
      setError(failed)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a conversation is read when it is opened or begun
  useEffect(() => void load(), [partnerId, chatId])
  return { error, load: () => void load() }
}

/** Stands where it stood at the moment of opening, however much is read afterwards. */
function useDivider(partnerId: string, ownId: string, ready: boolean): string | undefined {
  const [divider, setDivider] = useState<{ id: string | undefined } | null>(null)
  if (ready && !divider) setDivider({ id: firstUnread(threadOf(partnerId), ownId)?.id })
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
