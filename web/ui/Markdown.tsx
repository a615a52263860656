import Box from '@mui/material/Box'
import { MarkdownElements } from '#web/lib/MarkdownElements.tsx'
import { textSizes } from './theme.ts'

/** Markdown written by users; unsupported syntax is shown as typed. */
export const Markdown = ({ text }: { text: string }) => (
  <Box
    sx={{
      maxWidth: '72ch',
      overflowWrap: 'anywhere',
      lineHeight: 1.65,
      // Margins only between blocks, so that the first one starts at the top of the frame.
      '& :is(h2, h3, h4, p, ul, ol, blockquote, pre)': { m: 0 },
      '& * + :is(p, ul, ol, blockquote, pre)': { mt: 1.5 },
      '& * + :is(h2, h3, h4)': { mt: 3 },
      '& h2, & h3, & h4': { fontWeight: 700, lineHeight: 1.3 },
      '& h2': { fontSize: textSizes.section },
      '& h3, & h4': { fontSize: textSizes.body },
      '& ul, & ol': { pl: 3 },
      '& li + li, & li > ul, & li > ol': { mt: 0.5 },
      '& a': { color: 'primary.main' },
      '& blockquote': { pl: 2, borderLeft: 4, borderColor: 'divider', color: 'text.secondary' },
      '& code': { px: 0.5, borderRadius: 0.5, bgcolor: 'action.hover', fontSize: textSizes.plain },
      '& pre': { p: 1.5, borderRadius: 1, bgcolor: 'action.hover', overflowX: 'auto' },
      '& pre code': { p: 0, bgcolor: 'transparent' },
    }}
  >
    <MarkdownElements text={text} />
  </Box>
)
