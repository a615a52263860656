import { notify } from '#web/ui/toast.tsx'
import { UploadArea, type UploadAreaProps } from '#web/ui/upload.tsx'
import { scanHint, scanTypes } from './file-kinds.ts'

interface Props extends Pick<UploadAreaProps, 'ask' | 'upload'> {
  label?: string
  /** Shown once the scan is stored. */
  message: string
  onDone: () => void
}

/** One scan or photo of a document that was signed by hand. */
export const ScanUpload = ({ label = 'İmzalı taramayı yükleyin', message, onDone, ...props }: Props) => (
  <UploadArea
    {...props}
    label={label}
    hint={scanHint}
    accept={scanTypes}
    multiple={false}
    camera
    dense
    onDone={() => {
      onDone()
      notify.success(message)
    }}
  />
)
