import Chip from '@mui/material/Chip'
import { PenLine } from 'lucide-react'
import { onPaperCount } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'

/** Beside the state of a contract: who signed on paper has approved nothing here. */
export const PaperChip = ({ count }: { count: number }) =>
  count > 0 && (
    <Chip size="small" variant="outlined" icon={<PenLine size={14} aria-hidden />} label={onPaperCount(count, 0)} />
  )
