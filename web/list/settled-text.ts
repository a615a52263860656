import { useEffect, useState } from 'react'

const pauseMs = 300

/** The text once typing pauses, for requests sent without a button. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
