import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect } from 'react'
import toast, { Toaster, useToasterStore } from 'react-hot-toast'
import { markToastsLoaded } from './toasts-loaded.ts'

markToastsLoaded()

export const toastLimit = 20
const successMs = 2000
const errorMs = 4000
/** Long enough to notice a mistake and take it back. */
const undoMs = 10_000

/** The toasts on the screen. `Toasts` keeps it true; in between the counting here is enough for a burst. */
const shown = new Set<string>()

function show(kind: 'success' | 'error', text: string, duration: number) {
  // The library would drop the oldest one, which may not have been read yet.
  if (shown.size >= toastLimit) return
  shown.add(toast[kind](text, { duration }))
}

export const notify = {
  success: (text: string) => show('success', text, successMs),
  error: (text: string) => show('error', text, errorMs),
  undoable: (text: string, undo: () => unknown) => {
    if (shown.size >= toastLimit) return
    const id = toast.success(
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {text}
        <Button
          onClick={() => {
            toast.dismiss(id)
            undo()
          }}
          sx={{ flexShrink: 0, minHeight: 44 }}
        >
          Geri al
        </Button>
      </Box>,
      { duration: undoMs },
    )
    shown.add(id)
  },
}

export function Toasts() {
  const { toasts } = useToasterStore()
  useEffect(() => {
    shown.clear()
    for (const each of toasts) if (each.visible) shown.add(each.id)
  }, [toasts])
  return (
    <Toaster
      position="top-right"
      containerStyle={{ top: 72, zIndex: 2000 }}
      toastOptions={{
        style: {
          background: 'var(--mui-palette-background-paper)',
          color: 'var(--mui-palette-text-primary)',
          border: '1px solid var(--mui-palette-divider)',
          borderRadius: 10,
          maxWidth: 420,
        },
        success: { iconTheme: { primary: 'var(--mui-palette-success-main)', secondary: '#fff' } },
        error: {
          iconTheme: { primary: 'var(--mui-palette-error-main)', secondary: '#fff' },
          ariaProps: { role: 'alert', 'aria-live': 'assertive' },
        },
      }}
    />
  )
}
