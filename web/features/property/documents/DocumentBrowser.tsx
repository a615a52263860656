import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { DocumentFilter } from '#domain/property/documents/documents.schema.ts'
import { OwnerFilter } from '#web/layout/OwnerFilter.tsx'
import { useDebouncedText } from '#web/list/debounced-text.ts'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { SearchField } from '#web/list/SearchField.tsx'
import { Choice } from '#web/ui/Choice.tsx'
import { NothingFound } from '#web/ui/states.tsx'
import { useWiderThan } from '#web/ui/use-width.ts'
import { CategoryChips } from './CategoryChips.tsx'
import type { DocumentTask } from './DocumentActions.tsx'
import { DocumentCards, DocumentTable } from './document-list.tsx'
import { documentsQuery, propertiesWithPapers } from './documents.queries.ts'
import { PropertyChoice } from './PropertyChoice.tsx'
import { TaskDialog } from './TaskDialog.tsx'

interface Props {
  filter: DocumentFilter
  setFilter: (change: Partial<DocumentFilter>, options?: { replace: boolean }) => void
  /** Offers the choice of a property. */
  acrossProperties: boolean
  /** Shown above the search when there are documents to search. */
  above?: ReactNode
  /** Shown when there are no documents and no filter is set. */
  empty: ReactNode
}

/**
 * Search, categories and the documents with their actions; shared by /documents, the lawyer's screens and a property.
 */
export function DocumentBrowser({ filter, setFilter, acrossProperties, above, empty }: Props) {
  const [text, setText] = useDebouncedText(filter.q, (q) => setFilter({ q, page: 1 }, { replace: true }))
  const wide = useWiderThan('md')
  const [task, setTask] = useState<{ id: string; task: DocumentTask } | null>(null)
  const list = useQuery(documentsQuery(filter))
  const documents = list.data?.documents ?? []
  const narrowed =
    filter.q !== '' ||
    filter.category !== 'all' ||
    (acrossProperties && (filter.property !== '' || filter.owner !== undefined))
  const List = wide ? DocumentTable : DocumentCards

  const filters = (
    <>
      {above}
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <SearchField label="Belge ara" text={text} onText={setText} sx={{ flex: 1 }} />
        {/* Side by side even on a phone, to leave the room for the documents. */}
        <Stack
          direction="row"
          sx={{ flex: acrossProperties ? 1.5 : 'none', gap: 1.5, flexWrap: { xs: 'wrap', sm: 'nowrap' } }}
        >
          {acrossProperties && (
            <OwnerFilter
              value={filter.owner}
              onChange={(owner) => setFilter({ owner, page: 1 })}
              sx={{ flex: { xs: '1 1 100%', sm: 1 } }}
            />
          )}
          {acrossProperties && (
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <PropertyChoice
                label="Mülk"
                placeholder="Tümü"
                source={propertiesWithPapers}
                value={filter.property}
                onChange={(property) => setFilter({ property, page: 1 })}
              />
            </Box>
          )}
          <Choice
            label="Sıralama"
            value={filter.sort}
            options={[
              ['newest', 'Önce en yeni'],
              ['oldest', 'Önce en eski'],
              ['name', 'Ada göre'],
              ['size', 'Önce en büyük'],
            ]}
            onChoose={(sort) => setFilter({ sort, page: 1 })}
            sx={{ width: acrossProperties ? { xs: 166, sm: 170 } : { xs: 1, sm: 170 }, flexShrink: 0 }}
          />
        </Stack>
      </Stack>
      <Box sx={{ my: 1.5 }}>
        <CategoryChips
          counts={list.data?.counts}
          value={filter.category}
          onChange={(category) => setFilter({ category, page: 1 })}
        />
      </Box>
    </>
  )

  return (
    <>
      <ListScreen
        query={list}
        filter={filter}
        setFilter={setFilter}
        isFiltered={narrowed}
        filters={filters}
        empty={empty}
        nothingFound={
          <NothingFound
            title={filter.q ? `“${filter.q}” için belge yok` : 'Bu süzgece uyan belge yok'}
            onClear={() =>
              setFilter({
                q: '',
                category: 'all',
                page: 1,
                ...(acrossProperties && { property: '', owner: undefined }),
              })
            }
          />
        }
      >
        {(rows) => (
          <List
            documents={rows}
            showProperty={acrossProperties}
            onTask={(document, next) => setTask({ id: document.id, task: next })}
          />
        )}
      </ListScreen>
      <TaskDialog documents={documents} task={task} onClose={() => setTask(null)} />
    </>
  )
}
