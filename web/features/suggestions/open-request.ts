import { useNavigate, useSearch } from '@tanstack/react-router'

/** Which request is open stands in the address: a notification leads to it, and Back closes it. */
export function useOpenRequest() {
  const { talep }: { talep?: unknown } = useSearch({ strict: false })
  const navigate = useNavigate()
  const show = (id: string | undefined) =>
    void navigate({
      to: '.',
      search: ((before: object) => ({ ...before, talep: id })) as never,
      replace: id === undefined,
      resetScroll: false,
    })
  return {
    openId: typeof talep === 'string' ? talep : null,
    open: (id: string) => show(id),
    close: () => show(undefined),
  }
}
