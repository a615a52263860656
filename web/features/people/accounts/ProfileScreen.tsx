import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { AccessTokensSection } from '#web/features/people/access-tokens/AccessTokensSection.tsx'
import { EngagementsSection } from '#web/features/people/engagements/EngagementsSection.tsx'
import { PreferencesSection } from '#web/features/people/notifications/PreferencesSection.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { EmailSection } from './address/EmailSection.tsx'
import { AvatarSection } from './profile/AvatarSection.tsx'
import { OwnDataSection } from './profile/OwnDataSection.tsx'
import { PasswordSection } from './profile/PasswordSection.tsx'
import { profileQuery } from './profile/profile.queries.ts'
import { SecondFactorSection } from './profile/SecondFactorSection.tsx'
import { SessionsSection } from './profile/SessionsSection.tsx'
import { ThemeSection } from './profile/ThemeSection.tsx'

export default function ProfileScreen() {
  const me = useQuery(profileQuery)
  return (
    <Page title="Profil">
      {me.isPending && <LoadingRows rows={4} height={120} />}
      {me.isError && <ErrorState error={me.error} onRetry={() => me.refetch()} />}
      {me.data && (
        <Box
          sx={{
            display: 'grid',
            gap: 2.5,
            alignItems: 'start',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '3fr 2fr' },
          }}
        >
          <Stack spacing={2.5} sx={{ minWidth: 0 }}>
            <AvatarSection me={me.data} />
            <OwnDataSection me={me.data} />
            <EngagementsSection />
            <PreferencesSection />
          </Stack>
          <Stack spacing={2.5} sx={{ minWidth: 0 }}>
            <EmailSection me={me.data} />
            <PasswordSection me={me.data} />
            <SecondFactorSection enabled={me.data.account.twoFactorEnabled} />
            <SessionsSection />
            <AccessTokensSection />
            <ThemeSection />
          </Stack>
        </Box>
      )}
    </Page>
  )
}
