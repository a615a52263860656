import Alert from '@mui/material/Alert'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { type FormEvent, type KeyboardEvent, useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { SubmitButton } from '#web/forms/form.tsx'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { goTo } from '#web/lib/navigation.ts'
import { DropZone } from '#web/ui/DropZone.tsx'
import { TextInput } from '#web/ui/TextInput.tsx'
import { readPaper } from './read-paper.ts'
import { SealedFileAnswer } from './SealedFileAnswer.tsx'
import { VerifyAnswer } from './VerifyAnswer.tsx'

const title = routes['/verify'].title
const paperTypes = ['application/pdf', '.pdf', 'application/json', '.json']
const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()
const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text)
const notAHash =
  'Özet 64 karakterdir: 0–9 rakamları ve a–f harfleri. Belgenin son sayfasındaki satırı olduğu gibi yazın.'

/** Read directly, because the router would parse a hash of digits as a number. */
const inAddress = (search: string) => plain(new URLSearchParams(search).get('ozet') ?? '')

export default function VerifyScreen() {
  const asked = useRouterState({ select: (state) => inAddress(state.location.searchStr) })
  // Keyed, because another address is another question.
  return <Verify key={asked} asked={asked} />
}

export function Verify({ asked }: { asked: string }) {
  const [text, setText] = useState(asked)
  const [problem, setProblem] = useState(asked && !isHash(asked) ? notAHash : '')
  const queries = useQueryClient()
  const ask = (hash: string) => {
    // Navigating to the same address would not ask again.
    if (hash === asked) void queries.invalidateQueries({ queryKey: contractKeys.verify(hash) })
    else goTo(`/verify?ozet=${hash}`)
  }
  const reading = useMutation({
    mutationFn: readPaper,
    retry: false,
    onSuccess: ({ hash, sealed }) => {
      setProblem('')
      if (sealed) void queries.invalidateQueries({ queryKey: contractKeys.verifyFile(sealed.digest, sealed.seal) })
      if (!hash) return
      setText(hash)
      ask(hash)
    },
  })
  const isOtherFile = reading.isPending || reading.isError || (reading.isSuccess && !reading.data.hash)
  // A result is shown only for its own hash: not while another one is typed, is being read or has failed.
  const stands = isHash(asked) && plain(text) === asked && !isOtherFile

  function submit(event: FormEvent) {
    event.preventDefault()
    reading.reset()
    const hash = plain(text)
    setProblem(isHash(hash) ? '' : notAHash)
    if (isHash(hash)) ask(hash)
  }
  /** A hash has no line breaks, so Enter submits as in a single-line field. */
  function submitOnEnter(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.closest('form')?.requestSubmit()
  }
  return (
    <AuthFrame
      wide
      title={title}
      lead="Elinizdeki kira kontratının, tutanağın ya da ekstrenin kayıtlarımızdaki belge olup olmadığını öğrenin. Hesap gerekmez, kişisel bilgi gösterilmez."
    >
      <Stack spacing={2}>
        <DropZone
          label="PDF’i buraya bırakın ya da seçin"
          hint="Dosya cihazınızdan çıkmaz; özet tarayıcınızda okunur ve yalnızca o sorulur."
          accept={paperTypes}
          busy={reading.isPending}
          chooseLabel="PDF dosyasını seç"
          inputLabel="Belgenin PDF’i"
          onFiles={([file]) => file && reading.mutate(file)}
        />
        {reading.isError && (
          <Alert severity="error">Bu dosya okunamadı. Anahtar’dan indirilen PDF’i seçin ya da özeti elle yazın.</Alert>
        )}
        {reading.data?.sealed && (
          <Card sx={{ p: 2.5 }}>
            <SealedFileAnswer {...reading.data.sealed} />
          </Card>
        )}
        {reading.isSuccess && !reading.data.sealed && !reading.data.hash && (
          <Alert severity="warning">
            Bu dosyada bir özet bulunamadı. Tarama ya da fotoğrafsa, son sayfadaki özeti elle yazın.
          </Alert>
        )}
        {stands && (
          <Card sx={{ p: 2.5 }}>
            <VerifyAnswer hash={asked} />
          </Card>
        )}
        <Divider>ya da özeti yazın</Divider>
        <Stack component="form" spacing={2} onSubmit={submit} noValidate>
          <TextInput
            label="Şartların SHA-256 özeti"
            fullWidth
            multiline
            minRows={2}
            value={text}
            error={Boolean(problem)}
            helperText={problem || 'Belgenin son sayfasında yazar; boşluklarla da yapıştırabilirsiniz.'}
            slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 200 } }}
            onChange={(event) => {
              reading.reset()
              setText(event.target.value)
            }}
            onKeyDown={submitOnEnter}
          />
          <SubmitButton>Özeti sorgula</SubmitButton>
        </Stack>
      </Stack>
    </AuthFrame>
  )
}
