import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Camera, UploadCloud } from 'lucide-react'
import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react'

interface Props {
  /** A request for the file, such as "Fotoğraf ekleyin". */
  label: string
  /** File types and maximum size. */
  hint: ReactNode
  /** Content types offered by the browser; the server checks the real type. */
  accept: readonly string[]
  onFiles: (files: File[]) => void
  multiple?: boolean
  /** Offers the camera on a phone. */
  camera?: boolean
  /** A low bar instead of a tall area, for dialogs. */
  dense?: boolean
  disabled?: boolean
  busy?: boolean
  chooseLabel?: string
  /** The accessible name, where the label shows the chosen file. */
  inputLabel?: string
}

/** Takes files that are dropped, chosen or taken with the camera; the caller decides what to do with them. */
export function DropZone({
  label,
  hint,
  accept,
  onFiles,
  multiple = false,
  camera = false,
  dense = false,
  disabled = false,
  busy = false,
  chooseLabel = 'Dosya seç',
  inputLabel = label,
}: Props) {
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const lens = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const take = (files: File[]) => {
    if (files.length > 0 && !disabled && !busy) onFiles(multiple ? files : files.slice(0, 1))
  }
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Emptied, so that the same file can be chosen again.
    event.target.value = ''
    take(files)
  }
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    take([...event.dataTransfer.files])
  }
  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      sx={{
        display: 'flex',
        flexDirection: dense ? { xs: 'column', sm: 'row' } : 'column',
        alignItems: 'center',
        justifyContent: dense ? 'space-between' : 'center',
        gap: 1.5,
        px: 2,
        py: dense ? 1.5 : 3,
        textAlign: dense ? { xs: 'center', sm: 'start' } : 'center',
        border: 2,
        borderStyle: 'dashed',
        borderColor: over ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: over ? 'action.hover' : 'transparent',
        transition: 'border-color 120ms, background-color 120ms',
      }}
    >
      {!dense && (
        <Box sx={{ color: 'primary.main', lineHeight: 0 }}>
          <UploadCloud size={28} aria-hidden />
        </Box>
      )}
      <Box sx={{ minWidth: 0 }}>
        <Typography id={`${id}-label`} sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {label}
        </Typography>
        <Typography variant="body2" color="textSecondary" sx={{ '&::first-letter': { textTransform: 'uppercase' } }}>
          {hint}
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', justifyContent: 'center', flexShrink: 0 }}>
        {camera && (
          <Button
            startIcon={<Camera size={18} aria-hidden />}
            onClick={() => lens.current?.click()}
            disabled={disabled || busy}
            sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
          >
            Fotoğraf çek
          </Button>
        )}
        <Button variant="outlined" onClick={() => chooser.current?.click()} disabled={disabled} loading={busy}>
          {chooseLabel}
        </Button>
      </Stack>
      <input
        ref={chooser}
        type="file"
        hidden
        multiple={multiple}
        accept={accept.join(',')}
        onChange={choose}
        aria-label={inputLabel}
      />
      {camera && <input ref={lens} type="file" hidden accept="image/*" capture="environment" onChange={choose} />}
    </Box>
  )
}

/** Hidden on touch screens, which have no dragging. */
export const DropHint = ({ children }: { children: ReactNode }) => (
  <>
    <Box component="span" sx={{ '@media (pointer: coarse)': { display: 'none' } }}>
      Sürükleyip bırakın ya da seçin;{' '}
    </Box>
    {children}
  </>
)
