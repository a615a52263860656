import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showMoney } from '#domain/kernel/money.ts'
import { Page } from '#web/ui/Page.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import { Section } from './tool-parts.tsx'

const variants = [
  ['h1', 'Sayfa başlığı', 'Moda Caddesi 2+1 Daire'],
  ['h2', 'Bölüm başlığı', 'Onay bekleyen kontratlar'],
  ['h3', 'Kart başlığı', 'Mehmet Öztürk'],
  ['h4', 'Alt başlık', 'Kira ve ödeme'],
  ['body1', 'Metin', 'Kontratın tamamını okuyun; onaylayın ya da notunuzla düzenleme isteyin.'],
  ['body2', 'Küçük metin', 'Bağlantı yedi gün geçerlidir ve yalnızca size özeldir.'],
  ['caption', 'Açıklama', 'Son güncelleme 3 saat önce'],
  ['button', 'Düğme', 'Kontratı gönder'],
] as const

const amounts = [25_000_00, 1_111_11, 118_750_50]

export default function TypographyScreen() {
  return (
    <Page title="Tipografi" subtitle="Public Sans; her yazının bir yeri ve bir görevi var.">
      <Section title="Yazı biçimleri">
        <Stack component="dl" sx={{ m: 0, gap: 2.5 }}>
          {variants.map(([variant, use, sample]) => (
            <Box
              key={variant}
              sx={{
                display: 'grid',
                gap: { xs: 0.5, sm: 2 },
                gridTemplateColumns: { xs: '1fr', sm: '200px minmax(0, 1fr)' },
              }}
            >
              <Typography component="dt" variant="body2" color="textSecondary">
                {use} ({variant})
              </Typography>
              <Typography component="dd" variant={variant} sx={{ m: 0 }}>
                {sample}
              </Typography>
            </Box>
          ))}
        </Stack>
      </Section>
      <Section title="Türkçe harfler">
        <Typography variant="h2" component="p">
          ÇĞIİÖŞÜ çğıiöşü ÂÎÛ âîû ₺ “tırnak” ’
        </Typography>
      </Section>
      <Section title="Tutarlar">
        <Typography color="textSecondary" sx={{ mb: 1 }}>
          Alt alta duran rakamlar aynı genişliktedir.
        </Typography>
        <Stack sx={{ ...tabularFigures, width: 'fit-content', textAlign: 'right', fontWeight: 600 }}>
          {amounts.map((amount) => (
            <span key={amount}>{showMoney(amount, 'TL')}</span>
          ))}
        </Stack>
      </Section>
    </Page>
  )
}
