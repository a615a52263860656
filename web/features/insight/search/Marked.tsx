import Box from '@mui/material/Box'
import { markWords } from '#domain/insight/search/search.rules.ts'

/** The text with the search words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((piece, at) =>
    piece.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text have no identity but their place
      <Box key={at} component="mark" sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 }}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  )
}
