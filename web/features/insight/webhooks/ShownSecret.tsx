import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CopyRow } from '#web/ui/CopyRow.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

/** Shown only once, so closing needs a press on the button; a tap outside does nothing. */
export const ShownSecret = ({ secret, onClose }: { secret: string; onClose: () => void }) => (
  <TitledDialog
    title="İmza anahtarınız"
    onClose={(_, reason) => {
      if (!reason) onClose()
    }}
    actions={
      <Button variant="contained" onClick={onClose}>
        Kopyaladım, kapat
      </Button>
    }
  >
    <Alert severity="warning" sx={{ mb: 1 }}>
      Yalnızca şimdi gösteriliyor. Programınız bununla, gelen olayın gerçekten Anahtar’dan geldiğini anlar.
    </Alert>
    <Box component="ul" translate="no" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <CopyRow label="İmza anahtarı" value={secret} copy={secret} />
    </Box>
  </TitledDialog>
)
