import { useQuery } from '@tanstack/react-query'
import { useParams, useSearch } from '@tanstack/react-router'
import { shortId } from '#domain/kernel/ids.ts'
import { usePageName } from '#web/layout/page-names.ts'
import { unlessMissing } from '#web/lib/missing.ts'
import { Page } from '#web/ui/Page.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { editFormQuery } from '../contract-form.queries.ts'
import { MissingContract } from '../MissingContract.tsx'
import { EditContract } from './EditContract.tsx'

export default function EditContractScreen() {
  const { contractId } = useParams({ from: '/app/editContract/$contractId' })
  const { kabul } = useSearch({ from: '/app/editContract/$contractId' })
  const { data, error, refetch } = useQuery({ ...editFormQuery(contractId), retry: unlessMissing })
  usePageName(`/viewContract/${contractId}`, data && `Kontrat ${shortId(contractId)}`)
  return (
    <Page title="Kontratı Düzenle" subtitle={data?.property_title}>
      {data ? (
        <EditContract key={contractId} id={contractId} loaded={data} accept={kabul} />
      ) : (
        <NotLoaded query={{ error, refetch }} missing={<MissingContract />} rows={6} />
      )}
    </Page>
  )
}
