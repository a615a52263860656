import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { LinkButton } from '#web/ui/link.tsx'

/** The layout of public screens has no margin of its own. */
export const OpenTool = ({ children }: { children: ReactNode }) => (
  <Box sx={{ maxWidth: 1100, mx: 'auto', p: { xs: 2, sm: 4 } }}>{children}</Box>
)

/** Shown before anyone presses a button that the server would refuse. */
export const TesterOnly = ({ what, signIn = false }: { what: string; signIn?: boolean }) => (
  <Alert
    severity="info"
    variant="outlined"
    sx={{ mb: 2 }}
    action={
      signIn ? (
        <LinkButton color="inherit" to="/login">
          Giriş yap
        </LinkButton>
      ) : undefined
    }
  >
    {what} yalnızca yöneticiler içindir; demo kurulumunda herkes deneyebilir.
  </Alert>
)

export function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId()
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: { xs: 2, sm: 3 }, mb: 2 }}>
      <Typography id={id} variant="h2" sx={{ mb: 2 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  )
}
