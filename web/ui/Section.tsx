import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect, useId, useRef } from 'react'

interface Props {
  title: string
  /** The anchor that other screens link to. */
  id?: string
  lead?: ReactNode
  /** Distinguishes it from sections with the same title, for users of landmark navigation. */
  about?: string | undefined
  aside?: ReactNode
  children: ReactNode
}

/** A card of a page with its own heading. */
export function Section({ title, id, lead, about, aside, children }: Props) {
  const heading = useId()
  const card = useRef<HTMLDivElement>(null)
  // The browser jumped to the hash before the content had loaded, so the section scrolls into view itself.
  useEffect(() => {
    if (id && window.location.hash === `#${id}`) card.current?.scrollIntoView()
  }, [id])
  return (
    <Card
      ref={card}
      component="section"
      id={id}
      {...(about ? { 'aria-label': `${title}: ${about}` } : { 'aria-labelledby': heading })}
      sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mb: 2,
          minHeight: aside ? 40 : 0,
        }}
      >
        {/* In rem, so that with a doubled font size the neighbour moves below. */}
        <Box sx={{ minWidth: 0, flex: '1 1 9rem' }}>
          <Typography id={heading} variant="h2">
            {title}
          </Typography>
          {lead && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
              {lead}
            </Typography>
          )}
        </Box>
        {aside}
      </Box>
      {children}
    </Card>
  )
}
