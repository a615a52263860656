import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Bookmark, Flag, MessagesSquare, PenLine } from 'lucide-react'
import type { ForumFilter } from '#domain/community/forum/forum.schema.ts'
import { ListScreen, listState } from '#web/list/ListScreen.tsx'
import { useUrlFilter } from '#web/list/url-filter.ts'
import { BinLink } from '#web/ui/BinLink.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { EmptyState, NothingFound } from '#web/ui/states.tsx'
import { ForumFilters } from './ForumFilters.tsx'
import { FoundByTitle } from './FoundByTitle.tsx'
import { postsQuery } from './forum.queries.ts'
import { PostCards } from './PostCards.tsx'
import { listFilterOf, noScreenFilter, screenFilter, shortestSearch } from './screen-filter.ts'

const NewPostButton = ({ first = false }: { first?: boolean }) => (
  <LinkButton to="/forum/new" variant="contained" startIcon={<PenLine size={18} aria-hidden />}>
    {first ? 'İlk gönderiyi yaz' : 'Yeni gönderi'}
  </LinkButton>
)

export default function ForumScreen() {
  const [filter, setFilter] = useUrlFilter(useSearch({ from: '/app/forum' }), screenFilter, noScreenFilter)
  const list = useQuery(postsQuery(listFilterOf(filter)))
  const isSearch = filter.q.length >= shortestSearch
  const openReports = list.data?.openReports ?? null
  const isFiltered = filter.category !== 'all' || filter.tag !== '' || filter.show !== 'all'
  return (
    <Page
      title="Topluluk Forum"
      subtitle="Kira ve mülk üzerine sorun, bildiğinizi paylaşın. Adınız açık, soyadınızın yalnızca ilk harfi görünür (Ayşe Y.)."
      actions={
        <>
          {openReports !== null && openReports > 0 && (
            <LinkButton
              to="/admin-forum"
              variant="contained"
              color="secondary"
              startIcon={<Flag size={18} aria-hidden />}
            >
              Şikâyetler ({openReports})
            </LinkButton>
          )}
          <NewPostButton />
        </>
      }
    >
      {/* Rendered in one place for both views, so that the field keeps the focus when typing turns the list into a
         search. */}
      {(isSearch || listState(list, isFiltered) !== 'empty') && (
        <ForumFilters filter={filter} onChange={setFilter} isAdmin={openReports !== null} />
      )}
      {isSearch ? (
        <FoundByTitle q={filter.q} onClear={() => void setFilter({ q: '', page: 1 })} />
      ) : (
        <ListScreen
          query={list}
          filter={filter}
          setFilter={setFilter}
          isFiltered={isFiltered}
          empty={
            <EmptyState
              icon={MessagesSquare}
              title="Henüz gönderi yok"
              text="Kira artışı, depozito, aidat, onarım: aklınıza takılanı ilk siz sorun."
              action={<NewPostButton first />}
            />
          }
          nothingFound={<NothingHere show={filter.show} onClear={() => void setFilter(noScreenFilter)} />}
        >
          {(posts) => <PostCards posts={posts} onTag={(tag) => void setFilter({ ...noScreenFilter, tag })} />}
        </ListScreen>
      )}
      {filter.show === 'mine' && <BinLink />}
    </Page>
  )
}

function NothingHere({ show, onClear }: { show: ForumFilter['show']; onClear: () => void }) {
  if (show === 'bookmarks')
    return (
      <EmptyState
        icon={Bookmark}
        title="Kaydettiğiniz gönderi yok"
        text="Sonra yine okumak istediğiniz gönderiyi açıp “Kaydet” düğmesine dokunun; burada durur."
      />
    )
  if (show === 'mine')
    return (
      <EmptyState
        icon={PenLine}
        title="Henüz bir şey yazmadınız"
        text="Sorunuzu yazın; yanıt gelince bildirim alırsınız."
        action={<NewPostButton />}
      />
    )
  return <NothingFound title="Bu süzgeçle gönderi yok" onClear={onClear} />
}
