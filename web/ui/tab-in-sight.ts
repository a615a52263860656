import { useEffect } from 'react'

/**
 * Keeps the open tab visible. The tab bar makes room for its arrows and the side panel only after it has scrolled, so a
 * tab from the address could be outside.
 */
export function useTabInSight(id: string) {
  useEffect(() => {
    const tab = document.getElementById(id)
    const scroller = tab?.closest('.MuiTabs-scroller')
    if (!tab || !scroller) return
    // Scrolls sideways only, so that the page itself does not move. The observer also fires at the first size.
    const follow = new ResizeObserver(() => {
      const [at, within] = [tab.getBoundingClientRect(), scroller.getBoundingClientRect()]
      scroller.scrollLeft += at.left + at.width / 2 - (within.left + within.width / 2)
      // After the bar has become wide enough, an arrow without use may remain.
      scroller.parentElement?.toggleAttribute('data-fits', scroller.scrollWidth <= scroller.clientWidth)
    })
    follow.observe(scroller)
    return () => follow.disconnect()
  }, [id])
}
