import { createStore } from '#web/lib/store.ts'

/** Tells a shell that a screen can show toasts, without loading them for pages that cannot (/login). */
const loaded = createStore(false)

export const markToastsLoaded = (): void => loaded.set(true)
export const useToastsLoaded = (): boolean => loaded.use()
