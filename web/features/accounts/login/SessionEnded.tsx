import Box from '@mui/material/Box'
import { useEffect, useState } from 'react'
import { forgetSessionEnded, hasSessionEnded } from '#web/session/session-ended.ts'

/** Shown once: whoever comes back to /login later knows it already. */
export function SessionEnded() {
  const [ended] = useState(hasSessionEnded)
  useEffect(forgetSessionEnded, [])
  if (!ended) return null
  return (
    <Box
      role="status"
      sx={{
        px: 2,
        py: 1.5,
        borderRadius: 1,
        borderLeft: '4px solid',
        borderColor: 'info.main',
        bgcolor: 'color-mix(in srgb, var(--mui-palette-info-main) 12%, var(--mui-palette-background-paper))',
        typography: 'body2',
      }}
    >
      Oturumunuz sona erdi: süresi doldu, başka bir yerden kapatıldı ya da yetkileriniz değişti. Yeniden giriş
      yaptığınızda kaldığınız yere dönersiniz.
    </Box>
  )
}
