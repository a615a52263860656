let count = 0

const withCount = (title: string) => (count > 0 ? `(${count > 99 ? '99+' : count}) ${title}` : title)

export const siteTitle = (title: string) => withCount(`${title} | Anahtar`)

/** The number of unread items, before the title of the open screen. */
export function showTitleCount(next: number): void {
  if (next === count) return
  count = next
  document.title = withCount(document.title.replace(/^\(\d+\+?\) /, ''))
}
