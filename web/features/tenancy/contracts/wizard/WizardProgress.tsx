import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Step from '@mui/material/Step'
import StepButton from '@mui/material/StepButton'
import Stepper from '@mui/material/Stepper'
import Typography from '@mui/material/Typography'
import { wizardSteps } from './contract-values.ts'

/** On a phone, only the current step; where there is room, finished steps can be opened again. */
export function WizardProgress({ step, onBack }: { step: number; onBack: (step: number) => void }) {
  return (
    <Box component="nav" aria-label="Adımlar">
      <Box sx={{ display: { xs: 'block', sm: 'none' } }}>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
          Adım {step + 1} / {wizardSteps.length}
        </Typography>
        <LinearProgress
          variant="determinate"
          value={((step + 1) / wizardSteps.length) * 100}
          aria-label="Kontratın ilerlemesi"
        />
      </Box>
      <Stepper activeStep={step} sx={{ display: { xs: 'none', sm: 'flex' } }}>
        {wizardSteps.map(({ title }, index) => (
          <Step key={title}>
            <StepButton disabled={index > step} onClick={() => index < step && onBack(index)}>
              {title}
            </StepButton>
          </Step>
        ))}
      </Stepper>
    </Box>
  )
}
