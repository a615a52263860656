import { reasonData } from '#domain/tenancy/endings/endings.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { useDeclineReceipt } from './tenant-payments.queries.ts'

export default function DeclineDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const decline = useDeclineReceipt(id)
  return (
    <ReasonDialog
      title="Dekontu reddet"
      text="Kiracı nedenini okur ve yeni bir dekont yükleyebilir. Hesaba bir şey işlenmez."
      confirmLabel="Reddet"
      schema={reasonData}
      maxLength={1000}
      draft={`receipt.decline.${id}`}
      write={decline}
      onClose={onClose}
    />
  )
}
