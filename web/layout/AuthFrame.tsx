import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { siteTitle } from '#web/ui/site-title.ts'

interface Props {
  title?: string
  /** The browser title, for a card that renders its own heading. */
  documentTitle?: string
  /** One sentence below the title. */
  lead?: ReactNode
  children: ReactNode
  /** Small print and links below the card. */
  footer?: ReactNode
  wide?: boolean
}

/** The single column shared by login, registration, password reset and the pending screen. */
export function AuthFrame({ title, documentTitle = title, lead, children, footer, wide = false }: Props) {
  useEffect(() => {
    if (documentTitle) document.title = siteTitle(documentTitle)
  }, [documentTitle])
  return (
    <Box sx={{ width: '100%', maxWidth: wide ? 600 : 460, mx: 'auto', py: { xs: 3, sm: 6 }, px: { xs: 2, sm: 0 } }}>
      <Paper variant="outlined" sx={{ p: { xs: 2.5, sm: 4 } }}>
        {title && (
          <Typography variant="h1" sx={{ mb: lead ? 0.5 : 3 }}>
            {title}
          </Typography>
        )}
        {lead && (
          <Typography color="textSecondary" sx={{ mb: 3 }}>
            {lead}
          </Typography>
        )}
        {children}
      </Paper>
      {footer && <Box sx={{ mt: 2.5 }}>{footer}</Box>}
    </Box>
  )
}
