import { useState } from 'react'

/** Stays true after the first opening, so that a part loaded on demand can still fade out. */
export function useOpened(open: boolean): boolean {
  const [opened, setOpened] = useState(open)
  if (open && !opened) setOpened(true)
  return opened
}
