import Box from '@mui/material/Box'
import { textSizes } from '#web/ui/theme.ts'

/** A house with a key in it; inline SVG, so that it takes the colours of the theme. */
export function Logo({ iconOnly = false }: { iconOnly?: boolean }) {
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 1.25, fontWeight: 750, fontSize: textSizes.section }}
    >
      <Box
        component="svg"
        viewBox="0 0 32 32"
        sx={{ width: 32, height: 32, flex: 'none' }}
        aria-hidden="true"
        focusable="false"
      >
        <Box
          component="path"
          sx={{ fill: 'var(--mui-palette-primary-main)' }}
          d="M14.1 2.9a3 3 0 0 1 3.8 0l9.9 8.1a3 3 0 0 1 1.1 2.3V26a3.5 3.5 0 0 1-3.5 3.5H6.6A3.5 3.5 0 0 1 3.1 26V13.3a3 3 0 0 1 1.1-2.3z"
        />
        <Box
          component="g"
          sx={{
            fill: 'none',
            stroke: 'var(--mui-palette-primary-contrastText)',
            strokeWidth: 2,
            strokeLinecap: 'round',
          }}
        >
          <circle cx="16" cy="12.6" r="3.4" />
          <path d="M16 16v9M16 20.6h3.2M16 24.2h4.2" />
        </Box>
      </Box>
      {!iconOnly && <span>Anahtar</span>}
    </Box>
  )
}
