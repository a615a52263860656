import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  /** The anchor that other screens link to. */
  id?: string
  lead?: string
  aside?: ReactNode
  children: ReactNode
}

export function Section({ title, id, lead, aside, children }: Props) {
  const heading = useId()
  return (
    <Card component="section" id={id} aria-labelledby={heading} sx={{ p: { xs: 2, sm: 3 }, scrollMarginTop: 80 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', gap: 2, mb: lead ? 0.5 : 2 }}>
        <Typography id={heading} variant="h2">
          {title}
        </Typography>
        {aside}
      </Box>
      {lead && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {lead}
        </Typography>
      )}
      {children}
    </Card>
  )
}
