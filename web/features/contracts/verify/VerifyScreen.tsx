import { zodResolver } from '@hookform/resolvers/zod'
import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Divider from '@mui/material/Divider'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useMutation } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { FileSearch } from 'lucide-react'
import { type ChangeEvent, useEffect, useRef } from 'react'
import { useForm } from 'react-hook-form'
import { z } from 'zod'
import { routes } from '#domain/access/routes.ts'
import { FormField, SubmitButton } from '#web/forms/form.tsx'
import { AuthFrame } from '#web/layout/AuthFrame.tsx'
import { goTo } from '#web/lib/navigation.ts'
import { hashInPdf } from './hash-in-pdf.ts'
import { VerifyAnswer } from './VerifyAnswer.tsx'

const title = routes['/verify'].title
const plain = (text: string) => text.replace(/\s/g, '').toLowerCase()
const isHash = (text: string) => /^[0-9a-f]{64}$/.test(text)
const notAHash =
  'Özet 64 karakterdir: 0–9 rakamları ve a–f harfleri. Belgenin son sayfasındaki satırı olduğu gibi yazın.'
/** A hash is pasted as it is printed, in groups and with capital letters. */
const question = z.object({ hash: z.string().transform(plain).refine(isHash, notAHash) })

/** Read by hand: the router would take a hash of digits for a number. */
const inAddress = (search: string) => plain(new URLSearchParams(search).get('ozet') ?? '')

export default function VerifyScreen() {
  const asked = useRouterState({ select: (state) => inAddress(state.location.searchStr) })
  // Another address is another question.
  return <Verify key={asked} asked={asked} />
}

function Verify({ asked }: { asked: string }) {
  const form = useForm({ resolver: zodResolver(question), defaultValues: { hash: asked } })
  const chooser = useRef<HTMLInputElement>(null)
  const ask = (hash: string) => goTo(`/verify?ozet=${hash}`)
  const reading = useMutation({
    mutationFn: hashInPdf,
    retry: false,
    onSuccess: (hash) => hash && ask(hash),
  })

  // A hash in the address was sent already: what is wrong with it stands there from the start.
  useEffect(() => {
    if (asked) void form.trigger()
  }, [asked, form.trigger])

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
      <Stack component="form" spacing={2} onSubmit={form.handleSubmit(({ hash }) => ask(hash))} noValidate>
        <FormField
          control={form.control}
          name="hash"
          label="Şartların SHA-256 özeti"
          multiline
          minRows={2}
          helperText="Belgenin son sayfasında yazar; boşluklarla da yapıştırabilirsiniz."
          slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'none', maxLength: 200 } }}
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
      {isHash(asked) && (
        <Card sx={{ mt: 3, p: 2.5 }}>
          <VerifyAnswer hash={asked} />
        </Card>
      )}
    </AuthFrame>
  )
}
