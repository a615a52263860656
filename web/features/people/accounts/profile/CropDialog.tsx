import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Slider from '@mui/material/Slider'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import 'react-easy-crop/react-easy-crop.css'
import { accountsMessages } from '#domain/people/accounts/accounts.messages.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { cropPicture } from './crop-picture.ts'

interface Props {
  source: string
  /** Never rejects; the server's error goes to `refused`. */
  onSave: (picture: Blob, refused: (error: Error) => void) => Promise<unknown>
  onCancel: () => void
  onUnreadable: (text: string) => void
}

export default function CropDialog({ source, onSave, onCancel, onUnreadable }: Props) {
  const id = useId()
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState('')
  const touch = useMediaQuery('(pointer: coarse)', { noSsr: true })

  const save = async () => {
    if (!area) return
    setBusy(true)
    setFailure('')
    const refused = (error: unknown) => {
      setFailure(messageOf(error))
      setBusy(false)
    }
    await cropPicture(source, area).then((picture) => onSave(picture, refused), refused)
  }

  return (
    <TitledDialog
      title="Resmi kırp"
      maxWidth="xs"
      busy={busy}
      actions={
        <>
          <Button onClick={onCancel} disabled={busy}>
            Vazgeç
          </Button>
          <Button variant="contained" onClick={save} disabled={!area} loading={busy}>
            Resmi Kaydet
          </Button>
        </>
      }
      onClose={onCancel}
    >
      {failure && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {failure}
        </Alert>
      )}
      {/* A square covered by the picture: no empty bars, and the whole shorter side can still be chosen. */}
      <Box
        sx={{
          position: 'relative',
          width: 1,
          maxWidth: 280,
          aspectRatio: '1',
          mx: 'auto',
          borderRadius: 1,
          overflow: 'hidden',
          bgcolor: '#000',
        }}
      >
        <Cropper
          image={source}
          crop={crop}
          zoom={zoom}
          aspect={1}
          objectFit="cover"
          cropShape="round"
          showGrid={false}
          disableAutomaticStylesInjection
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropAreaChange={(_, pixels) => setArea(pixels)}
          mediaProps={{
            alt: 'Seçilen resim',
            onError: () => onUnreadable(accountsMessages.pictureUnreadable),
          }}
          cropperProps={{ role: 'group', 'aria-label': 'Kırpma alanı; ok tuşlarıyla kaydırın' }}
        />
      </Box>
      <Typography id={`${id}-zoom`} variant="body2" sx={{ mt: 2 }}>
        Yakınlaştırma
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby={`${id}-zoom`}
          min={1}
          max={3}
          step={0.05}
          value={zoom}
          onChange={(_, value) => setZoom(value as number)}
        />
      </Box>
      <Typography variant="body2" color="textSecondary">
        {touch
          ? 'Resmi parmağınızla sürükleyin, iki parmakla yakınlaştırın.'
          : 'Resmi sürükleyerek ya da ok tuşlarıyla yerleştirin.'}
      </Typography>
    </TitledDialog>
  )
}
