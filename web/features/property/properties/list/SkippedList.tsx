import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Stack from '@mui/material/Stack'
import type { SkippedRecord } from '#domain/services/bulk/bulk.schema.ts'

interface Props {
  title: (count: number) => string
  refused: SkippedRecord[]
  onClose?: () => void
}

/** The most names listed for one reason. */
const namesShown = 12

/** The records that a bulk change skipped, by reason. */
export function SkippedList({ title, refused, onClose }: Props) {
  if (refused.length === 0) return null
  const reasons = [...new Set(refused.map(({ message }) => message))]
  return (
    <Alert severity="warning" {...(onClose && { onClose })} sx={{ mb: 2 }}>
      <AlertTitle>{title(refused.length)}</AlertTitle>
      <Stack component="ul" sx={{ m: 0, pl: 2.5, gap: 0.5, overflowWrap: 'anywhere' }}>
        {reasons.map((reason) => {
          const names = refused.filter(({ message }) => message === reason).map(({ baslik }) => baslik)
          return (
            <li key={reason}>
              {reason} <strong>{namesOf(names)}</strong>
            </li>
          )
        })}
      </Stack>
    </Alert>
  )
}

function namesOf(names: string[]): string {
  const known = names.filter(Boolean)
  const more = known.length - namesShown
  return more > 0 ? `${known.slice(0, namesShown).join(', ')} ve ${more} mülk daha` : known.join(', ')
}
