import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type DeletionCount, type DeletionPreview, deletionCounts } from '#domain/property/properties/properties.api.ts'
import { propertiesRefusals } from '#domain/property/properties/properties.messages.ts'
import { binDays } from '#domain/services/bin/bin.rules.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { BinDialog } from './BinDialog.tsx'
import { ConfirmDespiteTenants } from './ConfirmDespiteTenants.tsx'
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
  /** Called after the deletion, to leave a page about the property. */
  onDeleted?: () => void
}

/**
 * Lists what will be deleted; an active contract must end first, and an occupied property needs a second confirmation.
 */
export function DeletePropertyDialog({ property, onClose, onDeleted }: Props) {
  const preview = useQuery(deletionQuery(property.id))
  const [confirmed, setConfirmed] = useState(false)
  const removal = useDeleteProperty(property.id)
  const remove = async () => {
    if (!(await removal.run({ confirmed }, { refused: () => void preview.refetch() }))) return
    onClose()
    onDeleted?.()
  }
  const { data } = preview
  const hasUnits = (data?.counts.units ?? 0) > 0
  const isBlocked = (data?.blocking.length ?? 0) > 0
  const hasTenants = (data?.counts.tenants ?? 0) > 0
  const ready = data !== undefined && !hasUnits && !isBlocked && (!hasTenants || confirmed)

  return (
    <BinDialog
      title="Mülkü sil"
      confirmLabel="Sil"
      ready={ready}
      removal={removal}
      onConfirm={remove}
      onClose={onClose}
    >
      <Typography sx={{ mb: 2, overflowWrap: 'anywhere' }}>
        <strong>{property.baslik}</strong> çöp kutusuna taşınır. {binDays} gün içinde geri alabilirsiniz; sonra kalıcı
        olarak silinir.
      </Typography>
      {!data && <NotLoaded query={preview} rows={2} height={32} />}
      {data && hasUnits && <Alert severity="warning">{propertiesRefusals.building_has_units.message}</Alert>}
      {data && !hasUnits && isBlocked && <LiveContracts preview={data} />}
      {data && !hasUnits && !isBlocked && <WhatGoes preview={data} />}
      {hasTenants && !hasUnits && !isBlocked && (
        <ConfirmDespiteTenants
          text="Bu mülkte kayıtlı kiracı var; mülk kiracının listesinden de kalkar ve kendisine haber verilir."
          label="Buna rağmen silinsin"
          confirmed={confirmed}
          onConfirm={setConfirmed}
        />
      )}
    </BinDialog>
  )
}

/** Links to end the contracts that block the deletion. */
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
