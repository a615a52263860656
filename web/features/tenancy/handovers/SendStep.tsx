import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { showDate } from '#domain/kernel/dates.ts'
import { handoverTitles, type MissingEntry } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { HandoverData, HandoverView } from '#domain/tenancy/handovers/handovers.schema.ts'
import { FormFailure } from '#web/forms/FormFailure.tsx'
import { useConfirmSending } from '#web/ui/confirm-sending.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { HandoverCompare } from './HandoverCompare.tsx'
import { useSendHandover } from './handovers.queries.ts'
import { stepOf } from './steps.ts'

interface Props {
  handover: HandoverView
  missing: readonly MissingEntry[]
  /** Returns the saved version, once everything has reached the server. */
  settle: () => Promise<number | null>
  go: (id: string) => void
}

/** The missing items, each with a link to its step; without any, the button that asks the other party. */
export function SendStep({ handover, missing, settle, go }: Props) {
  const { control } = useFormContext<HandoverData>()
  const data = useWatch({ control }) as HandoverData
  const { run, busy, error } = useSendHandover(handover.id)
  const [unsaved, setUnsaved] = useState(false)
  const other = handover.rents ? 'Mülk sahibine' : 'Kiracıya'
  const ask = useConfirmSending()
  const content = `${data.rooms.length} oda, ${data.fixtures.length} demirbaş, ${handover.photos.length} fotoğraf`
  const send = async () => {
    const sure = await ask({
      title: 'Tutanak gönderilsin mi?',
      to: handover.rents ? 'Mülk sahibi' : handover.tenant_names.join(', '),
      facts: [
        ['Konu', `${handoverTitles[handover.kind]}, ${handover.property_title}`],
        ['Teslim günü', data.date && showDate(data.date)],
        ['İçindekiler', content],
      ],
      follows:
        'Tutanak bu hâliyle dondurulur ve karşı tarafın onayına e-postayla gönderilir; siz onaylamış sayılırsınız. Onaylanana kadar geri alıp düzeltebilirsiniz.',
      confirmLabel: 'Tutanağı gönder',
    })
    if (!sure) return
    const version = await settle()
    setUnsaved(version === null)
    if (version !== null) await run({ version })
  }
  return (
    <>
      <Section title="Gözden geçir ve gönder">
        <Stack spacing={2}>
          {missing.length > 0 ? (
            <>
              <Alert severity="info">Göndermeden önce tamamlanması gerekenler:</Alert>
              <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
                {missing.map(({ at, text }) => (
                  <li key={`${at} ${text}`}>
                    <Button
                      fullWidth
                      variant="outlined"
                      onClick={() => go(stepOf(at))}
                      sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
                    >
                      {text}
                    </Button>
                  </li>
                ))}
              </Stack>
            </>
          ) : (
            <Typography>
              Tutanak bu hâliyle dondurulur ve karşı tarafa e-postayla gönderilir. Göndermekle siz onaylamış
              sayılırsınız; karşı taraf onaylar ya da itiraz eder. {content}.
            </Typography>
          )}
          {unsaved && <FormFailure>Son yazdıklarınız henüz kaydedilemedi. Bağlantınızı kontrol edin.</FormFailure>}
          {error && <FormFailure>{messageOf(error)}</FormFailure>}
          <Button variant="contained" size="large" disabled={missing.length > 0} loading={busy} onClick={send}>
            {other} gönder
          </Button>
        </Stack>
      </Section>
      {handover.before && <HandoverCompare handover={{ data, photos: handover.photos }} before={handover.before} />}
    </>
  )
}
