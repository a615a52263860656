import MuiLink, { type LinkProps } from '@mui/material/Link'
import type { MouseEvent } from 'react'
import { goTo } from '#web/lib/navigation.ts'

/** A link to an address that the server gave: a real one for a new tab, and within this tab without loading the page. */
export function PlaceLink({ to, ...props }: LinkProps & { to: string }) {
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
