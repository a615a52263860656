import { createStore } from '#web/lib/store.ts'

export interface LayoutState {
  openedItem: string
  openedComponent: string
  openedHorizontalItem: string | null
  isDashboardDrawerOpened: boolean
  /** The panel on the right. */
  isComponentDrawerOpened: boolean
}

export const initialLayout: LayoutState = {
  openedItem: 'dashboard',
  openedComponent: '',
  openedHorizontalItem: null,
  isDashboardDrawerOpened: false,
  isComponentDrawerOpened: false,
}

const store = createStore(initialLayout)

export const layoutState = store.get
export const useLayout = (): LayoutState => store.use()

export function changeLayout(change: Partial<LayoutState>): void {
  const names = Object.keys(change) as (keyof LayoutState)[]
  store.set((state) => (names.every((name) => state[name] === change[name]) ? state : { ...state, ...change }))
}
