/** NAV-44; an address with a hash keeps its position. */
export function scrollToTop(): void {
  if (window.location.hash) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  window.scrollTo({ top: 0, behavior: calm ? 'auto' : 'smooth' })
}
