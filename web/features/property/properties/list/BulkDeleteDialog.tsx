import Typography from '@mui/material/Typography'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DeletionResult } from '#domain/property/properties/bulk.api.ts'
import { binDays } from '#domain/services/bin/bin.rules.ts'
import { BinDialog } from '#web/features/property/properties/BinDialog.tsx'
import { ConfirmDespiteTenants } from '#web/features/property/properties/ConfirmDespiteTenants.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { bulkDeletionQuery, useDeleteMany } from './bulk.queries.ts'
import { SkippedList } from './SkippedList.tsx'

interface Props {
  ids: string[]
  onClose: () => void
  onDeleted: (result: DeletionResult) => void
}

/** Lists how many will be deleted and which will stay, with reasons, before the deletion. */
export default function BulkDeleteDialog({ ids, onClose, onDeleted }: Props) {
  const [confirmed, setConfirmed] = useState(false)
  // Asked without confirmation, the server refuses properties with tenants, which says whether to show the checkbox.
  // Ticking it loads the second preview.
  const first = useQuery(bulkDeletionQuery(ids, false))
  const preview = useQuery({ ...bulkDeletionQuery(ids, confirmed), placeholderData: keepPreviousData })
  const removal = useDeleteMany()
  const { data } = preview
  const withTenants = first.data?.refused.filter(({ code }) => code === 'has_tenants').length ?? 0
  const remove = () =>
    removal.run(
      { ids, confirmed },
      {
        done: (result) => {
          onDeleted(result)
          onClose()
        },
        refused: () => void preview.refetch(),
      },
    )
  const count = data?.removed.length ?? 0
  return (
    <BinDialog
      title={`${ids.length} mülkü çöp kutusuna taşı`}
      confirmLabel={count > 0 ? `${count} mülkü taşı` : 'Taşı'}
      ready={count > 0 && !preview.isPlaceholderData}
      removal={removal}
      onConfirm={remove}
      onClose={onClose}
    >
      {!data && <NotLoaded query={preview} rows={2} height={32} />}
      {data && (
        <Typography sx={{ mb: 2 }}>
          {count > 0
            ? `${count} mülk, bağlı bütün kayıtlarıyla çöp kutusuna taşınır. ${binDays} gün içinde geri alabilirsiniz; sonra kalıcı olarak silinir.`
            : 'Seçtiğiniz mülklerin hiçbiri şu an taşınamıyor.'}
        </Typography>
      )}
      {data && <SkippedList title={(left) => `${left} mülk yerinde kalır`} refused={data.refused} />}
      {withTenants > 0 && (
        <ConfirmDespiteTenants
          text={`${withTenants} mülkte kayıtlı kiracı var; bu mülkler kiracıların listesinden de kalkar ve kendilerine haber verilir.`}
          label="Kiracısı kayıtlı olanlar da taşınsın"
          confirmed={confirmed}
          onConfirm={setConfirmed}
        />
      )}
    </BinDialog>
  )
}
