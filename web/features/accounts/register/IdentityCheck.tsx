import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Typography from '@mui/material/Typography'
import { BadgeCheck, ShieldCheck } from 'lucide-react'
import type { CheckState } from './identity-check.ts'

/** The button submits the form of step 1, so that Enter in a field checks too. */
export function IdentityCheck({ check, usable }: { check: CheckState; usable: boolean }) {
  const verified = check.state === 'verified'
  return (
    <Box>
      {!verified && (
        <>
          <Button
            type="submit"
            variant="outlined"
            startIcon={<ShieldCheck size={18} aria-hidden />}
            disabled={!usable}
            loading={check.state === 'busy'}
            loadingPosition="start"
            aria-describedby="identity-explained"
            sx={{ width: { xs: '100%', sm: 'auto' } }}
          >
            Kimliğimi Doğrula
          </Button>
          <Typography id="identity-explained" variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
            Devam etmek için ad, soyad, TC Kimlik No ve doğum yılınızı kimliğinizdeki gibi doldurup kimliğinizi
            doğrulayın.
          </Typography>
        </>
      )}
      <Box role="status">
        {verified && (
          <>
            <Chip
              color="success"
              variant="outlined"
              icon={<BadgeCheck size={16} aria-hidden />}
              label={check.mode === 'checksum' ? 'TC Kimlik No doğrulandı' : 'Kimliğiniz doğrulandı'}
            />
            {check.mode === 'checksum' && (
              <Typography variant="body2" color="textSecondary" sx={{ mt: 0.75 }}>
                Bu kurulumda yalnızca numaranın biçimi denetlenir; nüfus kayıtlarıyla karşılaştırma yapılmadı.
              </Typography>
            )}
          </>
        )}
      </Box>
      {check.state === 'refused' && (
        <Alert severity="error" sx={{ mt: 1.5 }}>
          {check.message}
        </Alert>
      )}
    </Box>
  )
}
