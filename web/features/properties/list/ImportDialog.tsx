import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogContentText from '@mui/material/DialogContentText'
import DialogTitle from '@mui/material/DialogTitle'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import { useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMutation } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type ImportAnswer, propertiesApi, type SheetRow } from '#domain/properties/properties.api.ts'
import { refreshPropertyLists } from '#web/cache/properties.keys.ts'
import { addressOf, call } from '#web/lib/call.ts'
import { currentUser } from '#web/session/current-user.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { notify } from '#web/ui/toast.tsx'
import { ImportReport } from './ImportReport.tsx'
import { readSheetFile, SheetError } from './read-sheet.ts'

interface Checked {
  fileName: string
  rows: SheetRow[]
  answer: ImportAnswer
}

const textOf = (error: unknown) => (error instanceof SheetError ? error.message : messageOf(error))

/** Choose a file, see row by row what would happen, then take everything or nothing. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const title = useId()
  const input = useRef<HTMLInputElement>(null)
  const small = useMediaQuery(useTheme().breakpoints.down('sm'), { noSsr: true })
  const [checked, setChecked] = useState<Checked | null>(null)
  const check = useMutation({
    mutationFn: async (file: File): Promise<Checked> => {
      const rows = await readSheetFile(file)
      const answer = await call(propertiesApi.import, { body: { rows, dryRun: true } })
      return { fileName: file.name, rows, answer }
    },
    retry: false,
    onMutate: () => setChecked(null),
    onSuccess: setChecked,
  })
  const save = useMutation({
    mutationFn: (rows: SheetRow[]) => call(propertiesApi.import, { body: { rows, dryRun: false } }),
    // The answer of a first try may be lost after all rows were added; a second one would add them twice.
    retry: false,
    onSuccess: (answer) => {
      void refreshPropertyLists()
      if (answer.imported === 0) {
        setChecked((before) => before && { ...before, answer })
        return
      }
      void currentUser({ fresh: true }).catch(() => null)
      notify.success(`${answer.imported} mülk eklendi.`)
      onClose()
    },
  })
  const wrong = checked?.answer.rows.filter(({ problems }) => problems.length > 0).length ?? 0
  const busy = check.isPending || save.isPending
  const failure = check.error ?? save.error

  return (
    <Dialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={small}
      aria-labelledby={title}
      onClose={busy ? undefined : onClose}
    >
      <DialogTitle id={title}>Dosyadan mülk aktar</DialogTitle>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          Excel ya da CSV dosyasındaki her satır bir mülk olur; yalnızca “Başlık” sütunu zorunludur. Önce bütün satırlar
          denetlenir. Bir satırda bile hata varsa hiçbir şey eklenmez.
        </DialogContentText>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mb: 2 }}>
          <Button
            variant={checked ? 'outlined' : 'contained'}
            startIcon={<Upload size={18} aria-hidden />}
            disabled={busy}
            onClick={() => input.current?.click()}
          >
            {checked ? 'Başka dosya seç' : 'Dosya seç'}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            aria-label="Aktarılacak dosya"
            accept=".xlsx,.csv,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
            onChange={(event) => {
              const file = event.target.files?.[0]
              // The same file, corrected, can be chosen again.
              event.target.value = ''
              save.reset()
              if (file) check.mutate(file)
            }}
          />
          <Button
            component="a"
            href={addressOf(propertiesApi.importTemplate)}
            download
            startIcon={<Download size={18} aria-hidden />}
          >
            Örnek şablonu indir
          </Button>
        </Stack>
        <Box sx={{ height: 4, mb: 1 }}>{busy && <LinearProgress aria-label="Dosya denetleniyor" />}</Box>
        {failure && <Alert severity="error">{textOf(failure)}</Alert>}
        {checked && <ImportReport fileName={checked.fileName} answer={checked.answer} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={busy}>
          Vazgeç
        </Button>
        <Button
          variant="contained"
          disabled={!checked || wrong > 0 || check.isPending}
          loading={save.isPending}
          onClick={() => checked && save.mutate(checked.rows)}
        >
          {checked && wrong === 0 ? `${checked.rows.length} mülkü ekle` : 'Ekle'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
