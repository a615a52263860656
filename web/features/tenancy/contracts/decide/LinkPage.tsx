import Box from '@mui/material/Box'
import { type ReactNode, useEffect } from 'react'
import { Page } from '#web/ui/Page.tsx'

const secrecy = [
  ['robots', 'noindex, nofollow'],
  ['referrer', 'no-referrer'],
] as const

/** The server sets the same as headers; this is for visitors who arrive without a page load. */
function useSecrecy() {
  useEffect(() => {
    const tags = secrecy.map(([name, content]) => Object.assign(document.createElement('meta'), { name, content }))
    document.head.append(...tags)
    return () => {
      for (const tag of tags) tag.remove()
    }
  }, [])
}

interface Props {
  title: string
  subtitle?: ReactNode
  children: ReactNode
}

/** The layout of all pages that people without an account open by a link. */
export function LinkPage({ title, subtitle, children }: Props) {
  useSecrecy()
  return (
    <Box sx={{ maxWidth: 760, mx: 'auto', px: { xs: 2, sm: 4 }, pt: { xs: 1, sm: 3 }, pb: 4 }}>
      <Page title={title} subtitle={subtitle}>
        {children}
      </Page>
    </Box>
  )
}
