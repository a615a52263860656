import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  lead?: ReactNode
  aside?: ReactNode
  children: ReactNode
}

/** A card of the page with its own heading. */
export function DetailSection({ title, lead, aside, children }: Props) {
  const heading = useId()
  return (
    <Card component="section" aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 }, minWidth: 0 }}>
      <Box
        sx={{
          display: 'flex',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: 2,
          mb: 2,
          minHeight: aside ? 40 : 0,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
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
