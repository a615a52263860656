import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import type { Palette } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { Page } from '#web/ui/Page.tsx'
import { theme } from '#web/ui/theme.ts'
import { contrast } from './contrast.ts'
import { Section } from './tool-parts.tsx'

const tones = [
  { name: 'primary', use: 'Ana renk (petrol): eylemler, bağlantılar' },
  { name: 'secondary', use: 'Pirinç: şimdi yapılacak iş' },
  { name: 'warning', use: 'Dikkat isteyen: bekleyen, yaklaşan' },
  { name: 'error', use: 'Hata, geri alınamaz eylem' },
  { name: 'success', use: 'Tamamlandı, onaylandı' },
  { name: 'info', use: 'Bilgi' },
] as const

const grounds = [
  { ground: 'default', use: 'Sayfanın zemini' },
  { ground: 'paper', use: 'Kartın ve pencerenin zemini' },
] as const

/** MUI keeps both schemes on the theme but does not type them. */
const { colorSchemes } = theme as unknown as { colorSchemes: Record<'light' | 'dark', { palette: Palette }> }

/** Read from the theme itself, for both schemes, so it shows what the screens really use. */
export default function ColorScreen() {
  return (
    <Page
      title="Renkler"
      subtitle="Açık ve koyu temanın renkleri ve üzerlerindeki yazının kontrastı (en az 4,5 gerekir)."
    >
      {(['light', 'dark'] as const).map((scheme) => {
        const { palette } = colorSchemes[scheme]
        const texts = [
          ['birincil yazı', palette.text.primary],
          ['ikincil yazı', palette.text.secondary],
        ] as const
        return (
          <Section key={scheme} title={scheme === 'light' ? 'Açık tema' : 'Koyu tema'}>
            <Box
              sx={{
                display: 'grid',
                gap: 1.5,
                gridTemplateColumns: 'repeat(auto-fill, minmax(min(210px, 100%), 1fr))',
              }}
            >
              {tones.map(({ name, use }) => (
                <Swatch
                  key={name}
                  name={name}
                  use={use}
                  background={palette[name].main}
                  ink={palette[name].contrastText}
                />
              ))}
              {grounds.flatMap(({ ground, use }) =>
                texts.map(([label, ink]) => (
                  <Swatch
                    key={ground + label}
                    name={`background.${ground} – ${label}`}
                    use={use}
                    background={palette.background[ground]}
                    ink={ink}
                  />
                )),
              )}
            </Box>
          </Section>
        )
      })}
    </Page>
  )
}

function Swatch({ name, use, background, ink }: { name: string; use: string; background: string; ink: string }) {
  return (
    <Paper variant="outlined" sx={{ p: 2, minHeight: 112, bgcolor: background, color: ink }}>
      <Typography sx={{ fontWeight: 650 }}>{name}</Typography>
      <Typography variant="body2">{use}</Typography>
      <Typography variant="body2" sx={{ mt: 1 }}>
        {background} · {contrast(background, ink).toLocaleString('tr-TR', { maximumFractionDigits: 1 })}
      </Typography>
    </Paper>
  )
}
