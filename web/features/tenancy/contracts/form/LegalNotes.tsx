import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Scale } from 'lucide-react'
import { createContext, useContext } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { isIsoDate, isoDate, showMonth } from '#domain/kernel/dates.ts'
import type { ContractInForm } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { capOnNextIncrease, type LegalNote, legalNotes, type RentFacts } from '#domain/tenancy/contracts/law.rules.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'

const today = () => isoDate(new Date())
const amount = (value: number | null) => (value !== null && Number.isFinite(value) ? value : 0)

/** The terms, as far as they are valid while the user types. */
function useTypedTerms(): ContractTerms {
  const { control } = useFormContext<ContractInForm>()
  const terms = useWatch({ control, name: 'terms' })
  const brutAylik = amount(terms.brutAylik)
  return {
    ...terms,
    brutAylik,
    // Without a rent, every deposit would count as too high.
    depozito: brutAylik > 0 ? amount(terms.depozito) : 0,
    artisOrani: amount(terms.artisOrani),
    baslangicTarihi: isIsoDate(terms.baslangicTarihi) ? terms.baslangicTarihi : today(),
    sozlesmeSuresi: Math.max(1, Math.round(amount(terms.sozlesmeSuresi))),
  } as ContractTerms
}

/** Set by the wizard: the kind of the chosen property, on which it depends which rules hold. */
export const PropertyKind = createContext('')
export const usePropertyKind = () => useContext(PropertyKind)

export function useLegalNotes(facts: RentFacts | null): LegalNote[] {
  const { control } = useFormContext<ContractInForm>()
  const guarantor = useWatch({ control, name: 'guarantor' })
  return legalNotes(useTypedTerms(), {
    has_guarantor: guarantor !== null,
    guarantee: amount(guarantor?.guarantor_limit ?? null),
    tasinmazCinsi: usePropertyKind(),
    facts,
    today: today(),
  })
}

/** The figure behind `TÜFE oranında`. */
export function useKnownIncrease({ tufe }: RentFacts): string | undefined {
  const cap = capOnNextIncrease(useTypedTerms(), tufe, today())
  return cap ? `Bilinen son oran ${showPercent(cap.percent)} (${showMonth(cap.month)})` : undefined
}

interface Props {
  /** Codes of the notes to show; all of them by default. */
  of?: readonly string[]
  facts?: RentFacts
}

export function NoteList({ notes }: { notes: readonly LegalNote[] }) {
  if (notes.length === 0) return null
  return (
    <Stack spacing={1} sx={{ gridColumn: '1 / -1', 'dl + &': { mt: 2 } }}>
      {notes.map(({ code, article, text }) => (
        <Alert key={code} severity="info" role="note" variant="outlined" icon={<Scale size={20} aria-hidden />}>
          {text} <strong>({article})</strong>
        </Alert>
      ))}
    </Stack>
  )
}

/** Shown beside the field concerned, all together in the summary. They inform and never block. */
export function LegalNotes({ of, facts }: Props) {
  const notes = useLegalNotes(facts ?? null).filter(({ code }) => !of || of.includes(code))
  return <NoteList notes={notes} />
}

export const Disclaimer = () => (
  <Typography variant="body2" color="textSecondary">
    Bu bilgi hukuki danışmanlık değildir.
  </Typography>
)
