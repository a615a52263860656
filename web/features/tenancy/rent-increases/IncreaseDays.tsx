import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Check } from 'lucide-react'
import { type IncreaseStep, increaseClock, increaseSteps } from '#domain/tenancy/rent-increases/increase-clock.rules.ts'
import type { IncreaseProposal, IncreaseView } from '#domain/tenancy/rent-increases/rent-increases.schema.ts'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'

/** How many days are left until the increase can be sent, or must be, and the way to the new rent. */
export function IncreaseDays({ view, proposal }: { view: IncreaseView; proposal: IncreaseProposal }) {
  const clock = increaseClock({ state: view.state, proposal, today: view.today })
  return (
    <Box sx={{ borderRadius: 1, bgcolor: 'background.default', p: { xs: 1.5, sm: 2 } }}>
      {clock && (
        <Typography sx={{ display: 'flex', alignItems: 'baseline', gap: 1, mb: 1.5 }}>
          {clock.days !== null && (
            <Box component="span" sx={{ fontSize: textSizes.page, fontWeight: 750, lineHeight: 1, ...tabularFigures }}>
              {clock.days}
            </Box>
          )}
          <span>{clock.text}</span>
        </Typography>
      )}
      <Box
        component="ol"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(8rem, 100%), 1fr))',
        }}
      >
        {increaseSteps(proposal, view.today).map((step) => (
          <Step key={step.label} {...step} />
        ))}
      </Box>
    </Box>
  )
}

const Step = ({ label, day, reached }: IncreaseStep) => (
  <Box
    component="li"
    sx={{ borderTop: 3, borderColor: reached ? 'primary.main' : 'divider', pt: 0.75, display: 'flex', gap: 0.75 }}
  >
    <Box sx={{ minWidth: 0, flexGrow: 1 }}>
      <Typography variant="body2" color="textSecondary">
        {label}
      </Typography>
      <Typography variant="body2" sx={{ fontWeight: 600, ...tabularFigures }}>
        {day}
      </Typography>
    </Box>
    {reached && (
      <Box sx={{ color: 'primary.main', flexShrink: 0 }}>
        <Check size={18} aria-label="oldu" />
      </Box>
    )}
  </Box>
)
