import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import { Download } from 'lucide-react'
import { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'
import { addressOf } from '#web/lib/call.ts'
import { at } from './approvals.queries.ts'

/** A plain link: the browser saves the PDF and prints it, without this page. */
export const FormButton = ({ token, sx = {} }: { token: string; sx?: SxProps<Theme> }) => (
  <Button
    component="a"
    href={addressOf(approvalsApi.guarantorForm, at(token))}
    download
    variant="contained"
    size="large"
    startIcon={<Download size={18} aria-hidden />}
    sx={sx}
  >
    Kefalet belgesini indir
  </Button>
)
