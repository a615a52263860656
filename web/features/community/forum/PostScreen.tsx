import { useQuery } from '@tanstack/react-query'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { MessagesSquare } from 'lucide-react'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { postQuery } from './forum.queries.ts'
import { PostArticle } from './PostArticle.tsx'
import { Replies } from './Replies.tsx'

export default function PostScreen() {
  const { postId } = useParams({ from: '/app/forum/post/$postId' })
  // Keyed, so that drafts and open forms belong to one post.
  return <OnePost key={postId} id={postId} />
}

function OnePost({ id }: { id: string }) {
  const { page, reply } = useSearch({ from: '/app/forum/post/$postId' })
  const navigate = useNavigate()
  const found = useQuery({ ...postQuery(id, { page, reply }), retry: unlessMissing })
  // A post removed since the last reading is no longer shown.
  if (found.data && !isMissing(found.error)) {
    const { post, replies } = found.data
    return (
      <Page
        title={post.title}
        actions={
          <LinkButton to="/forum" variant="outlined" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            Bütün gönderiler
          </LinkButton>
        }
      >
        <PostArticle post={post} />
        <Replies
          post={post}
          replies={replies}
          wanted={reply}
          onPage={(next) =>
            void navigate({
              to: '/forum/post/$postId',
              params: { postId: id },
              search: next > 1 ? { page: next } : {},
              resetScroll: false,
            })
          }
        />
      </Page>
    )
  }
  return (
    <Page title="Gönderi">
      <NotLoaded
        query={found}
        missing={
          <EmptyState
            icon={MessagesSquare}
            title="Gönderi bulunamadı"
            text="Silinmiş ya da yayından kaldırılmış olabilir."
            action={
              <LinkButton to="/forum" variant="outlined">
                Bütün gönderiler
              </LinkButton>
            }
          />
        }
      />
    </Page>
  )
}
