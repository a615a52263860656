import { storageSlot } from '#web/lib/storage.ts'
import { createStore } from '#web/lib/store.ts'

export const themeModes = ['light', 'dark', 'system'] as const
export type ThemeMode = (typeof themeModes)[number]

export const themeModeLabels: Record<ThemeMode, string> = { light: 'Açık', dark: 'Koyu', system: 'Cihaz' }

const slot = storageSlot<ThemeMode>('theme')

const isMode = (text: unknown): text is ThemeMode => themeModes.includes(text as ThemeMode)

export function themeMode(): ThemeMode {
  const stored = slot.read()
  return isMode(stored) ? stored : 'system'
}

/** The theme choice applied to the page. */
const applied = createStore(themeMode())

const deviceIsDark = () => matchMedia('(prefers-color-scheme: dark)').matches

/** The same rule as web/public/theme-init.js, which runs before the first paint. */
export function applyThemeMode(): void {
  const mode = themeMode()
  const dark = mode === 'dark' || (mode === 'system' && deviceIsDark())
  document.documentElement.dataset.theme = dark ? 'dark' : 'light'
  applied.set(mode)
}

export function setThemeMode(mode: ThemeMode): void {
  slot.write(mode)
  applyThemeMode()
}

export const onThemeMode = (listener: (mode: ThemeMode) => void): (() => void) =>
  applied.subscribe(() => listener(applied.get()))

export const useThemeMode = (): ThemeMode => applied.use()

/** Follows the device and the other tabs; returns the function that stops it. */
export function watchThemeMode(): () => void {
  const device = matchMedia('(prefers-color-scheme: dark)')
  device.addEventListener('change', applyThemeMode)
  const off = slot.onOtherTab(applyThemeMode)
  return () => {
    device.removeEventListener('change', applyThemeMode)
    off()
  }
}
