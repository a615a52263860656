import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { lazy, type ReactNode, Suspense } from 'react'
import { theme } from './theme.ts'
import { onThemeMode, setThemeMode, type ThemeMode, themeMode } from './theme-mode.ts'
import { useToastsLoaded } from './toasts-loaded.ts'

const LateToasts = lazy(() => import('./toast.tsx').then(({ Toasts }) => ({ default: Toasts })))

const modeKey = 'mode'

/** MUI uses the theme choice of the public pages, instead of storing its own. */
const modeStorage = ({ key }: { key: string }) => ({
  get: (fallback: unknown) => (key === modeKey ? themeMode() : fallback),
  set: (mode: ThemeMode) => {
    if (key === modeKey && mode !== themeMode()) setThemeMode(mode)
  },
  subscribe: (tell: (mode: ThemeMode) => void) => (key === modeKey ? onThemeMode(tell) : () => {}),
})

/** Everything that needs MUI is rendered below this, in separate chunks, to keep the first public page small. */
interface Props {
  children: ReactNode
  /** Off where an outer layout already shows them. */
  toasts?: boolean
}

export function Providers({ children, toasts = true }: Props) {
  const toastsLoaded = useToastsLoaded()
  return (
    <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={modeKey} storageManager={modeStorage} noSsr>
      <CssBaseline enableColorScheme />
      {children}
      <Suspense>{toasts && toastsLoaded && <LateToasts />}</Suspense>
    </ThemeProvider>
  )
}
