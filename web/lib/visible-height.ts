import { useSyncExternalStore } from 'react'

const onViewport = (listener: () => void) => {
  window.visualViewport?.addEventListener('resize', listener)
  return () => window.visualViewport?.removeEventListener('resize', listener)
}

/** What the keyboard of a phone leaves free; some browsers let it cover the page without a word in CSS. */
export const useVisibleHeight = (): number | null =>
  useSyncExternalStore(onViewport, () => Math.round(window.visualViewport?.height ?? 0) || null)

/** More than the bars that a browser shows and hides by itself. */
const keyboardAtLeast = 150

export const isKeyboardOpen = (visible: number | null, windowHeight: number): boolean =>
  visible !== null && windowHeight - visible >= keyboardAtLeast

export const useKeyboardOpen = (): boolean =>
  useSyncExternalStore(onViewport, () => {
    // Somebody who zooms in sees less of the page too, and types nothing.
    const { height = null, scale = 1 } = window.visualViewport ?? {}
    return isKeyboardOpen(height === null ? null : height * scale, window.innerHeight)
  })
