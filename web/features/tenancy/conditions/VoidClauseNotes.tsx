import Alert from '@mui/material/Alert'
import { Scale } from 'lucide-react'
import { voidClauses } from '#domain/tenancy/contracts/void-clauses.rules.ts'

/** Clauses that would be void by law, with the article. Only a warning, never a block. */
export const VoidClauseNotes = ({ text }: { text: string }) => (
  <>
    {voidClauses(text).map((clause) => (
      <Alert key={clause.code} severity="warning" role="note" icon={<Scale size={20} aria-hidden />}>
        {clause.text} <strong>({clause.article})</strong> Bilgilendirme amaçlıdır.
      </Alert>
    ))}
  </>
)
