import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { contractQuery, useLiveContracts } from '../contracts.queries.ts'
import { MissingContract } from '../MissingContract.tsx'
import { ContractPage } from './ContractPage.tsx'

export default function ViewContractScreen() {
  const { contractId } = useParams({ from: '/app/viewContract/$contractId' })
  useLiveContracts()
  const found = useQuery({ ...contractQuery(contractId), retry: unlessMissing })
  // A contract that was deleted, or to which the user lost access, is no longer shown.
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
        <MissingContract />
      ) : (
        <ErrorState error={found.error} onRetry={() => found.refetch()} />
      )}
    </Page>
  )
}
