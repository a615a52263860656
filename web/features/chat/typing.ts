import { useEffect, useRef, useState } from 'react'
import { emitToServer, useConnection, useServerEvent } from '#web/lib/socket.ts'

const tellEveryMs = 2500
const idleMs = 4000
const endsAfterMs = 6000

/** Tells the other person that something is being written: now and then, not with every letter, and when it ends. */
export function useTellTyping(chatId: string | null) {
  const toldAt = useRef(0)
  const idle = useRef<ReturnType<typeof setTimeout>>(undefined)

  const stop = () => {
    clearTimeout(idle.current)
    if (chatId && toldAt.current > 0) emitToServer('typing', { chat_id: chatId, typing: false })
    toldAt.current = 0
  }
  const typed = () => {
    if (!chatId) return
    clearTimeout(idle.current)
    idle.current = setTimeout(stop, idleMs)
    const now = Date.now()
    if (now - toldAt.current < tellEveryMs) return
    toldAt.current = now
    emitToServer('typing', { chat_id: chatId, typing: true })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: leaving the conversation ends the typing in it
  useEffect(() => stop, [chatId])
  return { typed, stop }
}

/** Whether the other person is writing; a mark whose end got lost ends by itself. */
export function useHearTyping(chatId: string | null, partnerId: string, messages: number): boolean {
  const connection = useConnection()
  const [heardAt, setHeardAt] = useState(0)
  useEffect(() => {
    if (!chatId || connection !== 'open') return
    emitToServer('openChat', { chat_id: chatId }, () => {})
    return () => emitToServer('closeChat', { chat_id: chatId })
  }, [chatId, connection])
  useServerEvent('typing', ({ chat_id, user_id, typing }) => {
    if (chat_id === chatId && user_id === partnerId) setHeardAt(typing ? Date.now() : 0)
  })
  // What was being written has arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is the reason
  useEffect(() => setHeardAt(0), [messages])
  useEffect(() => {
    if (heardAt === 0) return
    const timer = setTimeout(() => setHeardAt(0), endsAfterMs)
    return () => clearTimeout(timer)
  }, [heardAt])
  return heardAt > 0
}
