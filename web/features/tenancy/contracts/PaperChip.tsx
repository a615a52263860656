import Chip from '@mui/material/Chip'
import { PenLine } from 'lucide-react'
import { onPaperCount } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'

/** Shown beside the contract's state, because paper signatures are not approvals in this system. */
export const PaperChip = ({ count }: { count: number }) =>
  count > 0 && (
    <Chip size="small" variant="outlined" icon={<PenLine size={14} aria-hidden />} label={onPaperCount(count, 0)} />
  )
