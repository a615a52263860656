import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemAvatar from '@mui/material/ListItemAvatar'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import { useQuery } from '@tanstack/react-query'
import { UserPlus, Users } from 'lucide-react'
import { staffLabels } from '#domain/access/roles.ts'
import { type StaffRow, staffFilter } from '#domain/people/staff/staff.schema.ts'
import { staffQuery } from '#web/features/people/staff/staff.queries.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { EmptyState, NotLoaded } from '#web/ui/states.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

interface Props {
  count: number
  assigned: boolean
  busy: boolean
  onClose: () => void
  onChoose: (person: StaffRow) => void
}

const everybody = staffFilter.parse({ size: 100 })

/** A right on all properties cannot be changed for single ones here; the text says where to narrow it. */
function rightsOf({ acts_on_all, propertyCount }: StaffRow, assigned: boolean) {
  if (!acts_on_all) return `${propertyCount} mülkte yetkili`
  return assigned ? 'bütün mülklerinizde yetkili' : 'bütün mülklerinizde yetkili, Kullanıcı Yönetimi’nden kısıtlanır'
}

/** A tap on the person is enough. Shareholders are not offered, because a share needs its fraction. */
export default function AssignDialog({ count, assigned, busy, onClose, onChoose }: Props) {
  const { data, error, refetch } = useQuery(staffQuery(everybody))
  const people = (data?.documents ?? []).filter(
    ({ type, propertyCount, acts_on_all }) => type !== 'shareholder' && (assigned || propertyCount > 0 || acts_on_all),
  )
  return (
    <TitledDialog
      title={assigned ? `${count} mülkte kime yetki verilsin?` : `${count} mülkte kimin yetkisi kaldırılsın?`}
      maxWidth="xs"
      busy={busy}
      content={{ sx: { px: 1 } }}
      actions={
        <Button onClick={onClose} disabled={busy}>
          Vazgeç
        </Button>
      }
      onClose={onClose}
    >
      <DialogContentText sx={{ px: 2 }}>
        {assigned
          ? 'Kişi, kendisine tanıdığınız yetkileri bu mülklerde de kullanır. Kendisine haber verilir.'
          : 'Kişinin öteki mülklerine dokunulmaz. Kendisine haber verilir.'}
      </DialogContentText>
      {!data && (
        <Box sx={{ px: 2, pt: 2 }}>
          <NotLoaded query={{ error, refetch }} rows={3} height={56} />
        </Box>
      )}
      {data && people.length === 0 && (
        <EmptyState
          icon={assigned ? UserPlus : Users}
          title={assigned ? 'Henüz kimseye yetki vermediniz' : 'Mülklerinizde yetkili kimse yok'}
          text={
            assigned
              ? 'Emlakçınızı, avukatınızı ya da güvendiğiniz birini Kullanıcı Yönetimi’nden davet edebilirsiniz.'
              : 'Kaldırılacak bir yetki yok. Birini davet etmek isterseniz Kullanıcı Yönetimi’ni açın.'
          }
          action={<LinkButton to="/user-management">Kullanıcı Yönetimi</LinkButton>}
        />
      )}
      {people.length > 0 && (
        <List>
          {people.map((person) => (
            <ListItem key={person.id} disablePadding>
              <ListItemButton
                disabled={busy || person.acts_on_all}
                onClick={() => onChoose(person)}
                sx={{ minHeight: 56 }}
              >
                <ListItemAvatar>
                  <PersonAvatar name={person.username} avatar={person.avatar} />
                </ListItemAvatar>
                <ListItemText
                  primary={person.username}
                  secondary={`${staffLabels[person.type]} · ${rightsOf(person, assigned)}`}
                  slotProps={{ primary: { sx: { overflowWrap: 'anywhere' } } }}
                />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      )}
    </TitledDialog>
  )
}
