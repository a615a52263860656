import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 300

/** What is typed shows at once; `commit` hears of it when the typing pauses. */
export function useDebouncedText(committed: string, commit: (text: string) => void) {
  const [text, setText] = useState(committed)
  const sent = useRef(committed)

  // Back, forward and links change the committed text from outside; the echo of our own commit must not touch the field.
  useEffect(() => {
    if (committed === sent.current) return
    sent.current = committed
    setText(committed)
  }, [committed])

  const settle = useEffectEvent((wanted: string) => {
    if (wanted === sent.current) return
    sent.current = wanted
    commit(wanted)
  })
  useEffect(() => {
    const timer = setTimeout(() => settle(text.trim()), pauseMs)
    return () => clearTimeout(timer)
  }, [text])

  return [text, setText] as const
}
