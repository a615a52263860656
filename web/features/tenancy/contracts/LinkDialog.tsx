import Button from '@mui/material/Button'
import DialogContentText from '@mui/material/DialogContentText'
import TextField from '@mui/material/TextField'
import { hasShareSheet } from '#web/lib/share.ts'
import { ShareText } from '#web/ui/ShareText.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

/** Explains what a copied link can do and what it cannot. */
export const copiedLinkText =
  'Kopyalanan bağlantı kontratı okutur. Karar verirken kişinin kontratta yazan e-posta adresine ya da telefonuna kod gider; kodu siz göremezsiniz. Kopyalama geçmişe ve kanıt sayfasına yazılır.'

/** The code goes to the person alone, so the link may travel through any app. */
const linkText = (name: string, link: string) =>
  `Merhaba ${name}, kira kontratını bu bağlantıdan okuyup karar verebilirsiniz: ${link}\nKarar verirken size bir kod gelir; kodu kimseyle paylaşmayın.`

/** For the share sheet of a phone, and for browsers that do not let a page write to the clipboard. */
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
      {!hasShareSheet() && (
        <DialogContentText sx={{ mb: 2 }}>
          Tarayıcınız kopyalamaya izin vermedi. Bağlantıyı seçip elle kopyalayın; yalnızca {name} ile paylaşın.
        </DialogContentText>
      )}
      <DialogContentText sx={{ mb: 2 }}>{copiedLinkText}</DialogContentText>
      {hasShareSheet() ? (
        <ShareText title="Kira kontratı" text={linkText(name, link)} />
      ) : (
        <TextField
          label="Bağlantı"
          value={link}
          fullWidth
          multiline
          onFocus={(event) => event.target.select()}
          slotProps={{ htmlInput: { readOnly: true } }}
        />
      )}
    </TitledDialog>
  )
}
