import { useEffect, useState } from 'react'

const pauseMs = 300

/** What was typed, once the typing pauses: for questions to the server that nobody asked for aloud. */
export function useSettledText(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
