import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Newspaper, Plus } from 'lucide-react'
import { articleStateLabels, articleStates } from '#domain/community/blog/blog.rules.ts'
import { type AdminArticleRow, adminArticleFilter } from '#domain/community/blog/blog.schema.ts'
import { showDate, showDateTime } from '#domain/kernel/dates.ts'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { LinkButton, TextLink, thumbRoom } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NothingFound } from '#web/ui/states.tsx'
import { adminArticlesQuery } from './blog.queries.ts'

const defaults = adminArticleFilter.parse({})
const states = [
  { value: 'all' as const, label: 'Tümü' },
  ...articleStates.map((value) => ({ value, label: articleStateLabels[value] })),
]
const colors = { draft: 'default', scheduled: 'info', published: 'success' } as const

export default function BlogAdminScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/admin-blog' }), adminArticleFilter, defaults)
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const list = useQuery(adminArticlesQuery(filter))
  const add = (
    <LinkButton
      to="/admin-blog/$articleId"
      params={{ articleId: 'yeni' }}
      variant="contained"
      startIcon={<Plus size={18} aria-hidden />}
    >
      Yeni yazı
    </LinkButton>
  )
  return (
    <Page title="Blog Yazıları" subtitle="Taslaklar yalnız yöneticilere görünür" actions={add}>
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={filter.q !== '' || filter.state !== 'all'}
        filters={
          <Stack sx={{ gap: 1.5 }}>
            <SearchField label="Yazılarda ara" text={text} onText={setText} fullWidth sx={{ maxWidth: 480 }} />
            <FilterChips
              label="Durum"
              options={states}
              chosen={filter.state}
              onChoose={(state) => setFilter({ state, page: 1 })}
            />
          </Stack>
        }
        empty={
          <EmptyState
            icon={Newspaper}
            title="Henüz yazı yok"
            text="İlk yazıyı yazıp taslak olarak saklayabilirsiniz."
          />
        }
        nothingFound={
          <NothingFound title="Bu süzgeçle yazı yok" onClear={() => setFilter({ q: '', state: 'all', page: 1 })} />
        }
      >
        {(articles) => (
          <Paper variant="outlined">
            <List disablePadding aria-label="Yazılar">
              {articles.map((article, index) => (
                <ListItem
                  key={article.id}
                  divider={index < articles.length - 1}
                  sx={{ px: 2, py: 1.5, columnGap: 2, rowGap: 1, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
                >
                  <ArticleLine article={article} />
                </ListItem>
              ))}
            </List>
          </Paper>
        )}
      </ListScreen>
    </Page>
  )
}

const ArticleLine = ({ article }: { article: AdminArticleRow }) => (
  <>
    <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 0' }, minWidth: 0, overflowWrap: 'anywhere' }}>
      <TextLink to="/admin-blog/$articleId" params={{ articleId: article.id }} sx={{ ...thumbRoom, fontWeight: 600 }}>
        {article.title}
      </TextLink>
      <Typography variant="body2" color="textSecondary">
        {article.state !== 'draft' && `Yayın günü ${showDate(article.publish_on)} · `}
        {article.author ?? 'Anahtar’ın hazır yazısı'} · son değişiklik {showDateTime(article.updated_at)}
      </Typography>
    </Box>
    <Chip size="small" label={articleStateLabels[article.state]} color={colors[article.state]} variant="outlined" />
  </>
)
