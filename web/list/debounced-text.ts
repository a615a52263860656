import { useEffect, useEffectEvent, useRef, useState } from 'react'

const pauseMs = 300

/** The field shows the text at once; `commit` is called when typing pauses. */
export function useDebouncedText(committed: string, commit: (text: string) => void) {
  const [text, setText] = useState(committed)
  const sent = useRef(committed)

  // Back, forward and links change the committed text from outside; our own commit must not change the field.
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
