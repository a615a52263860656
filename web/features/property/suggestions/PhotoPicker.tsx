import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Camera, ImagePlus, X } from 'lucide-react'
import { type ChangeEvent, useRef, useState } from 'react'
import { imageTypes, maxFileBytes } from '#domain/services/files/files.schema.ts'
import { fileProblem } from '#web/ui/file-problem.ts'
import { thumbStyle } from './request-parts.tsx'
import type { PhotoTray } from './use-photos.ts'

/** Several photos, taken or chosen; they are uploaded together with the text. */
export function PhotoPicker({ tray, max, busy }: { tray: PhotoTray; max: number; busy: boolean }) {
  const lens = useRef<HTMLInputElement>(null)
  const chooser = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const room = max - tray.photos.length

  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const files = [...(event.target.files ?? [])]
    // Emptied, so that the same file can be chosen again.
    event.target.value = ''
    const problems = files.map((file) => [file, fileProblem(file, imageTypes, maxFileBytes)] as const)
    const fitting = problems.flatMap(([file, wrong]) => (wrong ? [] : [file]))
    const refused = problems.find(([, wrong]) => wrong)
    setProblem(
      refused
        ? `${refused[0].name}: ${refused[1]}`
        : fitting.length > room
          ? `En fazla ${max} fotoğraf eklenebilir; fazlası alınmadı.`
          : '',
    )
    tray.add(fitting.slice(0, Math.max(0, room)))
  }

  return (
    <Box role="group" aria-label="Fotoğraflar">
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
        <Button
          variant="outlined"
          startIcon={<Camera size={18} aria-hidden />}
          onClick={() => lens.current?.click()}
          disabled={busy || room <= 0}
          sx={{ display: 'none', '@media (pointer: coarse)': { display: 'inline-flex' } }}
        >
          Fotoğraf çek
        </Button>
        <Button
          variant="outlined"
          startIcon={<ImagePlus size={18} aria-hidden />}
          onClick={() => chooser.current?.click()}
          disabled={busy || room <= 0}
        >
          Fotoğraf seç
        </Button>
        <input
          ref={lens}
          type="file"
          hidden
          accept="image/*"
          capture="environment"
          onChange={choose}
          aria-label="Kamera"
        />
        <input
          ref={chooser}
          type="file"
          hidden
          multiple
          accept={imageTypes.join(',')}
          onChange={choose}
          aria-label="Fotoğraf dosyaları"
        />
      </Stack>
      {problem && (
        <Typography variant="body2" color="error" role="alert" sx={{ mt: 1 }}>
          {problem}
        </Typography>
      )}
      {tray.photos.length > 0 && (
        <Box
          component="ul"
          aria-label="Eklenen fotoğraflar"
          sx={{
            m: 0,
            mt: 1.5,
            p: 0,
            listStyle: 'none',
            display: 'grid',
            gap: 1,
            gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))',
          }}
        >
          {tray.photos.map(({ key, address, state, share, problem: failure }, at) => (
            <Box component="li" key={key} sx={{ position: 'relative' }}>
              <Box component="img" src={address} alt={`Seçilen fotoğraf ${at + 1}`} sx={thumbStyle} />
              {state === 'sending' && (
                <LinearProgress
                  variant={share < 1 ? 'determinate' : 'indeterminate'}
                  value={share * 100}
                  aria-label={`Fotoğraf ${at + 1} yükleniyor`}
                  sx={{ position: 'absolute', left: 0, right: 0, bottom: 0 }}
                />
              )}
              {state === 'failed' && (
                <Typography variant="body2" color="error" role="alert">
                  {failure}
                </Typography>
              )}
              {state !== 'sending' && state !== 'sent' && (
                <IconButton
                  aria-label={`Fotoğraf ${at + 1}: kaldır`}
                  onClick={() => tray.remove(key)}
                  sx={{
                    position: 'absolute',
                    top: 2,
                    right: 2,
                    width: 44,
                    height: 44,
                    bgcolor: 'background.paper',
                    '&:hover': { bgcolor: 'background.paper' },
                  }}
                >
                  <X size={18} aria-hidden />
                </IconButton>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Box>
  )
}
