/** The data that a blog page was rendered from is part of the page, so that hydration renders the same. */
export const pageData = (data: unknown) => ({ 'data-page': JSON.stringify(data) })

export function carriedPageData<Data>(root: Element): Data | null {
  const carried = root.querySelector<HTMLElement>('[data-page]')?.dataset.page
  try {
    return carried ? (JSON.parse(carried) as Data) : null
  } catch {
    return null
  }
}
