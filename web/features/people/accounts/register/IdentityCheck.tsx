import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import CircularProgress from '@mui/material/CircularProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { BadgeCheck, Check, ShieldCheck } from 'lucide-react'
import type { CheckState } from './identity-check.ts'

/** Starts on its own once the four fields are filled; the button, which submits the form, repeats the check. */
export function IdentityCheck({ check, usable }: { check: CheckState; usable: boolean }) {
  const asks = check.state === 'open' || check.state === 'refused'
  return (
    <Box>
      {asks && (
        <>
          <Button
            type="submit"
            variant="outlined"
            startIcon={<ShieldCheck size={18} aria-hidden />}
            disabled={!usable}
            aria-describedby="identity-explained"
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            Kimliğimi Doğrula
          </Button>
          <Typography id="identity-explained" variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            Ad, soyad, TC Kimlik No ve doğum yılınızı kimliğinizdeki gibi yazın; denetim kendiliğinden başlar, siz
            beklemeden devam edersiniz.
          </Typography>
        </>
      )}
      <Box role="status">
        <CheckResult check={check} />
      </Box>
      {check.state === 'refused' && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {check.message}
        </Alert>
      )}
    </Box>
  )
}

/** Green and "doğrulandı" only after a reply from the registry; a well-formed number does not prove an identity. */
export function CheckResult({ check }: { check: CheckState }) {
  if (check.state === 'busy')
    return (
      <Stack direction="row" spacing={1} sx={{ alignItems: 'center', color: 'text.secondary' }}>
        <CircularProgress size={16} color="inherit" aria-hidden />
        <Typography variant="body2">Kimliğiniz denetleniyor; bu sırada devam edebilirsiniz.</Typography>
      </Stack>
    )
  if (check.state !== 'verified') return null
  if (check.mode !== 'checksum')
    return (
      <Chip
        color="success"
        variant="outlined"
        icon={<BadgeCheck size={16} aria-hidden />}
        label="Kimliğiniz doğrulandı"
      />
    )
  return (
    <>
      <Chip variant="outlined" icon={<Check size={16} aria-hidden />} label="Numaranın biçimi doğru" />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
        Bu kurulumda yalnızca numaranın biçimi denetlenir; nüfus kayıtlarıyla karşılaştırma yapılmadı.
      </Typography>
    </>
  )
}
