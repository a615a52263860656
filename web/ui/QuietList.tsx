import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { ChevronRight, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

/** A calm list of places: each row says its state, and the whole row leads there. */
export const QuietList = ({ label, children }: { label: string; children: ReactNode }) => (
  <Card component="section" aria-label={label}>
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {children}
    </Box>
  </Card>
)

interface RowProps {
  icon: LucideIcon
  /** A heading's text; a link with `rowLink` makes the whole row lead somewhere. */
  title: ReactNode
  text: ReactNode
  /** A row that leads nowhere has no arrow. */
  leads?: boolean
  /** A control at the end instead of the arrow. */
  action?: ReactNode
}

/** Covers the row, so that a tap anywhere on it follows the link. */
export const rowLink = {
  color: 'text.primary',
  textDecoration: 'none',
  fontWeight: 650,
  '&::after': { content: '""', position: 'absolute', inset: 0 },
} as const

export const QuietRow = ({ icon: Icon, title, text, leads = true, action }: RowProps) => (
  <Box
    component="li"
    sx={{
      position: 'relative',
      display: 'flex',
      alignItems: 'center',
      gap: { xs: 1.5, sm: 2 },
      minHeight: 64,
      px: { xs: 2, sm: 3 },
      py: 1,
      borderTop: 1,
      borderColor: 'divider',
      '&:first-of-type': { borderTop: 0 },
      ...(leads && { '&:hover': { bgcolor: 'action.hover' } }),
      '&:has(a:focus-visible)': { outline: 2, outlineColor: 'primary.main', outlineOffset: -2 },
    }}
  >
    <Box component="span" sx={{ display: 'grid', color: 'primary.main', flexShrink: 0 }}>
      <Icon size={20} aria-hidden />
    </Box>
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography component="h2" variant="body1" sx={{ fontWeight: 650, overflowWrap: 'anywhere' }}>
        {title}
      </Typography>
      {text && (
        <Typography component="div" variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {text}
        </Typography>
      )}
    </Box>
    {action && <Box sx={{ position: 'relative', zIndex: 1, flexShrink: 0 }}>{action}</Box>}
    {leads && !action && (
      <Box component="span" sx={{ display: 'grid', color: 'text.secondary', flexShrink: 0 }}>
        <ChevronRight size={20} aria-hidden />
      </Box>
    )}
  </Box>
)
