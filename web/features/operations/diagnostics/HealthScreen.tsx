import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck, CircleX, type LucideIcon, RefreshCw, TriangleAlert } from 'lucide-react'
import { passesGuard } from '#domain/access/guards.ts'
import { routes } from '#domain/access/routes.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { healthParts, healthStates } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { healthQuery } from './diagnostics.queries.ts'

const names: Record<(typeof healthParts)[number], string> = {
  database: 'Veritabanı',
  storage: 'Dosya depolama',
  backup: 'Yedek',
  mail: 'E-posta',
  sms: 'SMS',
  jobs: 'Arka plan işleri',
  rates: 'Döviz kurları',
  identity: 'Kimlik doğrulama',
  realtime: 'Anlık bildirim',
}
const states: Record<(typeof healthStates)[number], { label: string; icon: LucideIcon; color: string }> = {
  ok: { label: 'Çalışıyor', icon: CircleCheck, color: 'success.main' },
  attention: { label: 'Dikkat', icon: TriangleAlert, color: 'warning.dark' },
  down: { label: 'Çalışmıyor', icon: CircleX, color: 'error.main' },
}
const tools = [
  ['/email-test', 'E-posta'],
  ['/guarantor-test', 'Kefil bağlantısı'],
  ['/guarantor-system-test', 'Kefil akışı'],
  ['/sms-test', 'SMS'],
  ['/pending-approval-email-test', 'Onay hatırlatma'],
  ['/contract-expiry-email-test', 'Kontrat bitişi'],
  ['/tenant-property-filtering-test', 'Kiracı mülk filtresi'],
  ['/color', 'Renkler'],
  ['/shadow', 'Gölgeler'],
] as const

export default function HealthScreen() {
  const health = useQuery(healthQuery)
  const user = useCurrentUser()?.user ?? null
  return (
    <Page
      title="Sistem Sağlığı"
      subtitle={health.data && `Son kontrol: ${showDateTime(health.data.checked_at)}; otuz saniyede bir yenilenir.`}
      actions={
        <Button
          variant="outlined"
          startIcon={<RefreshCw size={18} aria-hidden />}
          loading={health.isFetching}
          onClick={() => health.refetch()}
        >
          Yenile
        </Button>
      }
    >
      {health.isPending && <LoadingRows />}
      {health.isError && <ErrorState error={health.error} onRetry={() => health.refetch()} />}
      {health.data && (
        <Box
          component="ul"
          aria-label="Parçaların durumu"
          sx={{
            listStyle: 'none',
            m: 0,
            p: 0,
            display: 'grid',
            gap: 2,
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: 'repeat(4, minmax(0, 1fr))',
            },
          }}
        >
          {health.data.parts.map(({ part, state, detail, ms }) => {
            const { label, icon: Icon, color } = states[state]
            return (
              <Paper key={part} component="li" variant="outlined" sx={{ p: 2 }}>
                <Typography variant="h3" component="h2">
                  {names[part]}
                </Typography>
                <Stack direction="row" sx={{ alignItems: 'center', gap: 0.75, my: 1, color, fontWeight: 600 }}>
                  <Icon size={18} aria-hidden />
                  {label}
                </Stack>
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {detail}
                  {ms !== null && ` · ${ms} ms`}
                </Typography>
              </Paper>
            )
          })}
        </Box>
      )}
      <Typography variant="h2" sx={{ mt: 4, mb: 1.5 }}>
        Diğer test sayfaları
      </Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {tools
          .filter(([to]) => passesGuard(routes[to].guard, user))
          .map(([to, label]) => (
            <LinkButton key={to} to={to} variant="outlined">
              {label}
            </LinkButton>
          ))}
      </Stack>
    </Page>
  )
}
