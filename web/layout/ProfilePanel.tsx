import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Divider from '@mui/material/Divider'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton, { type ListItemButtonProps } from '@mui/material/ListItemButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import ListItemText from '@mui/material/ListItemText'
import Popover from '@mui/material/Popover'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { createLink } from '@tanstack/react-router'
import {
  BadgeCheck,
  CircleHelp,
  FolderOpen,
  History,
  LifeBuoy,
  LogOut,
  type LucideIcon,
  MessageSquareHeart,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { type Ref, useState } from 'react'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { signOut } from '#web/session/current-user.ts'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { ThemeChoice } from './ThemeChoice.tsx'

const RowLink = createLink(function Row(props: ListItemButtonProps<'a'> & { ref?: Ref<HTMLAnchorElement> }) {
  return <ListItemButton {...props} component="a" />
})

interface Entry {
  label: string
  icon: LucideIcon
  to: '/profile' | '/documents' | '/ticketList' | '/privacy-center' | '/history'
  search?: { yeni: 'geri-bildirim' }
}

const panels: { label: string; entries: Entry[] }[] = [
  {
    label: 'Profil Ayarları',
    entries: [
      { label: 'Profili Görüntüle', icon: UserRound, to: '/profile' },
      { label: 'Belgeler', icon: FolderOpen, to: '/documents' },
      { label: 'Sistem Desteği', icon: LifeBuoy, to: '/ticketList' },
    ],
  },
  {
    label: 'Yardım',
    entries: [
      { label: 'Destek', icon: CircleHelp, to: '/ticketList' },
      { label: 'Gizlilik Merkezi', icon: ShieldCheck, to: '/privacy-center' },
      { label: 'Geri Bildirim', icon: MessageSquareHeart, to: '/ticketList', search: { yeni: 'geri-bildirim' } },
      { label: 'Geçmiş', icon: History, to: '/history' },
    ],
  },
]

interface Props {
  me: CurrentUser
  /** The button that opened it; null while it is closed. */
  anchor: HTMLElement | null
  onClose: () => void
  onPickRole: () => void
}

export default function ProfilePanel({ me, anchor, onClose: close, onPickRole }: Props) {
  const [panel, setPanel] = useState(0)
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    signOut().finally(() => setLeaving(false))
  }

  return (
    <Popover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': 'Profil menüsü', sx: { width: 320, maxWidth: 'calc(100vw - 32px)' } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, p: 2, pb: 1 }}>
        <PersonAvatar name={me.user.username} avatar={me.user.avatar} size={44} />
        <Box sx={{ minWidth: 0 }}>
          <Typography noWrap sx={{ fontWeight: 650 }}>
            {me.user.username}
          </Typography>
          <Typography noWrap variant="body2" color="textSecondary">
            {me.user.email}
          </Typography>
        </Box>
      </Box>
      <Tabs
        value={panel}
        onChange={(_, next: number) => setPanel(next)}
        variant="fullWidth"
        aria-label="Profil menüsü bölümleri"
      >
        {panels.map(({ label }, index) => (
          <Tab key={label} label={label} id={`profil-sekme-${index}`} aria-controls={`profil-panel-${index}`} />
        ))}
      </Tabs>
      <Divider />
      {panels.map(({ label, entries }, index) => (
        <Box
          key={label}
          role="tabpanel"
          id={`profil-panel-${index}`}
          aria-labelledby={`profil-sekme-${index}`}
          hidden={panel !== index}
        >
          {panel === index && (
            <List>
              {entries.map(({ label: text, icon: Icon, to, search }) => (
                <ListItem key={text} disablePadding>
                  <RowLink to={to} {...(search && { search })} onClick={close}>
                    <ListItemIcon sx={{ minWidth: 36 }}>
                      <Icon size={18} aria-hidden="true" />
                    </ListItemIcon>
                    <ListItemText primary={text} />
                  </RowLink>
                </ListItem>
              ))}
              {index === 0 && (
                <ListItem disablePadding>
                  <ListItemButton
                    onClick={() => {
                      close()
                      onPickRole()
                    }}
                  >
                    <ListItemIcon sx={{ minWidth: 36 }}>
                      <BadgeCheck size={18} aria-hidden="true" />
                    </ListItemIcon>
                    <ListItemText primary="Rollerim" />
                  </ListItemButton>
                </ListItem>
              )}
            </List>
          )}
        </Box>
      ))}
      <Divider />
      <Box sx={{ p: 2, display: 'grid', gap: 1.5 }}>
        <ThemeChoice />
        <Button
          variant="outlined"
          color="error"
          startIcon={<LogOut size={18} aria-hidden="true" />}
          onClick={leave}
          loading={leaving}
          loadingPosition="start"
        >
          Çıkış Yap
        </Button>
        <Typography variant="caption" color="textSecondary">
          Çıkış yaptığınızda bütün cihazlardaki oturumlarınız kapanır.
        </Typography>
      </Box>
    </Popover>
  )
}
