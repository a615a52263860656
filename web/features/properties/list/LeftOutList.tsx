import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Stack from '@mui/material/Stack'
import type { LeftOut } from '#domain/properties/bulk.schema.ts'

interface Props {
  title: (count: number) => string
  refused: LeftOut[]
  onClose?: () => void
}

const shown = 20

/** What a bulk change leaves as it is, each with the reason. */
export function LeftOutList({ title, refused, onClose }: Props) {
  if (refused.length === 0) return null
  const more = refused.length - shown
  return (
    <Alert severity="warning" {...(onClose && { onClose })} sx={{ mb: 2 }}>
      <AlertTitle>{title(refused.length)}</AlertTitle>
      <Stack component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {refused.slice(0, shown).map(({ id, baslik, message }) => (
          <li key={id}>
            {baslik && <strong>{baslik}: </strong>}
            {message}
          </li>
        ))}
        {more > 0 && <li>ve {more} mülk daha</li>}
      </Stack>
    </Alert>
  )
}
