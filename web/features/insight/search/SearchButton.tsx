import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { textSizes } from '#web/ui/theme.ts'

const loadDialog = () => import('./SearchDialog.tsx')
const SearchDialog = lazy(loadDialog)

const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform)
const opensSearch = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === 'k'

/** In the header of every screen, also opened by Ctrl K; an icon on a phone, elsewhere drawn like the search field. */
export function SearchButton() {
  // null: never opened, so its code has not been loaded.
  const [open, setOpen] = useState<boolean | null>(null)
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (!opensSearch(event)) return
      // Suppresses the browser's own search field.
      event.preventDefault()
      setOpen((before) => !before)
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  const shared = {
    onClick: () => setOpen(true),
    onPointerEnter: () => void loadDialog(),
    'aria-haspopup': 'dialog',
    'aria-keyshortcuts': 'Control+K Meta+K',
  } as const
  return (
    <>
      <IconButton aria-label="Ara" {...shared} sx={{ display: { md: 'none' } }}>
        <Search size={20} aria-hidden="true" />
      </IconButton>
      <Button
        color="inherit"
        variant="outlined"
        startIcon={<Search size={18} aria-hidden="true" />}
        {...shared}
        sx={{
          display: { xs: 'none', md: 'inline-flex' },
          minWidth: 200,
          justifyContent: 'flex-start',
          color: 'text.secondary',
          bgcolor: 'background.default',
          borderColor: 'divider',
          fontWeight: 400,
        }}
      >
        Ara…
        <Box
          component="kbd"
          aria-hidden="true"
          sx={{
            ml: 'auto',
            px: 0.75,
            border: 1,
            borderColor: 'divider',
            borderRadius: 0.5,
            font: 'inherit',
            fontSize: textSizes.small,
          }}
        >
          {isMac() ? '⌘ K' : 'Ctrl K'}
        </Box>
      </Button>
      {open !== null && (
        <Suspense fallback={null}>
          <SearchDialog open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
