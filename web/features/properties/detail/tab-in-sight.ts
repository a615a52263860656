import { useEffect } from 'react'

/**
 * Keeps the open tab in sight. The bar makes room for its arrows and for the side panel only after it has scrolled, so
 * a tab from the address would stand outside; whoever moves the bar by hand is left alone.
 */
export function useTabInSight(id: string) {
  useEffect(() => {
    const tab = document.getElementById(id)
    const scroller = tab?.closest('.MuiTabs-scroller')
    if (!tab || !scroller) return
    tab.scrollIntoView({ block: 'nearest', inline: 'center' })
    // Sideways only: the page stays where it is read.
    const follow = new ResizeObserver(() => {
      const [at, within] = [tab.getBoundingClientRect(), scroller.getBoundingClientRect()]
      scroller.scrollLeft += at.left + at.width / 2 - (within.left + within.width / 2)
    })
    follow.observe(scroller)
    const stop = new AbortController()
    for (const byHand of ['pointerdown', 'wheel', 'keydown'])
      scroller.parentElement?.addEventListener(byHand, () => follow.disconnect(), {
        passive: true,
        signal: stop.signal,
      })
    return () => {
      follow.disconnect()
      stop.abort()
    }
  }, [id])
}
