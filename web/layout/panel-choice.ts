import { storageSlot } from '#web/lib/storage.ts'
import { changeLayout } from './layout-state.ts'

const kept = storageSlot<'open' | 'closed'>('sidePanel')

/** Open until somebody has closed it. */
export const isPanelWanted = (): boolean => kept.read() !== 'closed'

/** As a column beside the page it stays as it was left; as a drawer above the page it is opened for a moment. */
export function choosePanel(open: boolean, { column }: { column: boolean }): void {
  changeLayout({ isComponentDrawerOpened: open })
  if (column) kept.write(open ? 'open' : 'closed')
}
