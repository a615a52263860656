import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import FormControlLabel from '@mui/material/FormControlLabel'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { type DeletionCount, type DeletionPreview, deletionCounts } from '#domain/properties/properties.api.ts'
import { propertiesRefusals } from '#domain/properties/properties.messages.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { deletionQuery, useDeleteProperty } from './properties.queries.ts'

const labels: Record<DeletionCount, string> = {
  documents: 'belge',
  pictures: 'fotoğraf',
  deliveryImages: 'teslim fotoğrafı',
  evacuationImages: 'tahliye fotoğrafı',
  fixtures: 'demirbaş',
  readings: 'sayaç okuması',
  contracts: 'kontrat',
  tenants: 'kiracı bağlantısı',
  suggestions: 'talep',
  notifications: 'bildirim',
  units: 'bağımsız bölüm',
}

interface Props {
  property: { id: string; baslik: string }
  onClose: () => void
  /** After it is gone: a page about it has to be left. */
  onDeleted?: () => void
}

/** Says what goes before it goes; while somebody lives there it asks once more. */
export function DeletePropertyDialog({ property, onClose, onDeleted }: Props) {
  const title = useId()
  const preview = useQuery(deletionQuery(property.id))
  const [confirmed, setConfirmed] = useState(false)
  const removal = useDeleteProperty(property.id)
  const remove = async () => {
    if (!(await removal.run(confirmed, { refused: () => void preview.refetch() }))) return
    onClose()
    onDeleted?.()
  }
  const { data } = preview
  const hasUnits = (data?.counts.units ?? 0) > 0
  const ready = data && !hasUnits && (!data.live || confirmed)

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={removal.busy ? undefined : onClose}>
      <DialogTitle id={title}>Mülkü sil</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <strong>{property.baslik}</strong> kalıcı olarak silinir; bu işlem geri alınamaz.
        </Typography>
        {preview.isPending && <LoadingRows rows={2} height={32} />}
        {preview.isError && !data && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
        {data && hasUnits && <Alert severity="warning">{propertiesRefusals.building_has_units.message}</Alert>}
        {data && !hasUnits && <WhatGoes preview={data} />}
        {data?.live && !hasUnits && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            Bu mülkün süren bir kontratı ya da kiracısı var.
            <FormControlLabel
              control={
                <Checkbox checked={confirmed} onChange={(_, checked) => setConfirmed(checked)} color="default" />
              }
              label="Buna rağmen her şeyle birlikte silinsin"
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
        <Button variant="contained" color="error" disabled={!ready} loading={removal.busy} onClick={remove}>
          Sil
        </Button>
      </DialogActions>
    </Dialog>
  )
}

function WhatGoes({ preview: { counts } }: { preview: DeletionPreview }) {
  const present = deletionCounts.filter((name) => counts[name] > 0)
  if (present.length === 0)
    return <Typography color="textSecondary">Tapu ve özellik bilgileri dışında bağlı bir kayıt yok.</Typography>
  return (
    <>
      <Typography>Tapu ve özellik bilgileriyle birlikte şunlar da silinir:</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 3, columnCount: { xs: 1, sm: 2 } }}>
        {present.map((name) => (
          <li key={name}>
            {counts[name]} {labels[name]}
          </li>
        ))}
      </Box>
    </>
  )
}
