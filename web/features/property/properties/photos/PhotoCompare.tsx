import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Columns2 } from 'lucide-react'
import { useState } from 'react'
import { type ComparedRoom, comparedRooms, withoutRoom } from '#domain/property/properties/images.rules.ts'
import type { ImageView } from '#domain/property/properties/images.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { ImageSlider } from '#web/ui/ImageSlider.tsx'
import { EmptyState } from '#web/ui/states.tsx'
import { ComparedPictures } from './ComparedPictures.tsx'
import { photoText } from './photo-text.ts'

type Room = ComparedRoom<ImageView>

/** Room by room: pictures of the handover beside those of the return. */
export function PhotoCompare({ delivery, evacuation }: { delivery: ImageView[]; evacuation: ImageView[] }) {
  const rooms = comparedRooms(delivery, evacuation)
  const [chosen, setChosen] = useState('')
  const room = rooms.find(({ name }) => name === chosen) ?? rooms.find(isPair) ?? rooms[0]
  const nameless = withoutRoom([...delivery, ...evacuation])
  if (!room) {
    return (
      <EmptyState
        icon={Columns2}
        title="Karşılaştıracak fotoğraf yok"
        text="Teslim ve tahliye fotoğraflarına aynı odanın adını verin; burada yan yana görürsünüz."
      />
    )
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack direction="row" role="group" aria-label="Oda" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {rooms.map((each) => (
          <Chip
            key={each.name}
            label={isPair(each) ? each.name : `${each.name} · ${missing(each)}`}
            color={each === room ? 'primary' : 'default'}
            variant={each === room ? 'filled' : 'outlined'}
            aria-pressed={each === room}
            onClick={() => setChosen(each.name)}
            sx={{ height: 44, borderRadius: 22, px: 0.5, ...(!isPair(each) && { borderStyle: 'dashed' }) }}
          />
        ))}
      </Stack>
      <RoomCompare key={room.name} room={room} />
      {nameless > 0 && (
        <Alert severity="info">
          {nameless} fotoğrafın odası belirtilmemiş. Karşılaştırmaya girmesi için fotoğrafa oda verin.
        </Alert>
      )}
    </Stack>
  )
}

const isPair = ({ delivery, evacuation }: Room) => delivery.length > 0 && evacuation.length > 0
const missing = ({ delivery }: Room) => (delivery.length > 0 ? 'tahliyesi yok' : 'teslimi yok')

function RoomCompare({ room }: { room: Room }) {
  const [before, setBefore] = useState(0)
  const [after, setAfter] = useState(0)
  const one = room.delivery[before] ?? room.delivery[0]
  const other = room.evacuation[after] ?? room.evacuation[0]
  return (
    <Stack component="section" aria-label={`${room.name} karşılaştırması`} sx={{ gap: 2 }}>
      <Typography variant="h3" component="h2">
        {room.name}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 2, sm: 3 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', ...(one && other && { md: 'minmax(0, 3fr) minmax(0, 2fr)' }) },
          alignItems: 'start',
        }}
      >
        {one && other ? (
          <ImageSlider
            label={`${room.name}: teslim ve tahliye arasındaki çizgi`}
            before={{ src: fileAddress(one.file_id), alt: `Teslim, ${photoText(one)}`, label: 'Teslim' }}
            after={{ src: fileAddress(other.file_id), alt: `Tahliye, ${photoText(other)}`, label: 'Tahliye' }}
          />
        ) : (
          <Alert severity="warning">
            {one
              ? 'Bu odanın tahliye fotoğrafı yok; yalnızca teslimdeki hâli gösteriliyor.'
              : 'Bu odanın teslim fotoğrafı yok; yalnızca tahliyedeki hâli gösteriliyor.'}
          </Alert>
        )}
        <Box sx={{ display: 'grid', gap: { xs: 1.5, sm: 2 }, gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' }}>
          <ComparedPictures title="Teslim" images={room.delivery} chosen={one?.id ?? null} onChoose={setBefore} />
          <ComparedPictures title="Tahliye" images={room.evacuation} chosen={other?.id ?? null} onChoose={setAfter} />
        </Box>
      </Box>
    </Stack>
  )
}
