import FormControlLabel from '@mui/material/FormControlLabel'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useEffect, useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { consentTitles } from '#domain/operations/privacy/privacy.messages.ts'
import type { ConsentRow, ConsentSource } from '#domain/operations/privacy/privacy.schema.ts'
import { onConsentChange, readConsent, saveConsent } from '#web/lib/consent.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'

const sources: Record<ConsentSource, string> = { register: 'kayıt formu', browser: 'tarayıcıdaki tercih' }

/** The choice is stored in this browser; its history is stored in the account, by the signed-in shell. */
export function ConsentsSection({ consents }: { consents: ConsentRow[] }) {
  const [choice, setChoice] = useState(readConsent)
  useEffect(() => onConsentChange(() => setChoice(readConsent())), [])
  const isGiven = choice?.choice === 'analytics'
  return (
    <Section
      title="Rızalarım"
      id="rizalar"
      lead={
        <>
          Rıza yalnız siz verirseniz vardır; onu her an geri alabilirsiniz, bu hesabınızı etkilemez. Ne anlama geldiği{' '}
          <TextLink to="/consent">Açık Rıza Metni</TextLink>’ndedir.
        </>
      }
    >
      <FormControlLabel
        control={<Switch checked={isGiven} onChange={(_, given) => saveConsent(given ? 'analytics' : 'necessary')} />}
        label="Bu tarayıcıda sayfa kullanımımın ölçülmesine izin veriyorum"
      />
      <Stack spacing={1} sx={{ mt: 2 }}>
        <Typography variant="h3">Geçmiş</Typography>
        {consents.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            Bu hesapta kayıtlı bir rıza yok. Verdiğiniz ve geri aldığınız her rıza tarihiyle burada görünür.
          </Typography>
        ) : (
          <List disablePadding aria-label="Rıza geçmişi">
            {consents.map(({ id, kind, given, version, source, at }) => (
              <ListItem key={id} disableGutters sx={{ borderTop: 1, borderColor: 'divider' }}>
                <ListItemText
                  primary={`${consentTitles[kind]}: ${given ? 'kabul edildi' : 'geri alındı'}`}
                  secondary={`${showDateTime(at)} · ${sources[source]} · metin sürümü ${version}`}
                />
              </ListItem>
            ))}
          </List>
        )}
      </Stack>
    </Section>
  )
}
