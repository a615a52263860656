import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import { type DocumentCategory, documentCategories } from '#domain/documents/documents.schema.ts'

interface Props {
  counts: Record<DocumentCategory, number> | undefined
  value: DocumentCategory | 'all'
  onChange: (category: DocumentCategory | 'all') => void
}

/** Only what there is; the chosen one stays, so that it can be let go. */
export function CategoryChips({ counts, value, onChange }: Props) {
  const shown = documentCategories.filter((category) => category === value || (counts?.[category] ?? 0) > 0)
  const total = counts ? Object.values(counts).reduce((sum, count) => sum + count, 0) : null
  const all = [['all', 'Tümü', total] as const, ...shown.map((each) => [each, each, counts?.[each] ?? 0] as const)]
  return (
    <Stack
      direction="row"
      role="group"
      aria-label="Belge türü"
      sx={{
        gap: 1,
        py: 0.5,
        // On a phone one line that scrolls under the thumb; the list must stay in sight.
        overflowX: { xs: 'auto', sm: 'visible' },
        flexWrap: { sm: 'wrap' },
        mx: { xs: -2, sm: 0 },
        px: { xs: 2, sm: 0 },
      }}
    >
      {all.map(([category, label, count]) => (
        <Chip
          key={category}
          label={count === null ? label : `${label} (${count})`}
          color={category === value ? 'primary' : 'default'}
          variant={category === value ? 'filled' : 'outlined'}
          aria-pressed={category === value}
          onClick={() => onChange(category)}
          sx={{ height: { xs: 44, sm: 36 }, borderRadius: 5, px: 0.5, flexShrink: 0 }}
        />
      ))}
    </Stack>
  )
}
