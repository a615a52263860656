import type { SxProps, Theme } from '@mui/material/styles'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { addressOf } from '#web/lib/call.ts'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { tokenParams } from './approvals.queries.ts'

/** A plain link, so that the browser downloads and prints the PDF itself. */
export const FormButton = ({ token, sx = {} }: { token: string; sx?: SxProps<Theme> }) => (
  <DownloadButton
    href={addressOf(approvalsApi.guarantorForm, tokenParams(token))}
    variant="contained"
    size="large"
    sx={sx}
  >
    Kefalet belgesini indir
  </DownloadButton>
)
