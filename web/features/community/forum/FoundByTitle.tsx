import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { maxSearchResults } from '#domain/community/forum/forum.schema.ts'
import { ErrorState, LoadingRows, NothingFound } from '#web/ui/states.tsx'
import { FoundPosts } from './FoundPosts.tsx'
import { searchQuery } from './forum.queries.ts'

export function FoundByTitle({ q, onClear }: { q: string; onClear: () => void }) {
  const found = useQuery(searchQuery(q))
  if (found.isError) return <ErrorState error={found.error} onRetry={() => found.refetch()} />
  if (!found.data) return <LoadingRows />
  const { documents } = found.data
  if (documents.length === 0 && !found.isPlaceholderData)
    return <NothingFound title="Başlığı buna uyan gönderi yok" onClear={onClear} />
  return (
    <>
      <Typography variant="body2" color="textSecondary" role="status" sx={{ mb: 1 }}>
        {documents.length < maxSearchResults
          ? `${documents.length} gönderi bulundu.`
          : `En yakın ${maxSearchResults} gönderi; daha azı için bir kelime daha yazın.`}
      </Typography>
      <FoundPosts posts={documents} label="Bulunan gönderiler" />
    </>
  )
}
