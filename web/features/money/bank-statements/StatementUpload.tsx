import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { self } from '#domain/access/engagements.ts'
import { maxStatementBytes } from '#domain/money/bank-statements/statement.rules.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { Choice } from '#web/ui/Choice.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { type OpenFile, useOpenFile } from './bank-statements.queries.ts'
import { fileText } from './file-text.ts'
import { StatementDialog } from './StatementDialog.tsx'

const accept = [
  'text/csv',
  'application/vnd.ms-excel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'text/plain',
  '.sta',
  '.mt940',
  '.940',
  'text/xml',
  'application/xml',
]

export function StatementUpload({ me, owners }: { me: CurrentUser; owners: string[] }) {
  const open = useOpenFile()
  const [chosen, setChosen] = useState(owners[0]!)
  const [file, setFile] = useState<OpenFile | null>(null)
  const owner = owners.includes(chosen) ? chosen : owners[0]!
  const nameOf = (id: string) =>
    id === self ? 'Kendi hesabım' : (me.engagements.find(({ owner_id }) => owner_id === id)?.owner_name ?? '')
  return (
    <Stack spacing={2} sx={{ mb: 3 }}>
      {owners.length > 1 && (
        <Choice
          label="Kimin hesabı?"
          value={owner}
          options={owners.map((id) => [id, nameOf(id)])}
          onChoose={setChosen}
        />
      )}
      <UploadArea
        label="Banka dosyası yükleyin"
        hint="CSV, Excel (.xlsx), MT940 ya da camt.053; en fazla 2 MB. Dosyanın kendisi saklanmaz, hareketleri listeye alınır."
        accept={accept}
        maxBytes={maxStatementBytes}
        multiple={false}
        upload={(given) => open.run({ owner, file: given }, { done: setFile })}
      />
      {open.error && <Alert severity="error">{fileText(open.error)}</Alert>}
      {file && <StatementDialog file={file} onFile={setFile} onClose={() => setFile(null)} />}
    </Stack>
  )
}
