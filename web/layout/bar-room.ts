import { useEffect } from 'react'
import { createStore } from '#web/lib/store.ts'

/** How many components currently need the whole screen. */
const wanting = createStore(0)

/** For components with a text field at the lower edge, such as a conversation: hides the bar while they are mounted. */
export function useWholeScreen(): void {
  useEffect(() => {
    wanting.set((count) => count + 1)
    return () => wanting.set((count) => count - 1)
  }, [])
}

export const useWholeScreenWanted = (): boolean => wanting.use() > 0
