import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { operationLabels, operationLeads } from '#domain/operations/maintenance/maintenance.messages.ts'
import type { MaintenanceWish } from '#domain/operations/maintenance/maintenance.schema.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { ChangeList } from './ChangeList.tsx'
import { previewQuery, useMaintenance } from './maintenance.queries.ts'

/** Shows what would change, then the button to run it. */
export function MaintenanceDialog({ wish, onClose }: { wish: MaintenanceWish; onClose: () => void }) {
  const preview = useQuery(previewQuery(wish))
  const { run, busy, error, isSuccess } = useMaintenance()
  const [title, setTitle] = useState('')
  const isErasing = wish.operation === 'delete'
  const wanted = preview.data?.changes[0]?.title
  const isIdle = preview.data?.total === 0
  const mayRun = preview.data && !isIdle && (!isErasing || title.trim() === wanted)
  const apply = () => run(isErasing ? { ...wish, title: title.trim() } : wish, { done: onClose })
  return (
    <TitledDialog
      title={operationLabels[wish.operation]}
      busy={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy} autoFocus>
            {isIdle ? 'Kapat' : 'Vazgeç'}
          </Button>
          {!isIdle && (
            <Button
              variant="contained"
              color={isErasing ? 'error' : 'primary'}
              loading={busy}
              disabled={!mayRun || isSuccess}
              onClick={apply}
            >
              {isErasing ? 'Kalıcı olarak sil' : 'Uygula'}
            </Button>
          )}
        </>
      }
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Alert severity={isErasing ? 'error' : 'info'}>{operationLeads[wish.operation]}</Alert>
        {error && <Alert severity="error">{messageOf(error)}</Alert>}
        {preview.isPending && <LoadingRows rows={3} />}
        {preview.isError && <ErrorState error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && (
          <>
            <strong>{preview.data.message}</strong>
            <ChangeList changes={preview.data.changes} {...(!isErasing && { total: preview.data.total })} />
          </>
        )}
        {isErasing && wanted && (
          <TextInput
            label={`Silmek için başlığı yazın: ${wanted}`}
            value={title}
            onChange={(event) => setTitle(event.target.value)}
            fullWidth
          />
        )}
      </Stack>
    </TitledDialog>
  )
}
