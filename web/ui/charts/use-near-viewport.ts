import { type RefObject, useEffect, useState } from 'react'

const margin = '300px'

/** Becomes true for good once the element comes near the viewport, so that charts are drawn only when scrolled to. */
export function useNearViewport(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), { rootMargin: margin })
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [near, element])
  return near
}
