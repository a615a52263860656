import { withdrawal } from '#domain/tenancy/undertakings/undertakings.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { useWithdrawUndertaking } from './undertakings.queries.ts'

export const WithdrawDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <ReasonDialog
    title="Taahhüdü geri çek"
    text="Bu taahhüde artık dayanılmaz. Kaydı ve taraması iki taraf için de durur; kiracıya haber verilir. Geri alınamaz."
    confirmLabel="Geri çek"
    schema={withdrawal}
    maxLength={500}
    field={{ label: 'Gerekçe' }}
    focusCancel
    write={useWithdrawUndertaking(id)}
    onClose={onClose}
  />
)
