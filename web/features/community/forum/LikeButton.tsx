import Button from '@mui/material/Button'
import { Heart } from 'lucide-react'
import type { ForumTarget } from '#domain/community/forum/forum.schema.ts'
import { useLike } from './forum.queries.ts'

interface Props {
  post: string
  target: { target_id: string; target_type: ForumTarget }
  shown: { liked: boolean; like_count: number }
  /** A smaller form for a row of actions. */
  quiet?: boolean
}

export function LikeButton({ post, target, shown: { liked, like_count }, quiet = false }: Props) {
  const like = useLike(post)
  return (
    <Button
      variant={quiet ? 'text' : 'outlined'}
      aria-pressed={liked}
      aria-label={`Beğen, ${like_count} beğeni`}
      startIcon={<Heart size={18} aria-hidden fill={liked ? 'currentColor' : 'none'} />}
      loading={like.busy}
      loadingPosition="start"
      onClick={() => void like.run({ ...target, on: !liked })}
    >
      {like_count > 0 ? `Beğen (${like_count})` : 'Beğen'}
    </Button>
  )
}
