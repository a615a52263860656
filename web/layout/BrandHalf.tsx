import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { panel } from '#web/public-site/screens/panel.ts'

const band = '#0a434e'
const points = [
  'Kontratı kiracınız ve kefil kendi telefonundan okur ve yanıtlar.',
  'Kim ödedi, kim gecikti: açılış ekranında görünür.',
  'Beta süresince ücretsiz; kart bilgisi istenmez.',
]

/** The colours are the same in both themes: this is the product's own face, not a surface of a screen. */
const half = {
  bgcolor: band,
  color: '#ffffff',
  px: { xs: 2, sm: 3, md: 6 },
  minHeight: { xs: 56, md: '100dvh' },
  height: { md: '100dvh' },
  position: { md: 'sticky' },
  top: 0,
  display: 'flex',
  flexDirection: { md: 'column' },
  alignItems: { xs: 'center', md: 'stretch' },
  overflow: 'hidden',
  // The logo takes its colours from these.
  '--mui-palette-primary-main': '#ffffff',
  '--mui-palette-primary-contrastText': band,
  '& a:focus-visible': { outline: '2px solid #ffffff', outlineOffset: 2 },
} as const

export function BrandHalf({ home }: { home: ReactNode }) {
  return (
    <Box component="header" sx={half}>
      <Box sx={{ pt: { md: 4 } }}>{home}</Box>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 'clamp(24px, 7vh, 88px)', maxWidth: 460 }}>
        <Box component="p" sx={{ m: 0, fontSize: { md: 34, lg: 42 }, fontWeight: 800, lineHeight: 1.12 }}>
          Kiradaki mülkünüzü tek yerden yönetin
        </Box>
        <Box
          component="ul"
          sx={{ listStyle: 'none', p: 0, m: 0, mt: 3, display: 'grid', gap: 1.25, color: '#cfe4e7', lineHeight: 1.5 }}
        >
          {points.map((point) => (
            <Box
              component="li"
              key={point}
              sx={{
                pl: 2,
                position: 'relative',
                '&::before': {
                  content: '""',
                  position: 'absolute',
                  left: 0,
                  top: '0.3em',
                  bottom: '0.3em',
                  width: 3,
                  borderRadius: 2,
                  bgcolor: '#c98a2b',
                },
              }}
            >
              {point}
            </Box>
          ))}
        </Box>
      </Box>
      <Box
        component="figure"
        aria-hidden
        sx={{
          display: { xs: 'none', md: 'block' },
          m: 0,
          mt: 'clamp(24px, 6vh, 64px)',
          mr: -6,
          flex: 1,
          minHeight: 0,
          '& img': {
            display: 'block',
            width: '128%',
            height: 'auto',
            minHeight: '100%',
            objectFit: 'cover',
            objectPosition: 'left top',
            borderRadius: '12px 0 0 0',
            boxShadow: '0 18px 48px rgb(0 0 0 / 38%)',
          },
        }}
      >
        <picture>
          <source type="image/avif" srcSet={panel.light.avif} sizes="54vw" />
          <img
            src={panel.light.webp}
            alt=""
            width={panel.width}
            height={panel.height}
            loading="lazy"
            decoding="async"
          />
        </picture>
      </Box>
    </Box>
  )
}
