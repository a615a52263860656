import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showDateTime } from '#domain/kernel/dates.ts'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type diagnosticsApi, tokenForm } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { FormField, SubmitButton } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { Page } from '#web/ui/Page.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { toolsQuery, useMakeToken, useReadToken } from './diagnostics.queries.ts'
import { damages } from './token-damage.ts'
import { OpenTool, Section, TesterOnly } from './tool-parts.tsx'

export default function GuarantorTestScreen() {
  const tools = useQuery(toolsQuery)
  const [token, setToken] = useState('')
  const reading = useReadToken()
  const look = (text: string) => {
    setToken(text)
    void reading.run({ token: text })
  }

  return (
    <OpenTool>
      <Page
        title="Kefil Bağlantısı Testi"
        subtitle="Belirteç üretin, parçalarına ayırın, bozun: sunucunun her duruma verdiği yanıtı görün."
      >
        <Section title="Üret">
          {tools.data && !tools.data.may_try ? (
            <TesterOnly what="Geçerli imzalı belirteç üretmek" signIn />
          ) : (
            <MakeForm onMade={look} />
          )}
        </Section>
        <Section title="Çöz ve boz">
          <TextInput
            label="Belirteç"
            value={token}
            onChange={(event) => setToken(event.target.value)}
            multiline
            minRows={3}
            fullWidth
            helperText="Bir bağlantının son bölümünü de yapıştırabilirsiniz."
          />
          <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, mt: 2 }}>
            <Button variant="contained" loading={reading.busy} onClick={() => look(token.trim())}>
              Çöz
            </Button>
            {damages.map(({ label, apply }) => (
              <Button key={label} variant="outlined" disabled={!token} onClick={() => look(apply(token.trim()))}>
                {label}
              </Button>
            ))}
          </Stack>
          <Box aria-live="polite" sx={{ mt: 2 }}>
            {reading.data && <Reading reading={reading.data} />}
          </Box>
        </Section>
      </Page>
    </OpenTool>
  )
}

function MakeForm({ onMade }: { onMade: (token: string) => void }) {
  const form = useForm({
    resolver: zodResolver(tokenForm),
    defaultValues: { contract_id: newId(), guarantor_email: 'kefil_bir@example.com', days_ago: 0 },
  })
  const making = useMakeToken()
  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={form.handleSubmit((body) => making.run(body, { done: ({ token }) => onMade(token) }))}
    >
      <FormField control={form.control} name="contract_id" label="Kontrat kimliği" />
      <FormField control={form.control} name="guarantor_email" type="email" label="Kefilin e-posta adresi" />
      <FormField
        control={form.control}
        name="days_ago"
        type="number"
        label="Kaç gün önce üretilmiş gibi"
        helperText="Yedi günden eskisi süresi dolmuş sayılır."
      />
      <Typography variant="body2" color="textSecondary">
        Üretilen belirteç doğru imzalıdır ama hiçbir kontratı açmaz: kayıtta yalnızca e-postayla gönderilenler vardır.
      </Typography>
      <SubmitButton busy={making.busy} sx={{ alignSelf: 'flex-start' }}>
        Belirteç üret
      </SubmitButton>
    </Stack>
  )
}

const partNames = ['Kontrat', 'Kefilin adresi (onaltılık)', 'Oluşturulma (ms)', 'İmza']

function Reading({ reading }: { reading: ReplyOf<typeof diagnosticsApi.readToken> }) {
  return (
    <>
      <Alert severity={reading.accepted ? 'success' : 'error'} variant="outlined" sx={{ mb: 2 }}>
        {reading.message}
      </Alert>
      {reading.parts.length > 0 && (
        <Box
          component="dl"
          sx={{
            m: 0,
            display: 'grid',
            gridTemplateColumns: { xs: '1fr', sm: 'max-content minmax(0, 1fr)' },
            columnGap: 2,
            rowGap: { xs: 0.25, sm: 0.75 },
            '& dt': { color: 'text.secondary' },
            '& dd': { m: 0, overflowWrap: 'anywhere', mb: { xs: 1, sm: 0 } },
          }}
        >
          {reading.parts.map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a part is identified by its position
            <Box key={index} sx={{ display: 'contents' }}>
              <dt>{partNames[index] ?? `Fazla parça ${index + 1}`}</dt>
              <dd>{part || '(boş)'}</dd>
            </Box>
          ))}
          {reading.guarantor_email && (
            <>
              <dt>Kefilin adresi</dt>
              <dd>{reading.guarantor_email}</dd>
            </>
          )}
          {reading.created_at && (
            <>
              <dt>Oluşturulma</dt>
              <dd>{showDateTime(reading.created_at)}</dd>
            </>
          )}
        </Box>
      )}
    </>
  )
}
