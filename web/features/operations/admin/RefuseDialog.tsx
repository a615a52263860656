import { refusalForm, type UserRow } from '#domain/operations/admin/admin.api.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { EmailAddress } from '#web/ui/EmailAddress.tsx'
import { useRefuseUser } from './admin.queries.ts'

export const RefuseDialog = ({ user, onClose }: { user: UserRow; onClose: () => void }) => (
  <ReasonDialog
    title="Kaydı reddet"
    text={
      <>
        <strong>{user.username}</strong> (
        <EmailAddress email={user.email} />) hesabını kullanamayacak. Yazdığınız gerekçe kendisine e-posta ile
        gönderilir.
      </>
    }
    confirmLabel="Reddet"
    schema={refusalForm}
    draft={`refusal.${user.id}`}
    field={{ label: 'Gerekçe', minRows: 3 }}
    write={useRefuseUser(user.id)}
    onClose={onClose}
  />
)
