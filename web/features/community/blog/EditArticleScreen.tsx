import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { Newspaper } from 'lucide-react'
import { useState } from 'react'
import { publicArticlePath } from '#domain/community/blog/blog.rules.ts'
import { isMissing, unlessMissing } from '#web/lib/missing.ts'
import { goTo } from '#web/lib/navigation.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { ArticleEditor } from './ArticleEditor.tsx'
import { adminArticleQuery } from './blog.queries.ts'
import { CoverSection } from './CoverSection.tsx'

const back = (
  <LinkButton to="/admin-blog" variant="outlined">
    Bütün yazılar
  </LinkButton>
)

export default function EditArticleScreen() {
  const { articleId } = useParams({ from: '/app/admin-blog/$articleId' })
  if (articleId !== 'yeni') return <StoredArticle key={articleId} id={articleId} />
  return (
    <Page title="Yeni yazı" actions={back}>
      <ArticleEditor article={null} onSaved={(id) => goTo(`/admin-blog/${id}`, { replace: true })} />
    </Page>
  )
}

function StoredArticle({ id }: { id: string }) {
  const found = useQuery({ ...adminArticleQuery(id), retry: unlessMissing })
  // The form is reset only after its own save; a change by somebody else must not replace what is being edited.
  const [round, setRound] = useState(0)
  const article = isMissing(found.error) ? undefined : found.data
  return (
    <Page
      title="Yazıyı düzenle"
      actions={
        <>
          {article?.state === 'published' && (
            <Button component="a" href={publicArticlePath(article.slug)} variant="outlined">
              Yayındaki hâli
            </Button>
          )}
          {back}
        </>
      }
    >
      {found.isPending && <LoadingRows />}
      {isMissing(found.error) ? (
        <EmptyState icon={Newspaper} title="Yazı bulunamadı" text="Bütün yazılara dönüp listeden seçin." />
      ) : (
        found.isError && !article && <ErrorState error={found.error} onRetry={() => found.refetch()} />
      )}
      {article && (
        <>
          <CoverSection id={article.id} cover={article.cover} />
          <ArticleEditor key={round} article={article} onSaved={() => setRound(round + 1)} />
        </>
      )}
    </Page>
  )
}
