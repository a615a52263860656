import { documentTypes } from '#domain/services/files/files.schema.ts'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { UploadArea } from '#web/ui/upload.tsx'
import { uploadProof } from './endings.queries.ts'

/** The proof that a notice was delivered. */
export const DeliveryProof = ({ notice }: { notice: string }) => (
  <UploadArea
    dense
    camera
    multiple={false}
    label="Teslim kanıtı"
    hint="Tebliğ şerhi, gönderi belgesi ya da imzalı suret; sonradan değiştirilemez."
    accept={Object.keys(documentTypes)}
    upload={uploadProof(notice)}
    onDone={() => void refreshTenancies()}
  />
)
