import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { binDays } from '#domain/bin/bin.rules.ts'
import type { DeletionAnswer } from '#domain/properties/bulk.api.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { bulkDeletionQuery, useDeleteMany } from './bulk.queries.ts'
import { LeftOutList } from './LeftOutList.tsx'

interface Props {
  ids: string[]
  onClose: () => void
  onDeleted: (answer: DeletionAnswer) => void
}

/** Says how many go and which stay, and why, before anything goes. */
export default function BulkDeleteDialog({ ids, onClose, onDeleted }: Props) {
  const title = useId()
  const [confirmed, setConfirmed] = useState(false)
  // Whether a tenant is registered is told by asking as if nobody had confirmed; the box then asks once more.
  const first = useQuery(bulkDeletionQuery(ids, false))
  const preview = useQuery({ ...bulkDeletionQuery(ids, confirmed), placeholderData: keepPreviousData })
  const removal = useDeleteMany()
  const { data } = preview
  const lived = first.data?.refused.filter(({ code }) => code === 'has_tenants').length ?? 0
  const remove = () =>
    removal.run(
      { ids, confirmed },
      {
        done: (answer) => {
          onDeleted(answer)
          onClose()
        },
        refused: () => void preview.refetch(),
      },
    )
  const count = data?.removed.length ?? 0
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={removal.busy ? undefined : onClose}>
      <DialogTitle id={title}>{ids.length} mülkü çöp kutusuna taşı</DialogTitle>
      <DialogContent>
        {preview.isPending && <LoadingRows rows={2} height={32} />}
        {preview.isError && !data && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
        {data && (
          <Typography sx={{ mb: 2 }}>
            {count > 0
              ? `${count} mülk, bağlı bütün kayıtlarıyla çöp kutusuna taşınır. ${binDays} gün içinde geri alabilirsiniz; sonra kalıcı olarak silinir.`
              : 'Seçtiğiniz mülklerin hiçbiri şu an taşınamıyor.'}
          </Typography>
        )}
        {data && <LeftOutList title={(left) => `${left} mülk yerinde kalır`} refused={data.refused} />}
        {lived > 0 && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            {lived} mülkte kayıtlı kiracı var; bu mülkler kiracıların listesinden de kalkar ve kendilerine haber
            verilir.
            <FormControlLabel
              control={
                <Checkbox checked={confirmed} onChange={(_, checked) => setConfirmed(checked)} color="default" />
              }
              label="Kiracısı kayıtlı olanlar da taşınsın"
              slotProps={{ typography: { variant: 'body2', sx: { pt: 1.25 } } }}
              sx={{ display: 'flex', alignItems: 'flex-start', mt: 0.5 }}
            />
          </Alert>
        )}
        {removal.error && (
          <Alert severity="error" sx={{ mt: 2 }}>
            {messageOf(removal.error)}
          </Alert>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} disabled={removal.busy} autoFocus>
          Vazgeç
        </Button>
        <Button
          variant="contained"
          color="error"
          disabled={count === 0 || preview.isPlaceholderData}
          loading={removal.busy}
          onClick={remove}
        >
          {count > 0 ? `${count} mülkü taşı` : 'Taşı'}
        </Button>
      </DialogActions>
    </Dialog>
  )
}
