import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { AdminSide } from '#domain/insight/dashboard/dashboard.schema.ts'
import { SeriesChart } from '#web/ui/charts/SeriesChart.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { monthLabel } from './trend-labels.ts'
import { type FailedParts, UnlessFailed } from './UnlessFailed.tsx'
import { WaitingRegistrations } from './WaitingRegistrations.tsx'
import { WaitingTickets } from './WaitingTickets.tsx'

/** Registrations to decide on, tickets to answer, the state of mail and jobs, and the growth of the service. */
export default function AdminStart({ side, ...failing }: { side: AdminSide } & FailedParts) {
  const { registrations, tickets, health, growth } = side
  return (
    <Stack spacing={3}>
      <UnlessFailed part="registrations" name="Kayıtlar" {...failing}>
        <WaitingRegistrations {...registrations} />
      </UnlessFailed>
      <UnlessFailed part="tickets" name="Destek talepleri" {...failing}>
        <WaitingTickets {...tickets} />
      </UnlessFailed>
      <UnlessFailed part="health" name="Sistemin durumu" {...failing}>
        <Health health={health} />
      </UnlessFailed>
      <UnlessFailed part="growth" name="Büyüme" {...failing}>
        <Section title="Büyüme" lead="Son on iki ayda eklenen hesap, mülk ve kontratlar.">
          <SeriesChart
            title="Aylara göre eklenenler"
            labels={growth.map(({ month }) => monthLabel(month))}
            series={[
              { name: 'Hesap', values: growth.map(({ accounts }) => accounts) },
              { name: 'Mülk', values: growth.map(({ properties }) => properties) },
              { name: 'Kontrat', values: growth.map(({ contracts }) => contracts) },
            ]}
            kind="bar"
            show={(value) => value.toLocaleString('tr-TR')}
          />
        </Section>
      </UnlessFailed>
    </Stack>
  )
}

const partNames: Record<AdminSide['health'][number]['part'], string> = {
  database: 'Veritabanı',
  storage: 'Depolama',
  mail: 'E-posta',
  sms: 'SMS',
  jobs: 'İşler',
  rates: 'Kurlar',
  identity: 'Kimlik denetimi',
  realtime: 'Anlık bildirim',
}
const looks = {
  ok: { label: 'Çalışıyor', color: 'success', variant: 'outlined' },
  attention: { label: 'Bakılmalı', color: 'secondary', variant: 'filled' },
  down: { label: 'Çalışmıyor', color: 'error', variant: 'filled' },
  missing: { label: 'Yok', color: 'default', variant: 'outlined' },
} as const

const Health = ({ health }: Pick<AdminSide, 'health'>) => (
  <Section
    title="Sistemin durumu"
    aside={
      <LinkButton to="/admin-outbox" variant="outlined">
        Giden postalar
      </LinkButton>
    }
  >
    <Box component="ul" aria-label="Sistemin durumu" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {health.map(({ part, state, detail }) => (
        <Stack
          component="li"
          key={part}
          direction="row"
          sx={{
            py: 1,
            gap: 2,
            justifyContent: 'space-between',
            alignItems: 'flex-start',
            '& + &': { borderTop: 1, borderColor: 'divider' },
          }}
        >
          <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Typography sx={{ fontWeight: 600 }}>{partNames[part]}</Typography>
            <Typography variant="body2" color="textSecondary">
              {detail}
            </Typography>
          </Box>
          <Chip size="small" {...looks[state]} sx={{ flexShrink: 0 }} />
        </Stack>
      ))}
    </Box>
  </Section>
)
