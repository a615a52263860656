import { useEffect } from 'react'
import { createStore } from '#web/lib/store.ts'

/** How many parts of the page want the whole screen at the moment. */
const wanting = createStore(0)

/** For what is written in down to the lower edge, such as a conversation: the bar leaves its place while this stands. */
export function useWholeScreen(): void {
  useEffect(() => {
    wanting.set((count) => count + 1)
    return () => wanting.set((count) => count - 1)
  }, [])
}

export const useWholeScreenWanted = (): boolean => wanting.use() > 0
