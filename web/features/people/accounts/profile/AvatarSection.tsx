import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { ImagePlus, Trash2 } from 'lucide-react'
import { type ChangeEvent, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { isPicture, PersonAvatar } from '#web/ui/PersonAvatar.tsx'
import { Section } from '#web/ui/Section.tsx'
import { pictureProblem, pictureTypes } from './crop-picture.ts'
import { useRemoveAvatar, useUploadAvatar } from './profile.queries.ts'

const CropDialog = lazy(() => import('./CropDialog.tsx'))

export function AvatarSection({ me }: { me: CurrentUser }) {
  const { user } = me
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const upload = useUploadAvatar()
  const removal = useRemoveAvatar()
  const confirm = useConfirm()

  useEffect(() => () => URL.revokeObjectURL(chosen ?? ''), [chosen])

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0]
    // Emptied, so that the same file can be chosen again.
    event.target.value = ''
    if (!file) return
    const found = pictureProblem(file)
    setProblem(found ?? '')
    if (!found) setChosen(URL.createObjectURL(file))
  }

  const save = (picture: Blob, refused: (error: Error) => void) =>
    upload.run(picture, { done: () => setChosen(null), refused })

  const remove = async () => {
    const sure = await confirm({
      title: 'Profil resmi kaldırılsın mı?',
      text: 'Resmin yerine adınızın baş harfleri görünür. İstediğinizde yeni bir resim yükleyebilirsiniz.',
      confirmLabel: 'Kaldır',
      danger: true,
    })
    if (sure) await removal.run(undefined, { refused: (error) => setProblem(messageOf(error)) })
  }

  return (
    <Section title="Profil resmi">
      <Stack direction="row" spacing={2.5} sx={{ alignItems: 'center' }}>
        <PersonAvatar name={user.username} avatar={user.avatar} size={88} />
        <Box sx={{ minWidth: 0 }}>
          <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
            <Button
              variant="outlined"
              startIcon={<ImagePlus size={18} aria-hidden />}
              onClick={() => input.current?.click()}
            >
              Resim seç
            </Button>
            {isPicture(user.avatar) && (
              <Button
                color="error"
                startIcon={<Trash2 size={18} aria-hidden />}
                onClick={remove}
                loading={removal.busy}
                loadingPosition="start"
              >
                Kaldır
              </Button>
            )}
          </Stack>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
            JPEG, PNG veya WebP; en fazla 5&nbsp;MB.
          </Typography>
          <input
            ref={input}
            type="file"
            accept={pictureTypes.join(',')}
            onChange={choose}
            hidden
            aria-label="Profil resmi dosyası"
          />
        </Box>
      </Stack>
      {problem && (
        <Alert severity="error" sx={{ mt: 2 }} onClose={() => setProblem('')}>
          {problem}
        </Alert>
      )}
      {chosen && (
        <Suspense fallback={null}>
          <CropDialog
            source={chosen}
            onSave={save}
            onCancel={() => setChosen(null)}
            onUnreadable={(text) => {
              setChosen(null)
              setProblem(text)
            }}
          />
        </Suspense>
      )}
    </Section>
  )
}
