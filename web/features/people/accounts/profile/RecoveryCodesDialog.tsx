import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Copy, Download } from 'lucide-react'
import { useId } from 'react'
import { notify } from '#web/ui/toast.tsx'

/** The codes are shown only once, so closing needs a press on the button; a click outside does nothing. */
export function RecoveryCodesDialog({ codes, onClose }: { codes: string[]; onClose: () => void }) {
  const id = useId()
  const text = codes.join('\n')

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => notify.success('Kodlar kopyalandı.'),
      () => notify.error('Kopyalanamadı. Kodları seçip elle kopyalayın.'),
    )
  const download = () => {
    const address = URL.createObjectURL(new Blob([`Anahtar kurtarma kodları\n\n${text}\n`], { type: 'text/plain' }))
    const link = document.createElement('a')
    link.href = address
    link.download = 'anahtar-kurtarma-kodlari.txt'
    link.click()
    URL.revokeObjectURL(address)
  }

  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>Kurtarma kodlarınız</DialogTitle>
      <DialogContent>
        <Alert severity="warning" sx={{ mb: 2 }}>
          Telefonunuzu kaybederseniz hesabınıza bunlarla girersiniz. Yalnızca şimdi gösteriliyor; güvenli bir yere
          kaydedin.
        </Alert>
        <Box
          component="ul"
          translate="no"
          sx={{
            m: 0,
            p: 2,
            listStyle: 'none',
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fill, minmax(120px, 1fr))',
            gap: 1,
            borderRadius: 1,
            bgcolor: 'action.hover',
            fontFamily: 'monospace',
            userSelect: 'text',
          }}
        >
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </Box>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: 2 }}>
          <Button variant="outlined" startIcon={<Copy size={18} aria-hidden />} onClick={copy}>
            Kopyala
          </Button>
          <Button variant="outlined" startIcon={<Download size={18} aria-hidden />} onClick={download}>
            İndir
          </Button>
        </Stack>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
          Her kod bir kez kullanılabilir.
        </Typography>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          Kaydettim, kapat
        </Button>
      </DialogActions>
    </Dialog>
  )
}
