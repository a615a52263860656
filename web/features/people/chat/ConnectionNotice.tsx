import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { useConnection } from '#web/lib/socket.ts'

/** A connection that is restored within this time is not reported. */
const patienceMs = 1500

export function ConnectionNotice() {
  const lost = useConnection() === 'lost'
  const [shown, setShown] = useState(false)
  useEffect(() => {
    if (!lost) return setShown(false)
    const timer = setTimeout(() => setShown(true), patienceMs)
    return () => clearTimeout(timer)
  }, [lost])
  return (
    <Box role="status" sx={{ flexShrink: 0 }}>
      {shown && (
        <Typography
          variant="body2"
          sx={{ px: 2, py: 0.75, bgcolor: 'action.hover', borderBottom: 1, borderColor: 'divider' }}
        >
          Bağlantı koptu, yeniden bağlanılıyor…
        </Typography>
      )}
    </Box>
  )
}
