import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Scale } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { ContractInForm } from '#domain/contracts/contract-defaults.ts'
import type { ContractTerms } from '#domain/contracts/contracts.schema.ts'
import { type LegalNote, legalNotes } from '#domain/contracts/law.rules.ts'

const amount = (value: number | null) => (value !== null && Number.isFinite(value) ? value : 0)

export function useLegalNotes(tufe: number | null): LegalNote[] {
  const { control } = useFormContext<ContractInForm>()
  const [terms, guarantor] = useWatch({ control, name: ['terms', 'guarantor'] })
  const brutAylik = amount(terms.brutAylik)
  // Without a rent every deposit would be too high.
  const depozito = brutAylik > 0 ? amount(terms.depozito) : 0
  const whole = { ...terms, brutAylik, depozito, artisOrani: amount(terms.artisOrani) } as ContractTerms
  return legalNotes(whole, { has_guarantor: guarantor !== null, tufe })
}

/** Beside the field that they are about; all of them in the summary. They inform and never stand in the way. */
export function LegalNotes({ of, tufe }: { of?: readonly string[]; tufe: number | null }) {
  const notes = useLegalNotes(tufe).filter(({ code }) => !of || of.includes(code))
  if (notes.length === 0) return null
  return (
    <Stack spacing={1} sx={{ gridColumn: '1 / -1' }}>
      {notes.map(({ code, article, text }) => (
        <Alert key={code} severity="info" role="note" variant="outlined" icon={<Scale size={20} aria-hidden />}>
          {text} <strong>({article})</strong>
        </Alert>
      ))}
    </Stack>
  )
}

export const Disclaimer = () => (
  <Typography variant="body2" color="textSecondary">
    Bu bilgi hukuki danışmanlık değildir.
  </Typography>
)
