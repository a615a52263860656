import { useNavigate, useSearch } from '@tanstack/react-router'

/** The open request is part of the address: a notification links to it, and Back closes it. */
export function useOpenRequest() {
  const search = useSearch({ from: '/app' })
  const navigate = useNavigate()
  const show = (id: string | undefined) =>
    void navigate({
      to: '.',
      // The rest of the address, such as the open tab, stays.
      search: { ...search, talep: id },
      replace: id === undefined,
      resetScroll: false,
    })
  return {
    openId: search.talep ?? null,
    open: (id: string) => show(id),
    close: () => show(undefined),
  }
}
