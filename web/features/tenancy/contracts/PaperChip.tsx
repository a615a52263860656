import Chip from '@mui/material/Chip'
import { PenLine } from 'lucide-react'
import { objectionCount, onPaperCount } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'

/** In a narrow column on several lines, rather than cut off. */
const wraps = { height: 'auto', minHeight: 24, '& .MuiChip-label': { whiteSpace: 'normal', py: 0.25 } }

/** Who signed on paper has approved nothing here; an objection has a mark of its own. */
export const PaperChip = ({ signed }: { signed: { on_paper: number; paper_objections: number } }) => (
  <>
    {signed.on_paper > 0 && (
      <Chip
        size="small"
        variant="outlined"
        sx={wraps}
        icon={<PenLine size={14} aria-hidden />}
        label={onPaperCount(signed.on_paper, 0)}
      />
    )}
    {signed.paper_objections > 0 && (
      <Chip
        size="small"
        variant="outlined"
        color="warning"
        sx={wraps}
        label={objectionCount(signed.paper_objections)}
      />
    )}
  </>
)
