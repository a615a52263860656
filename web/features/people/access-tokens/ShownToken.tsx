import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { CopyRow } from '#web/ui/CopyRow.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

/** Where an assistant program connects with the token. */
const mcpAddress = () => `${window.location.origin}/mcp`

/** Shown only once, so closing needs a press on the button; a tap outside does nothing. */
export const ShownToken = ({ token, onClose }: { token: string; onClose: () => void }) => (
  <TitledDialog
    title="Erişim anahtarınız"
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
      Yalnızca şimdi gösteriliyor. Kopyalayıp programınıza girin; kimseyle paylaşmayın.
    </Alert>
    <Box component="ul" translate="no" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      <CopyRow label="Anahtar" value={token} copy={token} />
      <CopyRow label="Yapay zekâ asistanınız için adres (MCP)" value={mcpAddress()} copy={mcpAddress()} />
    </Box>
  </TitledDialog>
)
