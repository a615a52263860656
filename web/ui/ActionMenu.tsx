import Menu from '@mui/material/Menu'
import type { MouseEvent, ReactNode } from 'react'

interface Props {
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/** A menu that closes when one of its items is chosen. */
export const ActionMenu = ({ anchor, onClose, children }: Props) => (
  <Menu
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    // Inside its landmark, not at the end of the page.
    container={() => document.querySelector('main')}
    // A tap on a disabled item reaches the list itself.
    slotProps={{ list: { onClick: (event: MouseEvent) => event.target !== event.currentTarget && onClose() } }}
  >
    {children}
  </Menu>
)
