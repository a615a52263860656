import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'

/** Always within reach of the thumb while the contract scrolls above it; hidden in print. */
export function DecisionBar({ expires, children }: { expires?: string; children: ReactNode }) {
  return (
    <Paper
      component="section"
      aria-label="Kararınız"
      variant="outlined"
      sx={{
        position: 'sticky',
        bottom: 0,
        zIndex: 2,
        mt: 2,
        // Reaches the edge of the phone's screen, even at the end of the page.
        mb: { xs: -4, sm: 0 },
        mx: { xs: -2, sm: 0 },
        px: 2,
        py: 1.5,
        borderRadius: { xs: 0, sm: 1 },
        borderWidth: { xs: '1px 0 0', sm: 1 },
        '@media print': { display: 'none' },
      }}
    >
      {expires && (
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
          Bağlantınız {showDateTime(expires)} tarihine kadar geçerli.
        </Typography>
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { flex: '1 1 140px' } }}>{children}</Box>
    </Paper>
  )
}
