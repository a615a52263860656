import { storageSlot } from '#web/lib/storage.ts'
import { changeLayout } from './layout-state.ts'

const kept = storageSlot<'open' | 'closed'>('sidePanel')

/** Open until the user closes it. */
export const isPanelWanted = (): boolean => kept.read() !== 'closed'

/** As a column its state is stored; as a drawer it opens only temporarily. */
export function choosePanel(open: boolean, { column }: { column: boolean }): void {
  changeLayout({ isComponentDrawerOpened: open })
  if (column) kept.write(open ? 'open' : 'closed')
}
