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
import { Download, Upload } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { type ImportAnswer, propertiesApi, type SheetRow } from '#domain/properties/properties.api.ts'
import { addressOf } from '#web/lib/call.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { ImportReport } from './ImportReport.tsx'
import { useCheckSheet, useImportSheet } from './import.queries.ts'
import { SheetError } from './read-sheet.ts'

interface Checked {
  id: string
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
  const check = useCheckSheet()
  const save = useImportSheet()
  const read = async (file: File) => {
    setChecked(null)
    await check.run(file, { done: setChecked })
  }
  const take = async ({ id, rows }: Checked) => {
    const answer = await save.run({ id, rows })
    if (!answer) return
    if (answer.imported > 0) onClose()
    else setChecked((before) => before && { ...before, answer })
  }
  const wrong = checked?.answer.rows.filter(({ problems }) => problems.length > 0).length ?? 0
  const busy = check.busy || save.busy
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
              if (file) void read(file)
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
          disabled={!checked || wrong > 0 || check.busy}
          loading={save.busy}
          onClick={() => checked && take(checked)}
        >
          {checked && wrong === 0 ? `${checked.rows.length} mülkü ekle` : 'Ekle'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
