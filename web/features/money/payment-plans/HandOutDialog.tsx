import DialogContentText from '@mui/material/DialogContentText'
import { ShareText } from '#web/ui/ShareText.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

export interface HandedOut {
  text: string
  /** A reminder, which was recorded; otherwise only where to pay. */
  late: boolean
}

/** The text that a landlord passes on by the own phone. */
export const HandOutDialog = ({
  handed: { text, late },
  who,
  onClose,
}: {
  handed: HandedOut
  who: string
  onClose: () => void
}) => (
  <TitledDialog title={late ? `${who} için hatırlatma` : `${who} için ödeme bilgileri`} onClose={onClose}>
    <DialogContentText sx={{ mb: 2 }}>
      {late
        ? 'WhatsApp, SMS ya da başka bir uygulamayla kendiniz iletin. Hatırlatmalara “Elden iletildi” diye yazıldı.'
        : 'Geciken ödeme yok. Ödemenin nereye yapılacağını WhatsApp, SMS ya da başka bir uygulamayla iletin.'}
    </DialogContentText>
    <ShareText title={late ? 'Ödeme hatırlatması' : 'Ödeme bilgileri'} text={text} />
  </TitledDialog>
)
