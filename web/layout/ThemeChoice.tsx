import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { type LucideIcon, Monitor, Moon, Sun } from 'lucide-react'
import { setThemeMode, type ThemeMode, themeModeLabels, themeModes, useThemeMode } from '#web/ui/theme-mode.ts'

const icons: Record<ThemeMode, LucideIcon> = { light: Sun, dark: Moon, system: Monitor }

export function ThemeChoice() {
  const mode = useThemeMode()
  return (
    <ToggleButtonGroup
      exclusive
      fullWidth
      size="small"
      value={mode}
      onChange={(_, next: ThemeMode | null) => next && setThemeMode(next)}
      aria-label="Görünüm"
    >
      {themeModes.map((each) => {
        const Icon = icons[each]
        return (
          <ToggleButton key={each} value={each} sx={{ gap: 0.75, textTransform: 'none' }}>
            <Icon size={16} aria-hidden="true" />
            {themeModeLabels[each]}
          </ToggleButton>
        )
      })}
    </ToggleButtonGroup>
  )
}
