import Box from '@mui/material/Box'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { SearchX } from 'lucide-react'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { propertyDetailQuery } from '#web/features/property/properties/detail.queries.ts'
import { usePageName } from '#web/layout/page-names.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { PropertyPage } from './PropertyPage.tsx'

export default function PropertyDetailScreen() {
  const { id } = useParams({ from: '/app/property-detail/$id' })
  const detail = useQuery({ ...propertyDetailQuery(id), retry: unlessMissing })
  usePageName(`/property-detail/${id}`, detail.data && titleOf(detail.data.property))
  if (detail.data) return <PropertyPage key={id} detail={detail.data} />
  if (detail.isPending)
    return (
      <Stack spacing={2}>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <Skeleton variant="rounded" width={160} height={112} sx={{ display: { xs: 'none', sm: 'block' } }} />
          <Box sx={{ flexGrow: 1 }}>
            <Skeleton width="60%" height={40} />
            <Skeleton width="35%" />
          </Box>
        </Box>
        <LoadingRows rows={3} height={120} />
      </Stack>
    )
  return (
    <Page title="Mülk Detayı">
      {isMissing(detail.error) ? (
        <EmptyState
          icon={SearchX}
          title="Mülk bulunamadı"
          text="Silinmiş olabilir ya da bu mülkü görme yetkiniz bulunmuyor. Bağlantıyı size gönderen kişiye danışın."
          action={
            <LinkButton to="/dashboard" variant="contained">
              Ana sayfaya dön
            </LinkButton>
          }
        />
      ) : (
        <ErrorState error={detail.error} onRetry={() => detail.refetch()} />
      )}
    </Page>
  )
}
