import { storageSlot } from '#web/lib/storage.ts'
import { changeLayout } from './layout-state.ts'

const kept = storageSlot<'open' | 'closed'>('sidePanel')

/** As the user left it; before that, open where it takes no room from the page. */
export function isPanelWanted({ roomy }: { roomy: boolean }): boolean {
  const chosen = kept.read()
  return chosen ? chosen === 'open' : roomy
}

/** As a column its state is stored; as a drawer it opens only temporarily. */
export function choosePanel(open: boolean, { column }: { column: boolean }): void {
  changeLayout({ isComponentDrawerOpened: open })
  if (column) kept.write(open ? 'open' : 'closed')
}
