import { Download } from 'lucide-react'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { decidedPaperAddress } from './approvals.queries.ts'

/** The contract that was decided about, for people without an account. */
export const PaperButton = ({ token }: { token: string }) => (
  <DownloadButton variant="contained" href={decidedPaperAddress(token)} startIcon={<Download size={18} aria-hidden />}>
    Kontratı indir (PDF)
  </DownloadButton>
)
