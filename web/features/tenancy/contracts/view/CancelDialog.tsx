import type { ContractCard } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { cancellation } from '#domain/tenancy/contracts/contracts.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { useCancelContract } from '../contracts.queries.ts'

export const CancelDialog = ({ contract, onClose }: { contract: ContractCard; onClose: () => void }) => (
  <ReasonDialog
    title="Kontratı iptal et"
    text={
      <>
        {contract.status === 'active'
          ? 'Kontrat başlamadan kalkar, kiracıların mülkle bağı biter ve bütün taraflara haber verilir. '
          : 'Bağlantılar geçersiz olur ve bütün taraflara haber verilir. '}
        İptal geri alınamaz; aynı şartlarla yeni bir kontrat hazırlayabilirsiniz.
      </>
    }
    confirmLabel="Kontratı iptal et"
    schema={cancellation}
    maxLength={1000}
    field={{
      label: 'Gerekçe',
      required: false,
      helperText: 'Taraflara gönderilir ve kontratın geçmişinde kalır; boş bırakılabilir.',
    }}
    focusCancel
    write={useCancelContract(contract.id)}
    onClose={onClose}
  />
)
