import Typography from '@mui/material/Typography'
import { TextLink } from './link.tsx'

/** Below a list: a link to its deleted rows. */
export const BinLink = () => (
  <Typography variant="body2" color="textSecondary" sx={{ mt: 3 }}>
    Silinenler 30 gün içinde geri alınabilir:{' '}
    <TextLink to="/bin" sx={{ display: 'inline-block', py: { xs: 1.25, sm: 0 } }}>
      Çöp kutusu
    </TextLink>
  </Typography>
)
