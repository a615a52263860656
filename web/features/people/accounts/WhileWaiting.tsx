import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { LoadingRows } from '#web/ui/states.tsx'

const FirstPropertyForm = lazy(() => import('#web/features/property/properties/add/FirstPropertyForm.tsx'))

/** Things to do before the approval: prepare data and look around without any risk. */
export function WhileWaiting({ userId, landlord }: { userId: string; landlord: boolean }) {
  return (
    <Box
      component="section"
      aria-labelledby="while-waiting"
      sx={{ width: '100%', pt: 2.5, borderTop: 1, borderColor: 'divider' }}
    >
      <Typography id="while-waiting" variant="h2" sx={{ mb: 1.5 }}>
        Beklerken
      </Typography>
      {landlord && (
        <Accordion variant="outlined" disableGutters slotProps={{ transition: { unmountOnExit: true } }}>
          <AccordionSummary expandIcon={<ChevronDown size={18} aria-hidden />}>
            <Typography component="span" sx={{ fontWeight: 600 }}>
              İlk mülkünüzü hazırlayın
            </Typography>
          </AccordionSummary>
          <AccordionDetails>
            <Suspense fallback={<LoadingRows rows={3} />}>
              <FirstPropertyForm userId={userId} />
            </Suspense>
          </AccordionDetails>
        </Accordion>
      )}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, mb: 1 }}>
        Deneme verileriyle dolu bir hesabın ekranlarına bakın: açılış ekranı, mülkler, kontrat, ödemeler, takvim.
      </Typography>
      <Button variant="outlined" href="/ornek">
        Örnek hesabı gez
      </Button>
    </Box>
  )
}
