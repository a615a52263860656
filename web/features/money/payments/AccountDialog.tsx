import { useQuery } from '@tanstack/react-query'
import { NotLoaded } from '#web/ui/states.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { AccountPanel } from './AccountPanel.tsx'
import { accountQuery } from './payments.queries.ts'

export default function AccountDialog({ tenancy, onClose }: { tenancy: string; onClose: () => void }) {
  const { data, error, refetch } = useQuery(accountQuery({ tenancy }))
  return (
    <TitledDialog title={data ? data.property_title : 'Ödeme geçmişi'} onClose={onClose}>
      {data ? <AccountPanel account={data} /> : <NotLoaded query={{ error, refetch }} rows={4} height={56} />}
    </TitledDialog>
  )
}
