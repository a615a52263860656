import { useEffect } from 'react'
import { changeChatPage } from './chat.queries.ts'
import { listWithRead } from './chat-list.ts'
import { markRead } from './conversation.ts'
import { newestUnread, type Thread } from './thread.ts'
import { setReading, setUnread } from './unread.ts'
import { useVisible } from './use-page-state.ts'

/** A message is read when somebody can see it: the window in front, the conversation open at its end. */
export function useReading(
  partnerId: string,
  chatId: string | null,
  thread: Thread,
  ownId: string,
  atEnd: boolean,
): void {
  const looking = useVisible() && atEnd
  const seq = newestUnread(thread, ownId)?.seq
  useEffect(() => {
    setReading(looking ? chatId : null)
    return () => setReading(null)
  }, [looking, chatId])
  useEffect(() => {
    if (!looking || !chatId || seq === undefined) return
    changeChatPage((list) => listWithRead(list, chatId))
    void markRead(partnerId, chatId, seq, ownId).then((total) => total !== null && setUnread(ownId, total))
  }, [looking, chatId, seq, partnerId, ownId])
}
