import { useEffect } from 'react'

/**
 * Keeps the open tab in sight. The bar makes room for its arrows and for the side panel only after it has scrolled, so a
 * tab from the address would stand outside.
 */
export function useTabInSight(id: string) {
  useEffect(() => {
    const tab = document.getElementById(id)
    const scroller = tab?.closest('.MuiTabs-scroller')
    if (!tab || !scroller) return
    // Sideways only: the page stays where it is read. It is told of the first size too.
    const follow = new ResizeObserver(() => {
      const [at, within] = [tab.getBoundingClientRect(), scroller.getBoundingClientRect()]
      scroller.scrollLeft += at.left + at.width / 2 - (within.left + within.width / 2)
      // After a bar has become wide enough an arrow may stay behind that leads nowhere.
      scroller.parentElement?.toggleAttribute('data-fits', scroller.scrollWidth <= scroller.clientWidth)
    })
    follow.observe(scroller)
    return () => follow.disconnect()
  }, [id])
}
