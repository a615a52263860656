import { type RefObject, useEffect, useState } from 'react'

const margin = '300px'

/** Becomes true for good once the element comes near the viewport, so that charts are drawn only when scrolled to. */
export function useNearViewport(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: margin })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near, place])
  return near
}
