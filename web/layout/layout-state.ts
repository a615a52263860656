import { useSyncExternalStore } from 'react'

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

let state = initialLayout
const listeners = new Set<() => void>()

export const layoutState = () => state

export function changeLayout(change: Partial<LayoutState>): void {
  const names = Object.keys(change) as (keyof LayoutState)[]
  if (names.every((name) => state[name] === change[name])) return
  state = { ...state, ...change }
  for (const tell of listeners) tell()
}

const subscribe = (tell: () => void) => {
  listeners.add(tell)
  return () => listeners.delete(tell)
}

export const useLayout = (): LayoutState => useSyncExternalStore(subscribe, layoutState, layoutState)
