import { lazy, type MouseEvent, type ReactNode, Suspense } from 'react'
import { useOpened } from './use-opened.ts'

const Menu = lazy(() => import('@mui/material/Menu'))

interface Props {
  /** The button that opened the menu; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  children: ReactNode
}

/** A tap on a disabled item reaches the list itself. */
const isOnItem = ({ target, currentTarget }: MouseEvent) => target !== currentTarget

/** A menu that closes when one of its items is chosen. */
export function ActionMenu({ anchor, onClose, children }: Props) {
  const opened = useOpened(anchor !== null)
  return (
    <Suspense fallback={null}>
      {opened && (
        <Menu
          anchorEl={anchor}
          open={anchor !== null}
          onClose={onClose}
          // Inside its landmark, not at the end of the page.
          container={() => document.querySelector('main')}
          disableEnforceFocus
          slotProps={{
            list: {
              // Before the item acts: a dialog that it opens gives the focus back to where it was, and the item will be gone.
              onClickCapture: (event: MouseEvent) => isOnItem(event) && anchor?.focus(),
              onClick: (event: MouseEvent) => isOnItem(event) && onClose(),
            },
          }}
        >
          {children}
        </Menu>
      )}
    </Suspense>
  )
}
