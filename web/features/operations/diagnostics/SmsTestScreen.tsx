import Alert from '@mui/material/Alert'
import Stack from '@mui/material/Stack'
import { useQuery } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { smsTestForm } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { smsQuery, useSendSms } from './diagnostics.queries.ts'
import { Section, TesterOnly } from './tool-parts.tsx'

const adapters: Record<string, string> = {
  outbox: 'Mesajlar dışarı çıkmaz, giden kutusunda okunur.',
  http: 'Mesajlar gerçek bir servise iletilir.',
}

export default function SmsTestScreen() {
  const state = useQuery(smsQuery)
  return (
    <Page title="SMS Testi" subtitle="SMS sağlayıcısıyla bir mesaj gönderir.">
      {state.isPending && <LoadingRows rows={2} />}
      {state.isError && <ErrorState error={state.error} onRetry={() => state.refetch()} />}
      {state.data && (
        <>
          <Alert severity={state.data.transport ? 'info' : 'warning'} variant="outlined" sx={{ mb: 2 }}>
            {state.data.transport
              ? `Bağdaştırıcı: ${state.data.transport}. ${adapters[state.data.transport] ?? ''}`
              : 'SMS kapalı. SMS_ADAPTER=outbox ya da http ile açılır; kapalıyken karar öncesi kod istenmez.'}
          </Alert>
          {state.data.may_send && <SendForm />}
          {state.data.transport && !state.data.may_send && <TesterOnly what="Göndermek" />}
        </>
      )}
    </Page>
  )
}

function SendForm() {
  const form = useForm({
    resolver: zodResolver(smsTestForm),
    defaultValues: { to: '', text: 'Anahtar deneme mesajı' },
  })
  const sending = useSendSms()
  return (
    <Section title="Mesaj">
      <Stack
        component="form"
        noValidate
        spacing={2}
        onSubmit={form.handleSubmit((body) =>
          sending.run(body, { refused: (error) => void applyServerErrors(form, error) }),
        )}
      >
        <FormField control={form.control} name="to" type="tel" label="Cep telefonu" placeholder="0532 111 22 33" />
        <FormField control={form.control} name="text" label="Metin" multiline minRows={2} />
        <SubmitButton busy={sending.busy} sx={{ alignSelf: 'flex-start' }}>
          SMS gönder
        </SubmitButton>
      </Stack>
    </Section>
  )
}
