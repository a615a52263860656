import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { blockerTexts } from '#domain/privacy/privacy.messages.ts'
import type { Blocker } from '#domain/privacy/privacy.schema.ts'

/** What has to end before the account can go; each is named, so that it can be ended. */
export function BlockerList({ blockers }: { blockers: Blocker[] }) {
  if (blockers.length === 0) return null
  return (
    <Alert severity="warning">
      <AlertTitle>Silmeden önce sona ermesi gerekenler</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {blockers.map(({ kind, title, link }) => (
          <li key={`${kind} ${link}`}>
            {blockerTexts[kind]}: {title}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
