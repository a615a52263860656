import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CircleAlert, RotateCw, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { DropHint, DropZone } from './DropZone.tsx'
import { fileProblem, showSize, sizeLimit } from './file-problem.ts'
import { messageOf } from './message-of.ts'
import { notify } from './toast.tsx'
import { type Upload, UploadQueue, type UploadRow, type UploadSummary, type UploadView } from './upload-queue.ts'
import { visuallyHidden } from './visually-hidden.ts'

export interface UploadAreaProps {
  /** A request for the files, such as "Fotoğraf ekleyin". */
  label: string
  /** File types and maximum size. */
  hint?: string
  /** Content types offered by the browser; the server checks the real type. */
  accept: readonly string[]
  upload: Upload
  /** Asks for a confirmation before sending, where the upload replaces something. */
  ask?: () => Promise<boolean>
  /** Every upload has ended, and at least one succeeded. */
  onDone?: (summary: UploadSummary) => void
  maxBytes?: number
  /** How many more files are allowed. */
  maxFiles?: number
  multiple?: boolean
  /** Offers the camera on a phone. */
  camera?: boolean
  /** A low bar instead of a tall area, for dialogs. */
  dense?: boolean
}

/** Drop or choose files; each is sent separately, two at a time, and can be cancelled or retried. */
export function UploadArea({
  label,
  hint,
  accept,
  upload,
  ask,
  onDone,
  maxBytes = maxFileBytes,
  maxFiles = Number.POSITIVE_INFINITY,
  multiple = true,
  camera = false,
  dense = false,
}: UploadAreaProps) {
  const { queue, view } = useUploads(onDone)
  const take = async (files: File[]) => {
    const sendable = files.some((file) => !fileProblem(file, accept, maxBytes))
    if (ask && sendable && !(await ask())) return
    let left = maxFiles - view.open
    queue.add(files, upload, (file) => fileProblem(file, accept, maxBytes) ?? (left-- > 0 ? null : noRoom(maxFiles)))
  }
  const full = maxFiles - view.open <= 0
  return (
    <Box>
      <DropZone
        label={label}
        hint={full && view.open === 0 ? noRoom(maxFiles) : (hint ?? <DropHint>{sizeLimit(maxBytes)}.</DropHint>)}
        accept={accept}
        onFiles={(files) => void take(files)}
        multiple={multiple}
        camera={camera}
        dense={dense}
        disabled={full}
      />
      <UploadRows queue={queue} view={view} />
    </Box>
  )
}

/** A queue for the lifetime of the screen; running uploads continue after it is left. */
export function useUploads(onDone?: (summary: UploadSummary) => void) {
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  const [queue] = useState(() => {
    const made: UploadQueue = new UploadQueue({
      problemOf: messageOf,
      onSettled: (summary) => {
        if (summary.done > 0) done.current?.(summary)
        if (!made.watched && summary.failed > 0) notify.error(`${summary.failed} dosya yüklenemedi.`)
      },
    })
    return made
  })
  const view = queue.useView()
  useWarningOnLeave(view.open > 0)
  return { queue, view }
}

/** The progress of each file, and the errors of failed ones. */
export const UploadRows = ({ queue, view }: { queue: UploadQueue; view: UploadView }) => (
  <>
    <Box role="status" sx={visuallyHidden}>
      {spoken(view)}
    </Box>
    {view.rows.length > 0 && (
      <Stack component="ul" aria-label="Yüklenen dosyalar" sx={{ listStyle: 'none', p: 0, m: 0, mt: 1.5, gap: 1 }}>
        {view.rows.map((row) => (
          <FileRow
            key={row.key}
            row={row}
            onCancel={() => queue.cancel(row.key)}
            onRetry={() => queue.retry(row.key)}
          />
        ))}
      </Stack>
    )}
  </>
)

export function FileRow({ row, onCancel, onRetry }: { row: UploadRow; onCancel: () => void; onRetry: () => void }) {
  const open = row.state === 'waiting' || row.state === 'sending'
  const percent = Math.round(row.share * 100)
  return (
    <Stack
      component="li"
      direction="row"
      sx={{ alignItems: 'center', gap: 1, pl: 1.5, py: 0.5, border: 1, borderColor: 'divider', borderRadius: 1 }}
    >
      {!open && (
        <Box sx={{ color: 'error.main', lineHeight: 0 }}>
          <CircleAlert size={20} aria-hidden />
        </Box>
      )}
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <Typography variant="body2" noWrap title={row.name} sx={{ minWidth: 0 }}>
            {row.name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ flexShrink: 0, fontVariantNumeric: 'tabular-nums' }}>
            {row.state === 'waiting' ? 'Sırada' : row.state === 'sending' ? `%${percent}` : showSize(row.size)}
          </Typography>
        </Stack>
        {open ? (
          <LinearProgress
            // All bytes are sent, and the server is still checking them.
            variant={row.state === 'waiting' || percent < 100 ? 'determinate' : 'indeterminate'}
            value={percent}
            aria-label={`${row.name} yükleniyor`}
            sx={{ mt: 0.5, borderRadius: 1 }}
          />
        ) : (
          <Typography variant="body2" color="error">
            {row.problem}
          </Typography>
        )}
      </Box>
      {row.state === 'failed' && (
        <IconButton onClick={onRetry} aria-label={`${row.name}: tekrar dene`} sx={{ width: 44, height: 44 }}>
          <RotateCw size={18} aria-hidden />
        </IconButton>
      )}
      <IconButton
        onClick={onCancel}
        aria-label={open ? `${row.name}: yüklemeyi iptal et` : `${row.name}: listeden kaldır`}
        sx={{ width: 44, height: 44 }}
      >
        <X size={18} aria-hidden />
      </IconButton>
    </Stack>
  )
}

const noRoom = (maxFiles: number) =>
  maxFiles > 0 ? `Buraya en fazla ${maxFiles} dosya daha eklenebilir.` : 'Burada yer kalmadı; önce birkaç dosya silin.'
function spoken({ rows, open, summary: { done } }: UploadView): string {
  if (open > 0) return `${open} dosya yükleniyor.`
  const problems = rows.filter((row) => row.state === 'failed' || row.state === 'refused').length
  const parts = [done > 0 && `${done} dosya yüklendi`, problems > 0 && `${problems} dosya yüklenemedi`].filter(Boolean)
  return parts.length > 0 ? `${parts.join(', ')}.` : ''
}

function useWarningOnLeave(active: boolean) {
  useEffect(() => {
    if (!active) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', warn)
    return () => window.removeEventListener('beforeunload', warn)
  }, [active])
}
