import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import FormControlLabel from '@mui/material/FormControlLabel'
import { useId } from 'react'
import { FactRow } from '#web/ui/FactRow.tsx'
import { currentDiagnostics, diagnosticsFacts } from './diagnostics.ts'

/** Nothing of the situation is sent without the tick; the user can read beforehand what would be sent. */
export function DiagnosticsConsent({ agreed, onChange }: { agreed: boolean; onChange: (agreed: boolean) => void }) {
  const facts = useId()
  return (
    <Box>
      <FormControlLabel
        control={
          <Checkbox
            checked={agreed}
            onChange={(_, on) => onChange(on)}
            slotProps={{ input: { 'aria-describedby': facts } }}
          />
        }
        label="Sorunu bulmamıza yardım edecek şu bilgiler de gönderilsin:"
      />
      <Box id={facts} sx={{ pl: 4, overflowWrap: 'anywhere' }}>
        <FactRow>
          {diagnosticsFacts(currentDiagnostics()).map(([label, value]) => (
            <span key={label}>
              {label}: {value}
            </span>
          ))}
        </FactRow>
      </Box>
    </Box>
  )
}
