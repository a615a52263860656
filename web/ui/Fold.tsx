import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useWiderThan } from './use-width.ts'

interface Props {
  title: string
  /** Stands behind the title while it is folded. */
  count?: number
  /** On phones alone, at every width, or never. */
  on?: 'phones' | 'all' | 'none'
  children: ReactNode
}

/** A section that is seldom read is one line until it is tapped. */
export function Fold({ title, count, on = 'phones', children }: Props) {
  const wide = useWiderThan('sm')
  const [opened, setOpened] = useState(false)
  const content = useRef<HTMLDivElement>(null)
  // The button that had the focus is gone.
  useEffect(() => {
    if (opened) content.current?.focus({ preventScroll: true })
  }, [opened])
  if (opened)
    return (
      <Box ref={content} tabIndex={-1} sx={{ outline: 'none', minWidth: 0 }}>
        {children}
      </Box>
    )
  if (on === 'none' || (on === 'phones' && wide)) return children
  return (
    <Box
      component="button"
      type="button"
      aria-expanded={false}
      onClick={() => setOpened(true)}
      sx={{
        display: 'flex',
        width: 1,
        alignItems: 'center',
        justifyContent: 'space-between',
        gap: 1,
        minHeight: 52,
        px: { xs: 2, sm: 3 },
        font: 'inherit',
        color: 'text.primary',
        textAlign: 'start',
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        cursor: 'pointer',
        '@media print': { display: 'none' },
      }}
    >
      <Typography component="span" sx={{ fontWeight: 650 }}>
        {title}
        {count !== undefined && ` (${count})`}
      </Typography>
      <ChevronDown size={20} aria-hidden />
    </Box>
  )
}
