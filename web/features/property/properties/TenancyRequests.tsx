import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { relativeTime } from '#domain/kernel/dates.ts'
import type { TenancyRequestView } from '#domain/property/properties/tenancy-requests.api.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { WaitingRow } from '#web/ui/WaitingRow.tsx'
import { useAcceptTenancy, useDeclineTenancy } from './tenancy-requests.queries.ts'

/** On the start screen while a landlord awaits the user's answer; otherwise empty. */
export function TenancyRequests({ requests }: { requests: TenancyRequestView[] }) {
  if (requests.length === 0) return null
  return (
    <Paper component="section" variant="outlined" aria-labelledby="tenancy-title" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography id="tenancy-title" variant="h2">
        Onayınızı bekleyen mülkler
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 0.5 }}>
        Bu mülklerin kiracısı olarak eklendiniz. Siz onaylamadan hesabınıza hiçbir şey bağlanmaz.
      </Typography>
      <Box component="ul" aria-label="Onayınızı bekleyenler" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0 }}>
        {requests.map((request) => (
          <Request key={request.id} request={request} />
        ))}
      </Box>
    </Paper>
  )
}

function Request({ request }: { request: TenancyRequestView }) {
  const confirm = useConfirm()
  const accept = useAcceptTenancy(request.id)
  const decline = useDeclineTenancy(request.id)
  const refuse = async () => {
    const sure = await confirm({
      title: 'Bu mülkün kiracısı değil misiniz?',
      text: `${request.host} adlı mülk sahibine ${request.baslik} mülkünün kiracısı olmadığınız bildirilecek.`,
      confirmLabel: 'Kiracısı değilim',
      danger: true,
    })
    if (sure) await decline.run()
  }
  return (
    <WaitingRow>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>{request.baslik}</Typography>
        <Typography variant="body2" color="textSecondary">
          {request.host} · <time dateTime={request.created_at}>{relativeTime(request.created_at, new Date())}</time>
        </Typography>
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexShrink: 0, justifyContent: 'flex-end' }}>
        <Button onClick={refuse} disabled={accept.busy} aria-label={`Reddet: ${request.baslik}`}>
          Reddet
        </Button>
        <Button
          variant="contained"
          onClick={() => accept.run()}
          loading={accept.busy}
          aria-label={`Onayla: ${request.baslik}`}
        >
          Onayla
        </Button>
      </Stack>
    </WaitingRow>
  )
}
