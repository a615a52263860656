import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useConfirm } from './confirm.tsx'
import { FactList, type Facts } from './FactList.tsx'

interface Sending {
  title: string
  /** The recipient, by name or by role. */
  to: string
  facts: Facts
  /** The sender's own text, as the other side reads it. */
  words?: string | undefined
  /** The consequence, and whether it can be undone. */
  follows: string
  confirmLabel: string
}

/**
 * The confirmation before something reaches the other side at once: what is sent, to whom, and what follows. For forms
 * on a page; a dialog opened for the same act already is the confirmation.
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
