import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useController, useFieldArray, useFormContext, useWatch } from 'react-hook-form'
import { rooms as roomNames } from '#domain/property/properties/images.schema.ts'
import { roomPlace } from '#domain/tenancy/handovers/handovers.rules.ts'
import {
  type HandoverData,
  type HandoverView,
  maxRoomPhotos,
  roomConditions,
} from '#domain/tenancy/handovers/handovers.schema.ts'
import { FormField } from '#web/forms/form.tsx'
import { SuggestField } from '#web/forms/SuggestField.tsx'
import ConfirmDialog from '#web/ui/ConfirmDialog.tsx'
import { Section } from '#web/ui/Section.tsx'
import { PlacePhotos } from './PlacePhotos.tsx'
import { RoomBefore } from './RoomBefore.tsx'

interface Props {
  index: number
  handover: HandoverView
  settle: () => Promise<number | null>
  go: (id: string) => void
}

/** One room: condition by one tap, pictures from the camera, a short text. */
export function RoomStep({ index, handover, settle, go }: Props) {
  const { control } = useFormContext<HandoverData>()
  const room = useWatch({ control, name: `rooms.${index}` })
  const rooms = useFieldArray({ control, name: 'rooms', keyName: 'key' })
  const [removing, setRemoving] = useState(false)
  const { field } = useController({ control, name: `rooms.${index}.condition` })
  if (!room) return null
  return (
    <Section title={room.name || 'Yeni oda'}>
      <Stack spacing={2}>
        <SuggestField control={control} name={`rooms.${index}.name`} label="Oda" options={roomNames} />
        <Stack role="group" aria-label="Durumu" direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {roomConditions.map((condition) => (
            <Chip
              key={condition}
              label={condition}
              onClick={() => field.onChange(condition)}
              aria-pressed={field.value === condition}
              color={field.value === condition ? 'primary' : 'default'}
              variant={field.value === condition ? 'filled' : 'outlined'}
              sx={{ height: 44, borderRadius: 22 }}
            />
          ))}
        </Stack>
        <RoomBefore room={room} before={handover.before} />
        <PlacePhotos
          handover={handover}
          place={roomPlace(room.id)}
          name={room.name || 'Oda'}
          max={maxRoomPhotos}
          // The server must know the room before it accepts a picture of it.
          before={settle}
        />
        <FormField
          control={control}
          name={`rooms.${index}.remarks`}
          label="Notlar"
          multiline
          minRows={2}
          helperText="Çatlak, leke, eksik parça gibi"
          maxLength={1000}
        />
        <div>
          <Button color="error" onClick={() => setRemoving(true)}>
            Odayı çıkar
          </Button>
        </div>
      </Stack>
      <ConfirmDialog
        open={removing}
        danger
        title={`${room.name || 'Oda'} çıkarılsın mı?`}
        text={<Typography>Bu odanın notları ve fotoğrafları tutanağa girmez.</Typography>}
        confirmLabel="Çıkar"
        onConfirm={() => {
          setRemoving(false)
          go('general')
          rooms.remove(index)
        }}
        onCancel={() => setRemoving(false)}
      />
    </Section>
  )
}
