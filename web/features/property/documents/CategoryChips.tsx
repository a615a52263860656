import { type DocumentCategory, documentCategories } from '#domain/property/documents/documents.schema.ts'
import { FilterChips } from '#web/list/FilterChips.tsx'

interface Props {
  counts: Record<DocumentCategory, number> | undefined
  value: DocumentCategory | 'all'
  onChange: (category: DocumentCategory | 'all') => void
}

/** Only categories in use; the chosen one stays, so that it can be deselected. */
export function CategoryChips({ counts, value, onChange }: Props) {
  const shown = documentCategories.filter((category) => category === value || (counts?.[category] ?? 0) > 0)
  const total = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : undefined
  return (
    <FilterChips
      label="Belge türü"
      options={[
        { value: 'all', label: 'Tümü', count: total },
        ...shown.map((each) => ({ value: each, label: each, count: counts?.[each] ?? 0 })),
      ]}
      chosen={value}
      onChoose={onChange}
    />
  )
}
