import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

const names = ['Bilgileriniz', 'Hesap türü', 'Tanışma']

/** Shows the progress; the steps are not links. */
export function WizardSteps({ step }: { step: 1 | 2 | 3 }) {
  return (
    <Box
      component="ol"
      aria-label="Kayıt adımları"
      sx={{ display: 'flex', gap: 1, listStyle: 'none', p: 0, m: 0, mb: 3 }}
    >
      {names.map((name, index) => {
        const number = index + 1
        const reached = number <= step
        return (
          <Box
            component="li"
            key={name}
            aria-current={number === step ? 'step' : undefined}
            sx={{ flex: 1, minWidth: 0 }}
          >
            <Box sx={{ height: 4, borderRadius: 2, bgcolor: reached ? 'primary.main' : 'divider', mb: 0.75 }} />
            <Typography
              variant="caption"
              component="span"
              color={number === step ? 'textPrimary' : 'textSecondary'}
              sx={{ display: 'block', fontWeight: number === step ? 600 : 400 }}
            >
              {number}. {name}
            </Typography>
          </Box>
        )
      })}
    </Box>
  )
}
