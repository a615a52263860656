import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import type { ImageView } from '#domain/property/properties/images.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'

interface Props {
  title: string
  images: ImageView[]
  chosen: string | null
  onChoose: (index: number) => void
}

/** One side: the chosen picture large, the room's other pictures below it. */
export function ComparedPictures({ title, images, chosen, onChoose }: Props) {
  const shown = images.find(({ id }) => id === chosen)
  return (
    <Stack sx={{ gap: 1, minWidth: 0 }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      {shown ? (
        <Box component="figure" sx={{ m: 0 }}>
          <Box
            component="img"
            src={fileAddress(shown.file_id)}
            alt={`${title}, ${shown.oda}`}
            loading="lazy"
            sx={frame}
          />
          <Typography component="figcaption" variant="body2" color="textSecondary" sx={{ pt: 0.5 }}>
            {[showDate(shown.created_at), shown.aciklama].filter(Boolean).join(' · ')}
          </Typography>
        </Box>
      ) : (
        <Box
          sx={{
            ...frame,
            display: 'grid',
            placeItems: 'center',
            border: 2,
            borderStyle: 'dashed',
            borderColor: 'divider',
          }}
        >
          <Typography variant="body2" color="textSecondary" sx={{ p: 1, textAlign: 'center' }}>
            Fotoğraf yok
          </Typography>
        </Box>
      )}
      {images.length > 1 && (
        <Stack direction="row" role="group" aria-label={`${title} fotoğrafını seç`} sx={{ flexWrap: 'wrap', gap: 1 }}>
          {images.map((image, index) => (
            <ButtonBase
              key={image.id}
              onClick={() => onChoose(index)}
              aria-pressed={image.id === chosen}
              aria-label={`${title} ${index + 1}${image.aciklama ? `: ${image.aciklama}` : ''}`}
              sx={{
                width: 60,
                height: 48,
                overflow: 'hidden',
                borderRadius: 1,
                border: 3,
                borderColor: image.id === chosen ? 'primary.main' : 'transparent',
              }}
            >
              <Box
                component="img"
                src={fileAddress(image.file_id, 'thumb')}
                alt=""
                loading="lazy"
                sx={{ width: '100%', height: '100%', objectFit: 'cover' }}
              />
            </ButtonBase>
          ))}
        </Stack>
      )}
    </Stack>
  )
}

const frame = {
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: 1,
  bgcolor: 'action.hover',
} as const
