import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useConfirm } from './confirm.tsx'
import { FactList, type Facts } from './FactList.tsx'

interface Sending {
  title: string
  /** Who gets it, by name or by side. */
  to: string
  facts: Facts
  /** The sender's own words, as the other side reads them. */
  words?: string | undefined
  /** What it sets going, and whether it can be taken back. */
  follows: string
  confirmLabel: string
}

/**
 * The one question before something reaches the other side at once: what is sent, to whom, and what follows. For forms on
 * a page; a dialog that was opened for the act and says this itself is the question already.
 */
export function useConfirmSending() {
  const confirm = useConfirm()
  return ({ title, to, facts, words, follows, confirmLabel }: Sending) =>
    confirm({
      title,
      confirmLabel,
      text: (
        <Stack spacing={2} sx={{ color: 'text.primary' }}>
          <FactList facts={[['Kime', to], ...facts]} />
          {words && (
            <Box component="blockquote" sx={{ m: 0, pl: 1.5, borderLeft: 3, borderColor: 'divider' }}>
              <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>{words}</Typography>
            </Box>
          )}
          <Typography>{follows}</Typography>
        </Stack>
      ),
    })
}
