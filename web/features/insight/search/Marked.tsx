import Box from '@mui/material/Box'
import { markWords } from '#domain/insight/search/search.rules.ts'

/** The text with the search words highlighted. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  return markWords(text, words).map((piece, at) =>
    piece.found ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no id
      <Box key={at} component="mark" sx={{ bgcolor: 'transparent', color: 'primary.main', fontWeight: 700 }}>
        {piece.text}
      </Box>
    ) : (
      piece.text
    ),
  )
}
