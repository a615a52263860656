import { type RefObject, useEffect, useState } from 'react'

const margin = '300px'

/** Whether a place has come near to what is seen, and from then on for good. What nobody scrolls to is not drawn. */
export function useNear(place: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !place.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: margin })
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [near, place])
  return near
}
