import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { CallError } from '#web/lib/call.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { contractQuery } from '../contracts.queries.ts'
import { ContractPage } from './ContractPage.tsx'

export default function ViewContractScreen() {
  const { contractId = '' } = useParams({ strict: false })
  const found = useQuery({
    ...contractQuery(contractId),
    // A contract that is not there will not appear by asking again.
    retry: (failures, error) => !isMissing(error) && failures < 2,
  })
  // What was read before it was deleted, or taken from this person, is not shown any longer.
  if (found.data && !isMissing(found.error)) return <ContractPage key={contractId} view={found.data} />
  if (found.isPending)
    return (
      <Stack spacing={2}>
        <Skeleton width="60%" height={40} />
        <Skeleton width="35%" />
        <LoadingRows rows={3} height={140} />
      </Stack>
    )
  return (
    <Page title="Kontrat Detayı">
      {isMissing(found.error) ? (
        <EmptyState
          icon={SearchX}
          title="Kontrat bulunamadı"
          text="Silinmiş olabilir ya da bu kontratı görme yetkiniz bulunmuyor. Bağlantıyı size gönderen kişiye danışın."
          action={
            <LinkButton to="/contracts" variant="contained">
              Kontratlara dön
            </LinkButton>
          }
        />
      ) : (
        <ErrorState error={found.error} onRetry={() => found.refetch()} />
      )}
    </Page>
  )
}

const isMissing = (error: unknown) => error instanceof CallError && (error.status === 404 || error.status === 400)
