import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { healthNames } from '#domain/operations/diagnostics/health-names.messages.ts'
import { Fold } from '#web/ui/Fold.tsx'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { CardProps } from '../StartCards.tsx'

const looks = {
  ok: { label: 'Çalışıyor', color: 'success', variant: 'outlined' },
  attention: { label: 'Bakılmalı', color: 'secondary', variant: 'filled' },
  down: { label: 'Çalışmıyor', color: 'error', variant: 'filled' },
} as const

/** The state of mail, jobs and the other parts of the installation; what needs a look stands in the queue as well. */
export function Health({ view: { admin } }: CardProps) {
  if (!admin) return null
  const isWell = admin.health.every(({ state }) => state === 'ok')
  return (
    <Fold title={isWell ? 'Sistemin durumu: her şey çalışıyor' : 'Sistemin durumu'}>
      <Section
        title="Sistemin durumu"
        aside={
          <LinkButton to="/admin-outbox" variant="outlined">
            Giden postalar
          </LinkButton>
        }
      >
        <Box component="ul" aria-label="Sistemin durumu" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {admin.health.map(({ part, state, detail }) => (
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
                <Typography sx={{ fontWeight: 600 }}>{healthNames[part]}</Typography>
                <Typography variant="body2" color="textSecondary">
                  {detail}
                </Typography>
              </Box>
              <Chip size="small" {...looks[state]} sx={{ flexShrink: 0 }} />
            </Stack>
          ))}
        </Box>
      </Section>
    </Fold>
  )
}
