import CssBaseline from '@mui/material/CssBaseline'
import { ThemeProvider } from '@mui/material/styles'
import { lazy, type ReactNode, Suspense } from 'react'
import { theme } from './theme.ts'
import { onThemeMode, setThemeMode, type ThemeMode, themeMode } from './theme-mode.ts'
import { useToastsLoaded } from './toasts-loaded.ts'

const LateToasts = lazy(() => import('./toast.tsx').then(({ Toasts }) => ({ default: Toasts })))

const modeKey = 'mode'

/** MUI follows the choice that the public pages follow too, instead of keeping one of its own. */
const modeStorage = ({ key }: { key: string }) => ({
  get: (fallback: unknown) => (key === modeKey ? themeMode() : fallback),
  set: (mode: ThemeMode) => {
    if (key === modeKey && mode !== themeMode()) setThemeMode(mode)
  },
  subscribe: (tell: (mode: ThemeMode) => void) => (key === modeKey ? onThemeMode(tell) : () => {}),
})

/** Everything that needs MUI stands below this, in chunks of its own: the first public page must stay small. */
interface Props {
  children: ReactNode
  /** Off where a frame around it shows them already. */
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
