import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '#web/ui/states.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { LedgerPanel } from './LedgerPanel.tsx'
import { ledgerQuery } from './payments.queries.ts'

export default function LedgerDialog({ tenancy, onClose }: { tenancy: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(ledgerQuery({ tenancy }))
  return (
    <TitledDialog title={data ? data.property_title : 'Ödeme geçmişi'} onClose={onClose}>
      {data ? <LedgerPanel ledger={data} /> : <NotLoaded query={{ error, refetch }} rows={4} height={56} />}
    </TitledDialog>
  )
}
