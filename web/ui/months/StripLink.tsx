import Box from '@mui/material/Box'
import { stripText } from '#domain/services/figures/month-states.rules.ts'
import type { MonthStrip } from '#domain/services/figures/month-strip.schema.ts'
import { TextLink } from '../link.tsx'
import { MonthDots } from './MonthDot.tsx'

interface Props {
  strip: MonthStrip
  /** Whose months they are, for screen readers. */
  about: string
}

/** The last twelve months on a card or row; opens the tenancy's life. */
export const StripLink = ({ strip, about }: Props) => {
  const text = stripText(strip)
  return (
    <TextLink
      to="/tenancy/$tenancyId/life"
      params={{ tenancyId: strip.tenancy_id }}
      underline="none"
      title={text}
      aria-label={`Son 12 ay, ${about}. ${text}`}
      // Tall enough for a thumb without more space between the lines.
      sx={{
        display: 'block',
        width: '10.5rem',
        maxWidth: 1,
        py: { xs: 1.75, sm: 0.75 },
        my: { xs: -1, sm: -0.75 },
        borderRadius: 1,
      }}
    >
      <MonthDots months={strip.months} />
    </TextLink>
  )
}

/** With its caption, where no column says what it is; a picture alone while a tap chooses the card. */
export const CaptionedStrip = ({ isLink = true, ...props }: Props & { isLink?: boolean }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, minWidth: 0, maxWidth: 1 }}>
    <Box component="span" aria-hidden sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
      Son 12 ay
    </Box>
    {isLink ? (
      <StripLink {...props} />
    ) : (
      <Box role="img" aria-label={`Son 12 ay: ${stripText(props.strip)}`} sx={{ width: '10.5rem', maxWidth: 1 }}>
        <MonthDots months={props.strip.months} />
      </Box>
    )}
  </Box>
)
