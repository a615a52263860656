import { type KeyboardEvent, useEffect, useState } from 'react'

/**
 * Tracks the active line below a field. The focus stays in the field, and Enter does the same as a click on the line.
 */
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

  /** Returns whether the key was an arrow that changes the selection. */
  function onArrow(event: KeyboardEvent): boolean {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false
    // Keeps the caret in place.
    event.preventDefault()
    move(event.key === 'ArrowDown' ? 1 : -1)
    return true
  }

  return { active, onArrow, point: setChosen, open: () => active && document.getElementById(active)?.click() }
}
