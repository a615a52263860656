import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { PartyPopper } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'

export function SurveyDone({ onFinished }: { onFinished: () => void }) {
  const [seconds, setSeconds] = useState(3)
  const heading = useRef<HTMLHeadingElement>(null)
  const finished = useRef(false)

  useEffect(() => heading.current?.focus(), [])

  useEffect(() => {
    if (seconds > 0) {
      const timer = setTimeout(() => setSeconds(seconds - 1), 1000)
      return () => clearTimeout(timer)
    }
    if (finished.current) return
    finished.current = true
    onFinished()
  }, [seconds, onFinished])

  return (
    <Stack spacing={2} sx={{ alignItems: 'center', textAlign: 'center', py: 3 }}>
      <Box sx={{ color: 'primary.main', display: 'flex' }}>
        <PartyPopper size={44} aria-hidden />
      </Box>
      <Typography variant="h1" component="h2" ref={heading} tabIndex={-1} sx={{ outline: 'none' }}>
        Tebrikler!
      </Typography>
      <Typography>Kaydınız tamamlandı; yöneticilerimiz hesabınızı inceleyecek.</Typography>
      <Typography
        role="timer"
        aria-label="Yönlendirmeye kalan saniye"
        variant="h1"
        component="p"
        color="primary"
        sx={{ fontVariantNumeric: 'tabular-nums' }}
      >
        {Math.max(seconds, 1)}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Birkaç saniye içinde ana sayfaya yönlendirileceksiniz.
      </Typography>
      <Button onClick={() => setSeconds(0)}>Şimdi geç</Button>
    </Stack>
  )
}
