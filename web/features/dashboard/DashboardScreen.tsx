import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { HousePlus } from 'lucide-react'
import { roleTitle } from '#domain/access/roles.ts'
import { useActiveRole, useCurrentUser } from '#web/features/accounts/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/page.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { QuickLinks } from './QuickLinks.tsx'
import { WaitingRegistrations } from './WaitingRegistrations.tsx'

export default function DashboardScreen() {
  const me = useCurrentUser()
  const activeRole = useActiveRole()
  if (!me) return null
  const { user, roles } = me
  const isAdmin = user.role === 'admin'
  const isNewHost = !isAdmin && roles.isHost && activeRole !== 'tenant' && user.owned_id.length === 0

  return (
    <Page title={`Merhaba, ${user.username}`} subtitle={roleTitle(user)}>
      <Stack spacing={3}>
        {isAdmin && <WaitingRegistrations />}
        {isNewHost && (
          <EmptyState
            icon={HousePlus}
            title="İlk mülkünüzü ekleyin"
            text="Adını yazmanız yeterli; adres, belgeler ve kontrat sonra da eklenebilir."
            action={
              <LinkButton variant="contained" to="/addProperty">
                Mülk Ekle
              </LinkButton>
            }
          />
        )}
        <QuickLinks />
        <Typography variant="body2" color="textSecondary">
          Portföy rakamları (kira geliri, doluluk, geciken ödemeler) sonraki bir sürümde bu ekranda olacak.
        </Typography>
      </Stack>
    </Page>
  )
}
