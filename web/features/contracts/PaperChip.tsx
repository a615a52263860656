import Chip from '@mui/material/Chip'
import { PenLine } from 'lucide-react'
import { objectionCount, onPaperCount } from '#domain/paper-signatures/paper-signatures.rules.ts'

/** Who signed on paper has approved nothing here; an objection has a mark of its own, which no narrow screen cuts off. */
export const PaperChip = ({ signed }: { signed: { on_paper: number; paper_objections: number } }) => (
  <>
    {signed.on_paper > 0 && (
      <Chip
        size="small"
        variant="outlined"
        icon={<PenLine size={14} aria-hidden />}
        label={onPaperCount(signed.on_paper, 0)}
      />
    )}
    {signed.paper_objections > 0 && (
      <Chip size="small" variant="outlined" color="warning" label={objectionCount(signed.paper_objections)} />
    )}
  </>
)
