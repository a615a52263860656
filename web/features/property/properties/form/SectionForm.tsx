import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import type { FormEventHandler, ReactNode } from 'react'
import { SubmitButton } from '#web/forms/form.tsx'
import type { Conflict } from './versioned-form.ts'

interface Props {
  /** Accessible name of the form. */
  label: string
  editing: {
    submit: FormEventHandler
    cancel: (close: () => void) => void
    conflict: Conflict | null
    failure: string
    loading: boolean
    loadCurrent: () => void
    busy: boolean
  }
  /** The name of each field, for the list of fields that two people changed. */
  labels?: Readonly<Record<string, string>>
  onClose: () => void
  children: ReactNode
}

export function SectionForm({ label, editing, labels = {}, onClose, children }: Props) {
  const { submit, cancel, conflict, failure, loading, loadCurrent, busy } = editing
  return (
    <form onSubmit={submit} noValidate aria-label={label}>
      <Stack spacing={2.5}>
        {children}
        {failure && <Alert severity="error">{failure}</Alert>}
        {conflict?.kind === 'outdated' && (
          <Alert
            severity="warning"
            action={
              <Button color="inherit" onClick={loadCurrent} loading={loading}>
                Güncel hâlini yükle
              </Button>
            }
            sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
          >
            {conflict.message}
          </Alert>
        )}
        {conflict?.kind === 'merged' && <Merged clashes={conflict.clashes} labels={labels} />}
        <Box sx={{ display: 'flex', justifyContent: 'flex-end', gap: 1 }}>
          <Button size="large" onClick={() => cancel(onClose)} disabled={busy}>
            Vazgeç
          </Button>
          <SubmitButton busy={busy}>Kaydet</SubmitButton>
        </Box>
      </Stack>
    </form>
  )
}

const shown = (value: unknown) =>
  value === null || value === '' ? 'boş' : `“${Array.isArray(value) ? value.join(', ') : String(value)}”`

function Merged({ clashes, labels }: { clashes: [string, unknown][]; labels: Readonly<Record<string, string>> }) {
  return (
    <Alert severity="info">
      Güncel bilgiler yüklendi; sizin değiştirdiğiniz alanlar yazdığınız gibi duruyor. Kontrol edip kaydedebilirsiniz.
      {clashes.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5 }}>
          {clashes.map(([name, theirs]) => (
            <li key={name}>
              {labels[name] ?? name}: şu an kayıtlı olan {shown(theirs)}
            </li>
          ))}
        </Box>
      )}
    </Alert>
  )
}
