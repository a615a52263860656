import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import toast, { Toaster, useToasterStore } from 'react-hot-toast'
import { markToastsLoaded } from './toasts-loaded.ts'

markToastsLoaded()

export const toastLimit = 20
const successMs = 2000
const errorMs = 4000
/** Long enough to notice a mistake and undo it. */
const undoMs = 10_000

/** The toasts on the screen. `Toasts` corrects it after each change; in between, counting here is enough for a burst. */
const shown = new Set<string>()

function show(kind: 'success' | 'error', text: string, duration: number) {
  // The library would drop the oldest one, which may not have been read yet.
  if (shown.size >= toastLimit) return
  shown.add(toast[kind](text, { duration }))
}

export const notify = {
  success: (text: string) => show('success', text, successMs),
  error: (text: string) => show('error', text, errorMs),
  /** With an undo button for ten seconds, or another action where there is no undo. */
  undoable: (text: string, undo: () => unknown, label = 'Geri al') => {
    if (shown.size >= toastLimit) return
    const id = toast.success(
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        {text}
        <Button
          onClick={() => {
            toast.dismiss(id)
            undo()
          }}
          sx={{ flexShrink: 0 }}
        >
          {label}
        </Button>
      </Box>,
      { duration: undoMs },
    )
    shown.add(id)
  },
}

/** An open dialog hides everything outside it from screen readers, but toasts and their undo must stay reachable. */
function useHeardBesideDialogs() {
  const [host] = useState(() => document.createElement('div'))
  useEffect(() => {
    document.body.append(host)
    const watch = new MutationObserver(() => host.removeAttribute('aria-hidden'))
    watch.observe(host, { attributeFilter: ['aria-hidden'] })
    return () => {
      watch.disconnect()
      host.remove()
    }
  }, [host])
  return host
}

export function Toasts() {
  const host = useHeardBesideDialogs()
  const { toasts } = useToasterStore()
  useEffect(() => {
    shown.clear()
    for (const each of toasts) if (each.visible) shown.add(each.id)
  }, [toasts])
  return createPortal(
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
    />,
    host,
  )
}
