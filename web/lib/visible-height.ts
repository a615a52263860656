import { useSyncExternalStore } from 'react'

const onViewport = (listener: () => void) => {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** The height above a phone's keyboard; some browsers let it cover the page without telling CSS. */
export const useVisibleHeight = (): number | null =>
  useSyncExternalStore(onViewport, () => Math.round(window.visualViewport?.height ?? 0) || null)

/** More than the height of browser bars that hide on their own. */
const keyboardAtLeast = 150

export const isKeyboardOpen = (visible: number | null, windowHeight: number): boolean =>
  visible !== null && windowHeight - visible >= keyboardAtLeast

export const useKeyboardOpen = (): boolean =>
  useSyncExternalStore(onViewport, () => {
    // Zooming also shrinks the visible height, but opens no keyboard.
    const { height = null, scale = 1 } = window.visualViewport ?? {}
    return isKeyboardOpen(height === null ? null : height * scale, window.innerHeight)
  })
