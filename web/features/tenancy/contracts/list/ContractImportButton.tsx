import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Upload } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'

const ContractImportDialog = lazy(() => import('./ContractImportDialog.tsx'))

/** For users who already have running tenancies. */
export function ContractImportButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="outlined"
        onClick={() => setOpen(true)}
        aria-label="Dosyadan aktar"
        // On a phone, the title and both buttons share one line.
        sx={{ minWidth: 44, px: { xs: 1, sm: 2 }, gap: 1 }}
      >
        <Upload size={18} aria-hidden />
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>
          Dosyadan aktar
        </Box>
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ContractImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
