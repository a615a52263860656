import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import { Download } from 'lucide-react'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { addressOf } from '#web/lib/call.ts'
import { tokenParams } from './approvals.queries.ts'

/** A plain link, so that the browser downloads and prints the PDF itself. */
export const FormButton = ({ token, sx = {} }: { token: string; sx?: SxProps<Theme> }) => (
  <Button
    component="a"
    href={addressOf(approvalsApi.guarantorForm, tokenParams(token))}
    download
    variant="contained"
    size="large"
    startIcon={<Download size={18} aria-hidden />}
    sx={sx}
  >
    Kefalet belgesini indir
  </Button>
)
