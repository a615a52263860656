import Alert from '@mui/material/Alert'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { SheetImportDialog } from '#web/forms/SheetImportDialog.tsx'
import { addressOf } from '#web/lib/call.ts'
import { useCheckContracts, useImportContracts } from '../contract-import.queries.ts'

/** An import binds no tenant: the tenants are asked to approve, and the screen says how many of them get a mail. */
export default function ContractImportDialog({ onClose }: { onClose: () => void }) {
  return (
    <SheetImportDialog
      title="Dosyadan kiracı ve kontrat aktar"
      text="Excel ya da CSV dosyasındaki her satır, kayıtlı bir mülkünüzde süren bir kiralamadır: mülkün başlığı, kiracının adı ve e-postası, başlangıç tarihi ve aylık kira zorunludur. Önce bütün satırlar denetlenir; bir satırda bile hata varsa hiçbir şey eklenmez."
      template={addressOf(contractsApi.importTemplate)}
      check={useCheckContracts()}
      save={useImportContracts()}
      ready={({ ready, skipped }) => ({
        text: [
          ready > 0 ? `${ready} kontrat oluşturulabilir.` : 'Oluşturulacak yeni kontrat yok.',
          skipped > 0 && `${skipped} satır, mülkünde süren kontrat olduğu için atlanacak.`,
        ]
          .filter(Boolean)
          .join(' '),
        label: ready > 0 ? `${ready} kontratı oluştur ve gönder` : null,
      })}
      notice={({ ready, mails }) => (
        <Alert severity="info" sx={{ mb: 2 }}>
          Onayladığınızda {ready} kontrat “Kiracı onayı bekleniyor” durumunda oluşturulur ve{' '}
          <strong>{mails} kişiye e-posta gider</strong>. Kiracı bağlantısından onaylayana dek kontrat yürürlüğe girmez.
        </Alert>
      )}
      onClose={onClose}
    />
  )
}
