import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { Bookmark, BookmarkCheck } from 'lucide-react'
import { useState } from 'react'
import type { PostView } from '#domain/community/forum/forum.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { PhotoStrip } from '#web/features/tenancy/handovers/PhotoStrip.tsx'
import { Markdown } from '#web/ui/Markdown.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { EditPost } from './EditPost.tsx'
import { useBookmark } from './forum.queries.ts'
import { LikeButton } from './LikeButton.tsx'
import { PostMenu } from './PostMenu.tsx'
import { Byline, PostMarks, TagButtons } from './post-parts.tsx'

export function PostArticle({ post }: { post: PostView }) {
  const navigate = useNavigate()
  const [editing, setEditing] = useState(false)
  const bookmark = useBookmark(post.id)
  if (editing) return <EditPost post={post} onClose={() => setEditing(false)} />
  const BookmarkIcon = post.bookmarked ? BookmarkCheck : Bookmark
  return (
    <Card component="article" aria-label={post.title} sx={{ p: { xs: 2, sm: 3 } }}>
      {post.hidden_reason !== null && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          <AlertTitle>Bu gönderi yayından kaldırıldı</AlertTitle>
          Neden: {post.hidden_reason} Başkaları görmüyor.
        </Alert>
      )}
      <PostMarks post={post} />
      <Stack direction="row" sx={{ gap: 1.5, alignItems: 'center', mb: 2 }}>
        <PersonAvatar name={post.author_name} size={36} />
        <Box sx={{ flexGrow: 1, minWidth: 0 }}>
          <Byline {...post} />
          <Typography variant="body2" color="textSecondary">
            {post.category} · {post.view_count} görüntülenme
          </Typography>
        </Box>
        <PostMenu post={post} onEdit={() => setEditing(true)} />
      </Stack>
      <Markdown text={post.content} />
      {post.files.length > 0 && (
        <Box sx={{ mt: 2 }}>
          <PhotoStrip
            large
            photos={post.files.map((file, at) => ({
              key: file,
              src: fileAddress(file),
              thumb: fileAddress(file, 'thumb'),
              text: `Görsel ${at + 1}`,
            }))}
          />
        </Box>
      )}
      <TagButtons tags={post.tags} onTag={(tag) => void navigate({ to: '/forum', search: { tag } })} />
      <Stack direction="row" sx={{ gap: 1, mt: 2, flexWrap: 'wrap' }}>
        <LikeButton post={post.id} target={{ target_id: post.id, target_type: 'post' }} shown={post} />
        <Button
          variant="outlined"
          aria-pressed={post.bookmarked}
          startIcon={<BookmarkIcon size={18} aria-hidden />}
          loading={bookmark.busy}
          loadingPosition="start"
          onClick={() => void bookmark.run({ on: !post.bookmarked })}
        >
          {post.bookmarked ? 'Kaydedildi' : 'Kaydet'}
        </Button>
      </Stack>
    </Card>
  )
}
