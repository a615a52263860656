import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { ExternalLink, Podcast, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { publicConfig } from '#web/lib/public-config.ts'
import { sidePanelWidth, toolbarHeight } from '#web/ui/theme.ts'
import { choosePanel } from './panel-choice.ts'

interface Props {
  permanent: boolean
  open: boolean
  /** Stands above everything else. */
  first: ReactNode
  /** Cards of features. */
  children: ReactNode
}

/** A column on wide screens, a drawer on the others; fetches nothing while closed. */
export function SidePanel({ permanent, open, first, children }: Props) {
  if (permanent && !open) return null
  const close = () => choosePanel(false, { column: permanent })
  return (
    <Drawer
      anchor="right"
      variant={permanent ? 'permanent' : 'temporary'}
      open={open}
      onClose={close}
      slotProps={{
        paper: {
          // The temporary drawer is a dialog, which an aside cannot be.
          ...(permanent && { component: 'aside' }),
          'aria-label': 'Bilgi paneli',
          sx: {
            width: sidePanelWidth,
            maxWidth: '85vw',
            bgcolor: permanent ? 'background.default' : 'background.paper',
            ...(permanent && { top: toolbarHeight, height: `calc(100% - ${toolbarHeight}px)` }),
          },
        },
      }}
    >
      <Box sx={{ display: 'grid', gap: 2, p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', mb: -1 }}>
          <Typography variant="body2" color="textSecondary">
            Bilgi paneli
          </Typography>
          <IconButton aria-label="Bilgi panelini kapat" onClick={close}>
            <X size={18} aria-hidden="true" />
          </IconButton>
        </Box>
        {first}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 28 }}>
          <Typography variant="h3" component="h2">
            Beta Sürüm
          </Typography>
          <Chip size="small" variant="outlined" label="v1.0" />
        </Box>
        {children}
        {publicConfig.podcastUrl && (
          <Paper variant="outlined" sx={{ p: 2 }}>
            <Link
              href={publicConfig.podcastUrl}
              target="_blank"
              rel="noopener"
              underline="hover"
              sx={{ display: 'flex', alignItems: 'center', gap: 1, fontWeight: 600, minHeight: 24 }}
            >
              <Podcast size={20} aria-hidden="true" />
              Podcast’imizi dinleyin
              <ExternalLink size={14} aria-label="yeni sekmede açılır" />
            </Link>
          </Paper>
        )}
      </Box>
    </Drawer>
  )
}
