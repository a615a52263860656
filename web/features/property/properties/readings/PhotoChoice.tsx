import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Camera, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { imageTypes, maxFileBytes } from '#domain/services/files/files.schema.ts'
import { fileProblem } from '#web/ui/file-problem.ts'

/** A photo of the meter, uploaded with the reading. */
export function PhotoChoice({ photo, onChange }: { photo: File | null; onChange: (photo: File | null) => void }) {
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState('')
  const [preview, setPreview] = useState('')
  useEffect(() => {
    if (!photo) return
    const address = URL.createObjectURL(photo)
    setPreview(address)
    return () => URL.revokeObjectURL(address)
  }, [photo])

  const choose = (file: File | undefined) => {
    if (!file) return
    const wrong = fileProblem(file, imageTypes, maxFileBytes)
    setProblem(wrong ?? '')
    if (!wrong) onChange(file)
  }
  return (
    <Stack direction="row" sx={{ alignItems: 'center', gap: 1.5, mt: 2, flexWrap: 'wrap' }}>
      {photo && preview && (
        <Box
          component="img"
          src={preview}
          alt="Seçilen sayaç fotoğrafı"
          sx={{ width: 64, height: 64, objectFit: 'cover', borderRadius: 1 }}
        />
      )}
      <Button variant="outlined" startIcon={<Camera size={18} aria-hidden />} onClick={() => input.current?.click()}>
        {photo ? 'Fotoğrafı değiştir' : 'Sayacın fotoğrafı'}
      </Button>
      {photo && (
        <Button startIcon={<X size={18} aria-hidden />} onClick={() => onChange(null)}>
          Vazgeç
        </Button>
      )}
      {problem && (
        <Typography variant="body2" color="error" role="alert">
          {problem}
        </Typography>
      )}
      <input
        ref={input}
        type="file"
        hidden
        accept={imageTypes.join(',')}
        aria-label="Sayaç fotoğrafı dosyası"
        onChange={(event) => {
          choose(event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </Stack>
  )
}
