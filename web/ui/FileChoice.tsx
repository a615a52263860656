import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { maxFileBytes } from '#domain/services/files/files.schema.ts'
import { DropHint, DropZone } from './DropZone.tsx'
import { fileProblem, showSize, sizeLimit } from './file-problem.ts'

interface Props {
  label: string
  file: File | null
  /** A file that cannot be sent is passed as null, with the reason. */
  onFile: (file: File | null, problem: string) => void
  problem: string
  accept: readonly string[]
  inputLabel: string
}

/** One file of a form, sent together with it. */
export function FileChoice({ label, file, onFile, problem, accept, inputLabel }: Props) {
  const choose = ([chosen]: File[]) => {
    if (!chosen) return
    const wrong = fileProblem(chosen, accept, maxFileBytes)
    onFile(wrong ? null : chosen, wrong ?? '')
  }
  return (
    <Box>
      <DropZone
        dense
        camera
        label={file ? file.name : label}
        hint={file ? showSize(file.size) : <DropHint>{sizeLimit(maxFileBytes)}.</DropHint>}
        accept={accept}
        onFiles={choose}
        chooseLabel={file ? 'Değiştir' : 'Dosya seç'}
        inputLabel={inputLabel}
      />
      {problem && (
        <Typography role="alert" variant="body2" color="error" sx={{ mt: 0.5 }}>
          {problem}
        </Typography>
      )}
    </Box>
  )
}
