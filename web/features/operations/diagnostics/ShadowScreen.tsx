import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { Page } from '#web/ui/Page.tsx'
import { Section } from './tool-parts.tsx'

const levels = [
  { elevation: 0, use: 'Düz yüzey; kartlar çizgiyle ayrılır' },
  { elevation: 1, use: 'Üst çubuk' },
  { elevation: 2, use: 'Sürüklenen öğe' },
  { elevation: 4, use: 'Seçim çubuğu' },
  { elevation: 8, use: 'Menü, açılır liste' },
  { elevation: 16, use: 'Yan çekmece' },
  { elevation: 24, use: 'Pencere' },
] as const

export default function ShadowScreen() {
  return (
    <Page
      title="Gölgeler"
      subtitle="Yüzey ne kadar üstteyse gölgesi o kadar derin; sayfadaki her şey bu basamaklardan birinde durur."
    >
      <Section title="Basamaklar">
        <Box
          sx={{
            display: 'grid',
            gap: 4,
            p: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(200px, 100%), 1fr))',
          }}
        >
          {levels.map(({ elevation, use }) => (
            <Paper
              key={elevation}
              {...(elevation === 0 ? { variant: 'outlined' as const } : { elevation })}
              // In dark mode a shadow separates nothing.
              sx={{ p: 2, minHeight: 104, border: 1, borderColor: 'divider' }}
            >
              <Typography sx={{ fontWeight: 650 }}>{elevation}</Typography>
              <Typography variant="body2" color="textSecondary">
                {use}
              </Typography>
            </Paper>
          ))}
        </Box>
      </Section>
      <Section title="Köşeler">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {[
            ['10 px', 1, 'Kart, düğme, alan'],
            ['50 %', '50%', 'Kişi resmi, sayfa düğmesi'],
          ].map(([label, radius, use]) => (
            <Box key={label} sx={{ textAlign: 'center' }}>
              <Box sx={{ width: 96, height: 96, mx: 'auto', mb: 1, borderRadius: radius, bgcolor: 'primary.main' }} />
              <Typography sx={{ fontWeight: 650 }}>{label}</Typography>
              <Typography variant="body2" color="textSecondary">
                {use}
              </Typography>
            </Box>
          ))}
        </Box>
      </Section>
    </Page>
  )
}
