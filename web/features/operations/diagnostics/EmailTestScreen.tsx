import Box from '@mui/material/Box'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemButton from '@mui/material/ListItemButton'
import ListItemText from '@mui/material/ListItemText'
import Paper from '@mui/material/Paper'
import Stack from '@mui/material/Stack'
import Tab from '@mui/material/Tab'
import Tabs from '@mui/material/Tabs'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod'
import { type diagnosticsApi, mailTestForm } from '#domain/operations/diagnostics/diagnostics.api.ts'
import { FormField, SubmitButton } from '#web/forms/form.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { Page } from '#web/ui/Page.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { belowLabel } from '#web/ui/theme.ts'
import { emailsQuery, useSendEmail } from './diagnostics.queries.ts'
import { OpenTool, TesterOnly } from './tool-parts.tsx'

type Preview = z.output<typeof diagnosticsApi.emails.reply>['documents'][number]

export default function EmailTestScreen() {
  const list = useQuery(emailsQuery)
  const [chosen, setChosen] = useState<string | null>(null)
  const letters = list.data?.documents ?? []
  const letter = letters.find(({ name }) => name === chosen) ?? letters[0]

  return (
    <OpenTool>
      <Page
        title="E-posta Testi"
        subtitle={
          list.data ? `${letters.length} mektup, örnek bilgilerle. Gönderim: ${list.data.transport}` : undefined
        }
      >
        {list.isPending && <LoadingRows />}
        {list.isError && <ErrorState error={list.error} onRetry={() => list.refetch()} />}
        {letter && list.data && (
          <Box
            sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '280px minmax(0, 1fr)' } }}
          >
            <Paper
              variant="outlined"
              sx={{ alignSelf: 'start', maxHeight: { xs: 260, md: 'none' }, overflow: 'auto' }}
              tabIndex={0}
            >
              <List disablePadding aria-label="Mektuplar">
                {letters.map(({ name, subject }) => (
                  <ListItem key={name} disablePadding>
                    <ListItemButton
                      selected={name === letter.name}
                      aria-current={name === letter.name}
                      onClick={() => setChosen(name)}
                    >
                      <ListItemText primary={name} secondary={subject} slotProps={{ secondary: { noWrap: true } }} />
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            </Paper>
            <Box sx={{ minWidth: 0 }}>
              {list.data.may_send ? <SendForm name={letter.name} /> : <TesterOnly what="Göndermek" signIn />}
              <Letter letter={letter} />
            </Box>
          </Box>
        )}
      </Page>
    </OpenTool>
  )
}

function SendForm({ name }: { name: string }) {
  const form = useForm({ resolver: zodResolver(mailTestForm.pick({ to: true })), defaultValues: { to: '' } })
  const sending = useSendEmail(name)
  return (
    <Stack
      component="form"
      noValidate
      direction={{ xs: 'column', sm: 'row' }}
      spacing={1.5}
      sx={{ mb: 2, alignItems: 'flex-start' }}
      onSubmit={form.handleSubmit(({ to }) => sending.run(to))}
    >
      <FormField control={form.control} name="to" type="email" label="Alıcı e-posta adresi" autoComplete="email" />
      <SubmitButton busy={sending.busy} sx={{ minHeight: 56, flexShrink: 0, mt: { sm: belowLabel } }}>
        Örneği gönder
      </SubmitButton>
    </Stack>
  )
}

function Letter({ letter }: { letter: Preview }) {
  const [view, setView] = useState<'html' | 'text' | 'fields'>('html')
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Typography variant="h2" sx={{ overflowWrap: 'anywhere' }}>
        {letter.subject}
      </Typography>
      <Tabs value={view} onChange={(_, next) => setView(next)} aria-label="Mektubun biçimi">
        <Tab value="html" label="Görünüm" id="letter-html" aria-controls="letter-panel" />
        <Tab value="text" label="Düz metin" id="letter-text" aria-controls="letter-panel" />
        <Tab value="fields" label="Alanlar" id="letter-fields" aria-controls="letter-panel" />
      </Tabs>
      <Box role="tabpanel" id="letter-panel" aria-labelledby={`letter-${view}`} tabIndex={0} sx={{ mt: 1.5 }}>
        {view === 'html' && (
          <Box
            component="iframe"
            sandbox=""
            srcDoc={letter.html}
            title={`Mektubun görünümü: ${letter.subject}`}
            sx={{ width: 1, height: 560, border: 1, borderColor: 'divider', borderRadius: 1, bgcolor: '#fff' }}
          />
        )}
        {view === 'text' && (
          <Typography component="pre" sx={{ m: 0, font: 'inherit', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
            {letter.text}
          </Typography>
        )}
        {view === 'fields' && (
          <Typography sx={{ overflowWrap: 'anywhere' }}>
            Sağlayıcının şablonuna giden alanlar: {letter.fields.join(', ')}
          </Typography>
        )}
      </Box>
    </Paper>
  )
}
