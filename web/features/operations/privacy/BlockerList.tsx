import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { blockerTexts } from '#domain/operations/privacy/privacy.messages.ts'
import type { Blocker } from '#domain/operations/privacy/privacy.schema.ts'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'

/** The records that must end before the account can be deleted, each with a link to the screen for it. */
export function BlockerList({ blockers, own = false }: { blockers: Blocker[]; own?: boolean }) {
  if (blockers.length === 0) return null
  return (
    <Alert severity="warning">
      <AlertTitle>Silmeden önce sona ermesi gerekenler</AlertTitle>
      {own && 'Talebinizi şimdi gönderebilirsiniz; ancak şunlar sona ermeden hesabınız silinemez.'}
      <Box component="ul" sx={{ m: 0, mt: own ? 1 : 0, pl: 2.5 }}>
        {blockers.map(({ kind, title, link }) => (
          <li key={`${kind} ${link}`}>
            {blockerTexts[kind]}:{' '}
            {own ? (
              <TextLink to={link} sx={thumbRoom}>
                {title}
              </TextLink>
            ) : (
              title
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
