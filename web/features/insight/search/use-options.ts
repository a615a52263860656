import { type KeyboardEvent, useEffect, useState } from 'react'

/** Which of the lines below a field is meant. The keys stay in the field, and Enter does what a click on the line does. */
export function useOptions(ids: readonly string[], { first }: { first: boolean }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const active = chosen !== null && ids.includes(chosen) ? chosen : first ? (ids[0] ?? null) : null

  useEffect(() => {
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [active])

  function move(by: number) {
    if (ids.length === 0) return
    const at = active === null ? (by > 0 ? -1 : 0) : ids.indexOf(active)
    setChosen(ids[(at + by + ids.length) % ids.length]!)
  }

  /** Whether the key was one of those that choose. */
  function onArrow(event: KeyboardEvent): boolean {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false
    // The caret stays where it is.
    event.preventDefault()
    move(event.key === 'ArrowDown' ? 1 : -1)
    return true
  }

  return { active, onArrow, point: setChosen, open: () => active && document.getElementById(active)?.click() }
}
