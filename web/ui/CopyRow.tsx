import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { notify } from '#web/ui/toast.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'

interface Props {
  label: string
  value: string
  copy: string
}

const shownMs = 2500

/** One field with a copy button, which confirms the copying, also to screen readers. */
export function CopyRow({ label, value, copy }: Props) {
  const [copied, setCopied] = useState(false)
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [copied])
  const write = async () => {
    try {
      await navigator.clipboard.writeText(copy)
      setCopied(true)
    } catch {
      notify.error('Tarayıcınız kopyalamaya izin vermedi. Metni seçip elle kopyalayın.')
    }
  }
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        gap: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        minHeight: 52,
        py: 0.5,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" color="textSecondary">
          {label}
        </Typography>
        <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line', fontVariantNumeric: 'tabular-nums' }}>
          {value || '—'}
        </Typography>
      </Box>
      {copy && (
        <Button
          onClick={write}
          aria-label={`${copied ? 'Kopyalandı' : 'Kopyala'}: ${label}`}
          color={copied ? 'success' : 'primary'}
          startIcon={copied ? <Check size={18} aria-hidden /> : <Copy size={18} aria-hidden />}
          sx={{ flexShrink: 0 }}
        >
          {copied ? 'Kopyalandı' : 'Kopyala'}
        </Button>
      )}
      <Box component="span" role="status" sx={visuallyHidden}>
        {copied && `${label} kopyalandı`}
      </Box>
    </Box>
  )
}
