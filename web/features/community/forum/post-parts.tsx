import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { Lock, Pin } from 'lucide-react'
import type { PostCard } from '#domain/community/forum/forum.schema.ts'
import { relativeTime, showDateTime } from '#domain/kernel/dates.ts'

export function PostMarks({ post }: { post: Pick<PostCard, 'is_pinned' | 'is_locked'> }) {
  if (!post.is_pinned && !post.is_locked) return null
  return (
    <Stack direction="row" sx={{ gap: 1, mb: 1, flexWrap: 'wrap' }}>
      {post.is_pinned && <Chip size="small" color="primary" icon={<Pin size={14} aria-hidden />} label="Sabitlendi" />}
      {post.is_locked && (
        <Chip size="small" variant="outlined" icon={<Lock size={14} aria-hidden />} label="Yanıta kapalı" />
      )}
    </Stack>
  )
}

export function TagButtons({ tags, onTag }: { tags: readonly string[]; onTag: (tag: string) => void }) {
  if (tags.length === 0) return null
  return (
    <Stack direction="row" sx={{ gap: 1, mt: 1.5, flexWrap: 'wrap' }}>
      {tags.map((tag) => (
        <Chip
          key={tag}
          clickable
          component="button"
          variant="outlined"
          label={`#${tag}`}
          aria-label={`Etiketi göster: ${tag}`}
          onClick={() => onTag(tag)}
          sx={{ minHeight: { xs: 44, sm: 32 }, borderRadius: 22, maxWidth: 1 }}
        />
      ))}
    </Stack>
  )
}

interface BylineData {
  author_name: string
  author_is_admin: boolean
  created_at: string
  updated_at: string | null
  is_edited: boolean
}

/** Author, time, and whether the text was edited. */
export const Byline = ({ author_name, author_is_admin, created_at, updated_at, is_edited }: BylineData) => (
  <Box component="span" sx={{ typography: 'body2', color: 'text.secondary', overflowWrap: 'anywhere' }}>
    <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
      {author_name}
    </Box>
    {author_is_admin && ' · Yönetici'} ·{' '}
    <time dateTime={created_at} title={showDateTime(created_at)}>
      {relativeTime(created_at, new Date())}
    </time>
    {is_edited && updated_at && <span title={showDateTime(updated_at)}> · düzenlendi</span>}
  </Box>
)
