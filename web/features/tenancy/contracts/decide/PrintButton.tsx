import Button from '@mui/material/Button'
import { Printer } from 'lucide-react'

/** Below the text, for readers who now want it on paper. */
export const PrintButton = () => (
  <Button
    startIcon={<Printer size={18} aria-hidden />}
    onClick={() => window.print()}
    sx={{ mt: 1, '@media print': { display: 'none' } }}
  >
    Yazdır
  </Button>
)
