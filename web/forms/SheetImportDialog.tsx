import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import LinearProgress from '@mui/material/LinearProgress'
import Link from '@mui/material/Link'
import { type ReactNode, useState } from 'react'
import type { RowReport, SheetRow } from '#domain/kernel/sheets.ts'
import { SheetError } from '#web/lib/read-sheet.ts'
import { DropZone } from '#web/ui/DropZone.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { SheetReport } from './SheetReport.tsx'

interface Report {
  rows: RowReport[]
  unknownColumns: string[]
  imported: number
}

interface CheckedSheet<Answer> {
  /** One id per parsed file, so that a second press or a retry after a lost reply does not import twice. */
  id: string
  fileName: string
  rows: SheetRow[]
  answer: Answer
}

interface Write<Input, Reply> {
  run: (input: Input, after?: { done?: (reply: Reply) => unknown }) => Promise<Reply | undefined>
  busy: boolean
  error: Error | null
  reset: () => void
}

interface Props<Answer extends Report> {
  title: string
  text: string
  template: string
  check: Write<File, CheckedSheet<Answer>>
  save: Write<{ id: string; rows: SheetRow[] }, Answer>
  /** The expected result of the import, and the label of the button; null when there is nothing to import. */
  ready: (answer: Answer) => { text: string; label: string | null }
  /** Information to read before confirming. */
  notice?: (answer: Answer) => ReactNode
  onClose: () => void
}

const textOf = (error: unknown) => (error instanceof SheetError ? error.message : messageOf(error))

const sheetTypes = ['.xlsx', '.csv', 'text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet']

/** Choose a file, see what would happen row by row, then import everything or nothing. */
export function SheetImportDialog<Answer extends Report>(props: Props<Answer>) {
  const { check, save, onClose } = props
  const [checked, setChecked] = useState<CheckedSheet<Answer> | null>(null)
  const read = async (file: File) => {
    setChecked(null)
    await check.run(file, { done: setChecked })
  }
  const take = async ({ id, rows }: CheckedSheet<Answer>) => {
    const answer = await save.run({ id, rows })
    if (!answer) return
    if (answer.imported > 0) onClose()
    else setChecked((before) => before && { ...before, answer })
  }
  const wrong = checked?.answer.rows.filter(({ problems }) => problems.length > 0).length ?? 0
  const ready = checked && props.ready(checked.answer)
  const label = wrong === 0 ? (ready?.label ?? null) : null
  const busy = check.busy || save.busy
  const failure = check.error ?? save.error

  return (
    <TitledDialog
      title={props.title}
      maxWidth="md"
      long
      busy={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Vazgeç
          </Button>
          <Button
            variant="contained"
            disabled={!checked || !label || check.busy}
            loading={save.busy}
            onClick={() => checked && take(checked)}
          >
            {label ?? 'Ekle'}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>{props.text}</DialogContentText>
      <DropZone
        dense
        label={checked ? checked.fileName : 'Excel ya da CSV dosyanızı bırakın ya da seçin'}
        hint={
          <Link href={props.template} download>
            Örnek şablonu indir
          </Link>
        }
        accept={sheetTypes}
        busy={busy}
        chooseLabel={checked ? 'Başka dosya seç' : 'Dosya seç'}
        inputLabel="Aktarılacak dosya"
        onFiles={([file]) => {
          save.reset()
          if (file) void read(file)
        }}
      />
      <Box sx={{ height: 4, mt: 1, mb: 1 }}>{busy && <LinearProgress aria-label="Dosya denetleniyor" />}</Box>
      {failure && <Alert severity="error">{textOf(failure)}</Alert>}
      {checked && label && props.notice?.(checked.answer)}
      {checked && ready && <SheetReport fileName={checked.fileName} answer={checked.answer} ready={ready.text} />}
    </TitledDialog>
  )
}
