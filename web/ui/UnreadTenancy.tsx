import { SearchX } from 'lucide-react'
import { isMissing } from '#web/lib/missing.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'

interface Props {
  title: string
  /** The missing record, as the beginning of a sentence. */
  what: string
  found: { error: unknown; refetch: () => unknown }
}

/** A tenancy screen without data: loading, failed, or not accessible to this user. */
export function UnreadTenancy({ title, what, found: { error, refetch } }: Props) {
  return (
    <Page title={title}>
      {isMissing(error) ? (
        <EmptyState
          icon={SearchX}
          title={`${what} bulunamadı`}
          text="Silinmiş olabilir ya da görme yetkiniz bulunmuyor. Bağlantıyı size gönderen kişiye danışın."
          action={
            <LinkButton to="/contracts" variant="contained">
              Kontratlara dön
            </LinkButton>
          }
        />
      ) : error ? (
        <ErrorState error={error} onRetry={() => refetch()} />
      ) : (
        <LoadingRows rows={3} height={120} />
      )}
    </Page>
  )
}
