import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea, { type CardActionAreaProps } from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { tabularFigures } from '#web/ui/theme.ts'
import { figureHeight, widestFigure } from './figure-grid.ts'

interface FigureProps {
  icon: LucideIcon
  label: string
  value: ReactNode
  note?: ReactNode
  /** Something to see to: the sign stands out. */
  urgent?: boolean
  wide?: boolean
}

type AreaProps = CardActionAreaProps<'a'> & { ref?: Ref<HTMLAnchorElement> }
const CardLink = createLink((props: AreaProps) => <CardActionArea component="a" {...props} />)

/** One figure of the first row; a tap opens what is behind it. */
export function Figure({
  icon: Icon,
  label,
  value,
  note,
  urgent = false,
  wide = false,
  ...link
}: FigureProps & Omit<React.ComponentProps<typeof CardLink>, 'children'>) {
  return (
    <Card component="li" sx={{ minWidth: 0, minHeight: figureHeight, ...(wide && widestFigure) }}>
      <CardLink {...(link as React.ComponentProps<typeof CardLink>)} sx={{ height: 1, p: { xs: 1.5, sm: 2 } }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: urgent ? 'error.main' : 'text.secondary' }}>
          <Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Typography variant="body2" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
            {label}
          </Typography>
        </Box>
        <Typography
          component="div"
          sx={{ mt: 1, fontSize: { xs: '1.25rem', sm: '1.5rem' }, fontWeight: 700, lineHeight: 1.2, ...tabularFigures }}
        >
          {value}
        </Typography>
        {note && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
      </CardLink>
    </Card>
  )
}
