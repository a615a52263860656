/** What a page of the blog was drawn from travels with it, so that the browser draws the same again. */
export const pageData = (data: unknown) => ({ 'data-page': JSON.stringify(data) })

export function carriedPageData<Data>(root: Element): Data | null {
  const carried = root.querySelector<HTMLElement>('[data-page]')?.dataset.page
  try {
    return carried ? (JSON.parse(carried) as Data) : null
  } catch {
    return null
  }
}
