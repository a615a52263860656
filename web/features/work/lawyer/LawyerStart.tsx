import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Scale } from 'lucide-react'
import { LinkButton } from '#web/ui/link.tsx'

/** On the lawyer's start screen: the link to every tenancy. */
export const LawyerStart = () => (
  <Paper variant="outlined" component="section" aria-labelledby="lawyer-start" sx={{ p: { xs: 2, sm: 3 } }}>
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      sx={{ gap: 2, alignItems: { sm: 'center' }, justifyContent: 'space-between' }}
    >
      <div>
        <Typography id="lawyer-start" variant="h2">
          Dosyalarınız
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          Size atanan mülkler, kontratlar, yaklaşan tarihler ve paylaşılan belgeler.
        </Typography>
      </div>
      <LinkButton to="/lawyer" variant="contained" startIcon={<Scale size={18} aria-hidden />} sx={{ flexShrink: 0 }}>
        Avukat Paneli
      </LinkButton>
    </Stack>
  </Paper>
)
