import { useEffect, useRef, useState } from 'react'
import { type MessageView, maxMessageFiles } from '#domain/people/chat/chat.schema.ts'
import { documentTypes, maxFileBytes } from '#domain/services/files/files.schema.ts'
import { emitToServer, useConnection } from '#web/lib/socket.ts'
import { fileProblem } from '#web/ui/file-problem.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { UploadQueue, type UploadView } from '#web/ui/upload-queue.ts'
import { setUnread, uploadChatFile } from './chat.queries.ts'
import { markRead, openConversation } from './chat-reading.ts'
import { type ChatState, conversationOf, draftOf } from './chat-state.ts'
import { chatState, dispatch, dispatchInSession, ensureChat, useChatState } from './chat-store.ts'
import { type ConversationState, newestUnread } from './conversation-state.ts'
import { useVisible } from './use-page-state.ts'

/** Selects a part of the state; the component renders again when that part changes. */
export const useChat: <Part>(part: (state: ChatState) => Part) => Part = useChatState

export const useConversation = (partnerId: string): ConversationState =>
  useChat((state) => conversationOf(state, partnerId))

/** A conversation is read when it is opened or created, and again with every connection. */
export function useOpenConversation(partnerId: string, chatId: string | null, unsure: boolean) {
  const connection = useChat((state) => state.connection)
  const [error, setError] = useState<unknown>(null)
  const load = () => {
    setError(null)
    openConversation({ partnerId, chatId, unsure }).catch(setError)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when one of these changes
  useEffect(load, [partnerId, chatId, connection])
  return { error, load }
}

interface Reading {
  partnerId: string
  chatId: string | null
  conversation: ConversationState
  ownId: string
  atEnd: boolean
}

/** A message counts as read when it is visible: window in front, conversation open, scrolled to the end. */
export function useReading({ partnerId, chatId, conversation, ownId, atEnd }: Reading): void {
  const isReading = useVisible() && atEnd
  const seq = newestUnread(conversation, ownId)?.seq
  useEffect(() => {
    dispatch({ type: 'viewChanged', chatId: isReading ? chatId : null })
    return () => dispatch({ type: 'viewChanged', chatId: null })
  }, [isReading, chatId])
  useEffect(() => {
    if (!isReading || !chatId || seq === undefined) return
    void markRead(partnerId, chatId, seq).then((total) => total !== null && setUnread(ownId, total))
  }, [isReading, chatId, seq, partnerId, ownId])
}

const notifyEveryMs = 2500
const idleMs = 4000

/** Tells the other person that this user is typing: at intervals, not with every letter, and when it ends. */
export function useTypingNotice(chatId: string | null) {
  const notifiedAt = useRef(0)
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = () => {
    clearTimeout(idle.current)
    if (chatId && notifiedAt.current > 0) emitToServer('typing', { chat_id: chatId, typing: false })
    notifiedAt.current = 0
  }
  const typed = () => {
    if (!chatId) return
    clearTimeout(idle.current)
    idle.current = setTimeout(stop, idleMs)
    const now = Date.now()
    if (now - notifiedAt.current < notifyEveryMs) return
    notifiedAt.current = now
    emitToServer('typing', { chat_id: chatId, typing: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: the cleanup must run when the conversation changes
  useEffect(() => stop, [chatId])
  return { typed, stop }
}

/** While a conversation is open, the server sends presence and typing events. */
export function useChatRoom(chatId: string | null): void {
  const connection = useConnection()
  useEffect(() => {
    if (!chatId || connection !== 'open') return
    emitToServer('openChat', { chat_id: chatId }, () => {})
    return () => emitToServer('closeChat', { chat_id: chatId })
  }, [chatId, connection])
}

export const acceptedTypes = Object.keys(documentTypes)
const tooMany = `Bir mesaja en fazla ${maxMessageFiles} dosya eklenebilir`

export interface DraftView {
  text: string
  files: MessageView['files']
  uploads: UploadView
  write: (text: string) => void
  attach: (files: File[]) => void
  detach: (fileId: string) => void
  retry: (key: number) => void
  cancel: (key: number) => void
  empty: () => void
}

/** The draft to one person; it stays when another conversation is opened. */
export function useDraft(partnerId: string): DraftView {
  const { text, files } = useChat((state) => draftOf(state, partnerId))
  const [queue] = useState(() => new UploadQueue({ problemOf: messageOf, onSettled: () => {} }))
  const uploads = queue.useView()

  const current = () => draftOf(chatState(), partnerId)
  const attach = (chosen: File[]) => {
    let room = maxMessageFiles - current().files.length - uploads.open
    queue.add(
      chosen,
      async (file, progress) => {
        const dispatchAnswer = dispatchInSession()
        const id = await ensureChat(partnerId)
        const kept = await uploadChatFile(id, file, progress)
        const draft = current()
        dispatchAnswer({ type: 'draftChanged', partnerId, draft: { ...draft, files: [...draft.files, kept] } })
      },
      (file) => fileProblem(file, acceptedTypes, maxFileBytes) ?? (room-- > 0 ? null : tooMany),
    )
  }
  const change = (part: Partial<Pick<DraftView, 'text' | 'files'>>) =>
    dispatch({ type: 'draftChanged', partnerId, draft: { ...current(), ...part } })
  return {
    text,
    files,
    uploads,
    write: (next) => change({ text: next }),
    attach,
    detach: (fileId) => change({ files: current().files.filter(({ id }) => id !== fileId) }),
    retry: (key) => queue.retry(key),
    cancel: (key) => queue.cancel(key),
    empty: () => change({ text: '', files: [] }),
  }
}
