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
import { binDays } from '#domain/bin/bin.rules.ts'
import { type DeletionCount, type DeletionPreview, deletionCounts } from '#domain/properties/properties.api.ts'
import { propertiesRefusals } from '#domain/properties/properties.messages.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
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

/** Says what goes before it goes; a live contract has to end first, and while somebody lives there it asks once more. */
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
  const isBlocked = (data?.blocking.length ?? 0) > 0
  const hasTenants = (data?.counts.tenants ?? 0) > 0
  const ready = data && !hasUnits && !isBlocked && (!hasTenants || confirmed)

  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby={title} onClose={removal.busy ? undefined : onClose}>
      <DialogTitle id={title}>Mülkü sil</DialogTitle>
      <DialogContent>
        <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
          <strong>{property.baslik}</strong> çöp kutusuna taşınır. {binDays} gün içinde geri alabilirsiniz; sonra kalıcı
          olarak silinir.
        </Typography>
        {preview.isPending && <LoadingRows rows={2} height={32} />}
        {preview.isError && !data && <ErrorState error={preview.error} onRetry={() => preview.refetch()} />}
        {data && hasUnits && <Alert severity="warning">{propertiesRefusals.building_has_units.message}</Alert>}
        {data && !hasUnits && isBlocked && <LiveContracts preview={data} />}
        {data && !hasUnits && !isBlocked && <WhatGoes preview={data} />}
        {hasTenants && !hasUnits && !isBlocked && (
          <Alert severity="warning" sx={{ mt: 2 }}>
            Bu mülkte kayıtlı kiracı var; mülk kiracının listesinden de kalkar ve kendisine haber verilir.
            <FormControlLabel
              control={
                <Checkbox checked={confirmed} onChange={(_, checked) => setConfirmed(checked)} color="default" />
              }
              label="Buna rağmen silinsin"
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

/** The way to end what holds the property. */
const LiveContracts = ({ preview: { blocking } }: { preview: DeletionPreview }) => (
  <Alert severity="warning">
    {propertiesRefusals.live_contract.message}
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 3 }}>
      {blocking.map(({ id, short_id, tenant_name }) => (
        <li key={id}>
          <TextLink
            to="/viewContract/$contractId"
            params={{ contractId: id }}
            sx={{ ...thumbRoom, color: 'inherit', overflowWrap: 'anywhere' }}
          >
            {`Kontrat ${short_id}${tenant_name && `, ${tenant_name}`}`}
          </TextLink>
        </li>
      ))}
    </Box>
    Süren bir kiracılığı kontratın sayfasında “Kiracılığı sona erdir” ile bir tarihte sona erdirebilir, başlamamış bir
    kontratı “İptal et…” ile iptal edebilirsiniz; taraflara haber verilir.
  </Alert>
)

function WhatGoes({ preview: { counts, kept_contracts } }: { preview: DeletionPreview }) {
  const present = deletionCounts.filter((name) => counts[name] > 0)
  const kept = kept_contracts > 0 && (
    <Typography sx={{ mt: 1 }}>Sona ermiş {kept_contracts} kontrat silinmez; taraflarında okunur kalır.</Typography>
  )
  if (present.length === 0)
    return (
      <>
        <Typography color="textSecondary">Tapu ve özellik bilgileri dışında bağlı bir kayıt yok.</Typography>
        {kept}
      </>
    )
  return (
    <>
      <Typography>Tapu ve özellik bilgileriyle birlikte şunlar da taşınır:</Typography>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 3, columnCount: { xs: 1, sm: 2 } }}>
        {present.map((name) => (
          <li key={name}>
            {counts[name]} {labels[name]}
          </li>
        ))}
      </Box>
      {kept}
    </>
  )
}
