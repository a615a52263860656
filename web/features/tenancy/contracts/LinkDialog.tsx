import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

/** Explains what a copied link can do and what it cannot. */
export const copiedLinkText =
  'Kopyalanan bağlantı kontratı okutur. Karar verirken kişinin kontratta yazan e-posta adresine ya da telefonuna kod gider; kodu siz göremezsiniz. Kopyalama geçmişe ve kanıt sayfasına yazılır.'

/** For browsers that do not let a page write to the clipboard. */
export function LinkDialog({ name, link, onClose }: { name: string; link: string; onClose: () => void }) {
  return (
    <TitledDialog
      title={`${name} için bağlantı`}
      actions={
        <Button onClick={onClose} autoFocus>
          Kapat
        </Button>
      }
      onClose={onClose}
    >
      <DialogContentText sx={{ mb: 2 }}>
        Tarayıcınız kopyalamaya izin vermedi. Bağlantıyı seçip elle kopyalayın; yalnızca {name} ile paylaşın.
      </DialogContentText>
      <DialogContentText sx={{ mb: 2 }}>{copiedLinkText}</DialogContentText>
      <TextField
        label="Bağlantı"
        value={link}
        fullWidth
        multiline
        onFocus={(event) => event.target.select()}
        slotProps={{ htmlInput: { readOnly: true } }}
      />
    </TitledDialog>
  )
}
