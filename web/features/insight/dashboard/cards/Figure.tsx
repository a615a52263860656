import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea, { type CardActionAreaProps } from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import type { LucideIcon } from 'lucide-react'
import type { ReactNode, Ref } from 'react'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import { figureHeight } from '../figure-grid.ts'

interface FigureContent {
  icon: LucideIcon
  label: string
  value: ReactNode
  note?: ReactNode
  /** The figure needs attention, so its icon is highlighted. */
  urgent?: boolean
}

type Props = FigureContent &
  Omit<CardActionAreaProps<'a'>, keyof FigureContent | 'children'> & { ref?: Ref<HTMLAnchorElement> }

/** One figure of the first row; a tap opens the screen behind it. */
export const Figure = createLink(function FigureCard({
  icon: Icon,
  label,
  value,
  note,
  urgent = false,
  ...anchor
}: Props) {
  return (
    <Card component="li" sx={{ minWidth: 0, minHeight: figureHeight }}>
      <CardActionArea {...anchor} component="a" sx={{ height: 1, px: { xs: 1.5, sm: 2 }, py: 1.5 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, color: urgent ? 'error.main' : 'text.secondary' }}>
          <Icon size={18} aria-hidden style={{ flexShrink: 0 }} />
          <Typography variant="body2" sx={{ fontWeight: 600, lineHeight: 1.3 }}>
            {label}
          </Typography>
        </Box>
        <Typography
          component="div"
          sx={{
            mt: 0.5,
            fontSize: { xs: textSizes.section, sm: textSizes.page },
            fontWeight: 700,
            lineHeight: 1.2,
            ...tabularFigures,
          }}
        >
          {value}
        </Typography>
        {note && (
          <Typography component="div" variant="body2" color="textSecondary" sx={{ mt: 0.5, overflowWrap: 'anywhere' }}>
            {note}
          </Typography>
        )}
      </CardActionArea>
    </Card>
  )
})
