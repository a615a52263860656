import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import type { ComponentType } from 'react'
import type { CardName } from '#domain/insight/dashboard/cards.schema.ts'
import type { DashboardView } from '#domain/insight/dashboard/dashboard.schema.ts'
import type { CardOf, StartCard, StartRole, startLists } from '#domain/insight/dashboard/start-lists.rules.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { RetryButton } from '#web/ui/states.tsx'

/** Every card gets the whole reply, because some say something about what another one shows. */
export interface CardProps {
  view: DashboardView
  me: CurrentUser
}
export interface StartProps extends CardProps {
  onRetry: () => void
}

interface PlainEntry {
  /** Renders nothing when there is nothing to say. */
  Card: ComponentType<StartProps>
}
interface Entry extends PlainEntry {
  /** The beginning of the sentence that stands there when the card could not be read. */
  title: string
}
/** The component of each card that these roles can have. */
export type Cards<Role extends StartRole> = {
  [Name in CardOf<Role>]: Name extends CardName ? Entry : PlainEntry
}

interface Props extends StartProps {
  list: (typeof startLists)[StartRole]
  cards: Partial<Record<StartCard, Entry | PlainEntry>>
}

/** The cards of a list, in its order. */
export function StartCards({ list, cards, ...props }: Props) {
  const show = (name: StartCard) => {
    const entry = cards[name]
    return entry && <CardUnlessFailed key={name} name={name} entry={entry} {...props} />
  }
  return (
    <Stack sx={{ gap: { xs: 1.5, sm: 3 } }}>
      {list.map((each) =>
        typeof each === 'string' ? (
          show(each)
        ) : (
          <Box key={each.join()} sx={sideBySide}>
            {each.map(show)}
          </Box>
        ),
      )}
    </Stack>
  )
}

/** A single one takes the full width. */
const sideBySide = {
  display: 'grid',
  gap: { xs: 1.5, sm: 3 },
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(380px, 1fr))' },
  '&:empty': { display: 'none' },
} as const

/** A card that could not be read shows an error in its own place; the rest of the screen stays (DASH-03). */
function CardUnlessFailed({ name, entry, ...props }: StartProps & { name: StartCard; entry: Entry | PlainEntry }) {
  if (!('title' in entry && props.view.failed.some((each) => each === name))) return <entry.Card {...props} />
  return (
    <Alert severity="warning" variant="outlined" action={<RetryButton onClick={props.onRetry} />}>
      {entry.title} şu an okunamadı. Ekranın geri kalanı güncel.
    </Alert>
  )
}
