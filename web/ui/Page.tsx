import Box from '@mui/material/Box'
import GlobalStyles from '@mui/material/GlobalStyles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useEffect } from 'react'
import { pageOnPaper } from './on-paper.ts'
import { siteTitle } from './site-title.ts'

interface PageProps {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  children: ReactNode
}

export function Page({ title, subtitle, actions, children }: PageProps) {
  useEffect(() => {
    document.title = siteTitle(title)
  }, [title])
  return (
    <>
      <GlobalStyles styles={pageOnPaper} />
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: 2,
          mb: { xs: 2, sm: 3 },
        }}
      >
        <Box sx={{ minWidth: 0, flex: { sm: '1 1 260px' } }}>
          <Typography variant="h1" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography color="textSecondary" sx={{ mt: 0.5 }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        {actions && <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
      </Box>
      {children}
    </>
  )
}
