import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { FileSearch } from 'lucide-react'
import { type ChangeEvent, type FormEvent, type KeyboardEvent, useRef, useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { SubmitButton } from '#web/forms/form.tsx'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { goTo } from '#web/lib/navigation.ts'
import { TextInput } from '#web/ui/TextInput.tsx'
import { hashInPdf } from './hash-in-pdf.ts'
import { VerifyAnswer } from './VerifyAnswer.tsx'

const title = routes['/verify'].title
const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()
const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text)
const notAHash =
  'Özet 64 karakterdir: 0–9 rakamları ve a–f harfleri. Belgenin son sayfasındaki satırı olduğu gibi yazın.'

/** Read by hand: the router would take a hash of digits for a number. */
const inAddress = (search: string) => plain(new URLSearchParams(search).get('ozet') ?? '')

export default function VerifyScreen() {
  const asked = useRouterState({ select: (state) => inAddress(state.location.searchStr) })
  // Another address is another question.
  return <Verify key={asked} asked={asked} />
}

export function Verify({ asked }: { asked: string }) {
  const [text, setText] = useState(asked)
  const [problem, setProblem] = useState(asked && !isHash(asked) ? notAHash : '')
  const chooser = useRef<HTMLInputElement>(null)
  const queries = useQueryClient()
  const ask = (hash: string) => {
    // The same address is no way to ask again.
    if (hash === asked) void queries.invalidateQueries({ queryKey: contractKeys.verify(hash) })
    else goTo(`/verify?ozet=${hash}`)
  }
  const reading = useMutation({
    mutationFn: hashInPdf,
    retry: false,
    onSuccess: (hash) => {
      if (!hash) return
      setText(hash)
      ask(hash)
    },
  })
  const isOtherFile = reading.isPending || reading.isError || (reading.isSuccess && !reading.data)
  // An answer stands only beside its own question: never while another one is typed or read, or after that failed.
  const stands = isHash(asked) && plain(text) === asked && !isOtherFile

  function submit(event: FormEvent) {
    event.preventDefault()
    reading.reset()
    const hash = plain(text)
    setProblem(isHash(hash) ? '' : notAHash)
    if (isHash(hash)) ask(hash)
  }
  /** A hash has no line breaks to type, so Enter asks as it does in any other field. */
  function submitOnEnter(event: KeyboardEvent<HTMLElement>) {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    event.currentTarget.closest('form')?.requestSubmit()
  }
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? []
    // The same file can be chosen again.
    target.value = ''
    if (file) reading.mutate(file)
  }

  return (
    <AuthFrame
      wide
      title={title}
      lead="Elinizdeki kira sözleşmesinin şart özetinin kayıtlarımızda olup olmadığını öğrenin. Hesap gerekmez, kişisel bilgi gösterilmez."
    >
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
          onChange={(event) => setText(event.target.value)}
          onKeyDown={submitOnEnter}
        />
        <SubmitButton>Özeti sorgula</SubmitButton>
        <Divider>ya da</Divider>
        <input
          ref={chooser}
          type="file"
          accept="application/pdf,.pdf"
          hidden
          aria-label="Sözleşmenin PDF’i"
          onChange={choose}
        />
        <Button
          variant="outlined"
          size="large"
          loading={reading.isPending}
          startIcon={<FileSearch size={18} aria-hidden />}
          onClick={() => chooser.current?.click()}
        >
          PDF dosyasını seç
        </Button>
        <Typography variant="body2" color="textSecondary">
          Dosya cihazınızdan çıkmaz; özet tarayıcınızda okunur ve yalnızca o sorulur.
        </Typography>
      </Stack>
      {reading.isError && (
        <Alert severity="error" sx={{ mt: 2 }}>
          Bu dosya okunamadı. Anahtar’dan indirilen PDF’i seçin ya da özeti elle yazın.
        </Alert>
      )}
      {reading.isSuccess && !reading.data && (
        <Alert severity="warning" sx={{ mt: 2 }}>
          Bu dosyada bir özet bulunamadı. Tarama ya da fotoğrafsa, son sayfadaki özeti elle yazın.
        </Alert>
      )}
      {stands && (
        <Card sx={{ mt: 3, p: 2.5 }}>
          <VerifyAnswer hash={asked} />
        </Card>
      )}
    </AuthFrame>
  )
}
