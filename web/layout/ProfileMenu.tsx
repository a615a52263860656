import IconButton from '@mui/material/IconButton'
import { lazy, Suspense, useState } from 'react'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { useOpened } from '#web/ui/use-opened.ts'

const ProfilePanel = lazy(() => import('./ProfilePanel.tsx'))

export function ProfileMenu({ me, onPickRole }: { me: CurrentUser; onPickRole: () => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const opened = useOpened(anchor !== null)
  return (
    <>
      <IconButton
        aria-label="Profil menüsü"
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ p: 0.5 }}
      >
        <PersonAvatar name={me.user.username} avatar={me.user.avatar} size={34} />
      </IconButton>
      <Suspense fallback={null}>
        {opened && <ProfilePanel me={me} anchor={anchor} onClose={() => setAnchor(null)} onPickRole={onPickRole} />}
      </Suspense>
    </>
  )
}
