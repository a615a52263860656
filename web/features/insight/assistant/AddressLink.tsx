import MuiLink, { type LinkProps } from '@mui/material/Link'
import type { MouseEvent } from 'react'
import { goTo } from '#web/lib/navigation.ts'

/** A link to an address from the server: a real link for a new tab, but without a page load in this tab. */
export function AddressLink({ to, ...props }: LinkProps & { to: string }) {
  const follow = (event: MouseEvent) => {
    if (
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    goTo(to)
  }
  return <MuiLink href={to} onClick={follow} {...props} />
}
