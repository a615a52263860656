import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import { readOlder } from './chat-reading.ts'
import type { ConversationState } from './conversation-state.ts'

const endPixels = 48

export interface LogScroll {
  box: RefObject<HTMLDivElement | null>
  top: RefObject<HTMLDivElement | null>
  atEnd: boolean
  onScroll: () => void
  toEnd: () => void
  /** Scrolls one message into view, away from the end. */
  show: (messageId: string) => void
  readOlder: () => void
}

/**
 * The scroll position. At the end it follows new messages; anywhere else the visible part stays still, whether older
 * messages are added above or new ones below.
 */
export function useLogScroll(
  partnerId: string,
  conversation: ConversationState,
  ready: boolean,
  dividerId: string | undefined,
): LogScroll {
  const box = useRef<HTMLDivElement>(null)
  const top = useRef<HTMLDivElement>(null)
  // False until the log has been laid out, because messages that are not visible yet are not read.
  const [atEnd, setAtEnd] = useState(false)
  const before = useRef({ oldest: '', height: 0, ownLast: '' })
  const begun = useRef(false)
  const stay = useRef(true)

  const note = (end: boolean) => {
    stay.current = end
    setAtEnd(end)
  }
  const toEnd = () => {
    const log = box.current
    if (!log) return
    log.scrollTop = log.scrollHeight
    note(true)
  }
  const onScroll = () => {
    const log = box.current
    if (log) note(log.scrollHeight - log.scrollTop - log.clientHeight < endPixels)
  }
  const show = (messageId: string) => {
    // First, because the next render would otherwise scroll back to the end.
    stay.current = false
    document.getElementById(`mesaj-${messageId}`)?.scrollIntoView({ block: 'center' })
    onScroll()
  }

  const oldest = conversation.messages[0]?.id ?? ''
  const ownLast = conversation.outgoing.at(-1)?.id ?? ''
  useLayoutEffect(() => {
    const log = box.current
    if (!log || !ready) return
    const { oldest: oldestBefore, height, ownLast: ownBefore } = before.current
    const divider = dividerId && document.getElementById(`mesaj-${dividerId}`)
    if (!begun.current && divider) {
      log.scrollTop += divider.getBoundingClientRect().top - log.getBoundingClientRect().top - log.clientHeight / 3
      onScroll()
    } else if (oldestBefore && oldestBefore !== oldest) log.scrollTop += log.scrollHeight - height
    else if (stay.current || (ownLast && ownLast !== ownBefore)) toEnd()
    begun.current = true
    before.current = { oldest, height: log.scrollHeight, ownLast }
  })

  const keepEnd = useEffectEvent(() => stay.current && toEnd())
  // biome-ignore lint/correctness/useExhaustiveDependencies: the log element exists once `ready` is true
  useEffect(() => {
    // A phone's keyboard shrinks the log; the newest message stays visible.
    const watch = new ResizeObserver(() => keepEnd())
    if (box.current) watch.observe(box.current)
    return () => watch.disconnect()
  }, [ready])

  const reachedTop = useEffectEvent(() => {
    if (conversation.older === 'idle') void readOlder(partnerId)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: must run again after each page while the top is visible
  useEffect(() => {
    if (!top.current || !ready) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && reachedTop(), {
      root: box.current,
      rootMargin: '120px 0px 0px 0px',
    })
    watch.observe(top.current)
    return () => watch.disconnect()
  }, [oldest, ready, conversation.hasMore])

  return { box, top, atEnd, onScroll, toEnd, show, readOlder: () => void readOlder(partnerId) }
}
