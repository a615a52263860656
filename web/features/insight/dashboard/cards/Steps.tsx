import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { CircleCheck } from 'lucide-react'
import { isNewcomer } from '#domain/insight/dashboard/dashboard.rules.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { visuallyHidden } from '#web/ui/visually-hidden.ts'
import type { CardProps } from '../StartCards.tsx'

const steps = [
  {
    key: 'property',
    title: 'Mülkünüzü ekleyin',
    text: 'Adını yazmanız yeterli; adres, belgeler ve fotoğraflar sonra da eklenebilir.',
    label: 'Mülk Ekle',
    to: '/addProperty',
  },
  {
    key: 'contract',
    title: 'Kontratı hazırlayın, kiracınızı davet edin',
    text: 'Kiracınızın e-posta adresini yazın; kontrat okuyup onaylaması için ona gider.',
    label: 'Kontrat Ekle',
    to: '/addContract',
  },
  {
    key: 'agreed',
    title: 'Kiracınız onaylasın',
    text: 'Onayladığı gün kontrat yürürlüğe girer; kiraları ve geciken ödemeleri bu ekranda görürsünüz.',
    label: 'Kontratlar',
    to: '/contracts',
  },
] as const

/** The steps to the first contract; finished ones are ticked, and the next one has the button. */
export function Steps({ view: { landlord } }: CardProps) {
  const done = landlord?.steps
  if (!done || !isNewcomer(done)) return null
  const next = steps.find(({ key }) => !done[key])
  return (
    <Section title="İlk kontratınıza üç adım">
      <Stack component="ol" spacing={2.5} sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {steps.map(({ key, title, text, label, to }, at) => (
          <Stack component="li" key={key} direction="row" spacing={2}>
            <Mark at={at + 1} done={done[key]} />
            <Box sx={{ minWidth: 0 }}>
              <Typography sx={{ fontWeight: 600 }}>
                {title}
                {done[key] && (
                  <Box component="span" sx={visuallyHidden}>
                    , yapıldı
                  </Box>
                )}
              </Typography>
              <Typography variant="body2" color="textSecondary">
                {text}
              </Typography>
              {next?.key === key && (
                <LinkButton variant="contained" to={to} sx={{ mt: 1.5 }}>
                  {label}
                </LinkButton>
              )}
            </Box>
          </Stack>
        ))}
      </Stack>
    </Section>
  )
}

const Mark = ({ at, done }: { at: number; done: boolean }) => (
  <Box
    aria-hidden
    sx={{
      display: 'grid',
      placeItems: 'center',
      flexShrink: 0,
      width: 32,
      height: 32,
      borderRadius: '50%',
      fontWeight: 700,
      ...(done ? { color: 'success.main' } : { border: 2, borderColor: 'primary.main', color: 'primary.main' }),
    }}
  >
    {done ? <CircleCheck size={32} /> : at}
  </Box>
)
