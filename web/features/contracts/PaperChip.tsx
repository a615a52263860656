import Chip from '@mui/material/Chip'
import { PenLine } from 'lucide-react'
import { onPaperCount } from '#domain/paper-signatures/paper-signatures.rules.ts'

/** Beside the state of a contract: who signed on paper has approved nothing here. */
export const PaperChip = ({ signed }: { signed: { on_paper: number; paper_objections: number } }) =>
  signed.on_paper > 0 && (
    <Chip
      size="small"
      variant="outlined"
      color={signed.paper_objections > 0 ? 'warning' : 'default'}
      icon={<PenLine size={14} aria-hidden />}
      label={onPaperCount(signed.on_paper, signed.paper_objections)}
    />
  )
