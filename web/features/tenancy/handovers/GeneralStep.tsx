import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Plus } from 'lucide-react'
import { useFieldArray, useFormContext } from 'react-hook-form'
import { newId } from '#domain/kernel/ids.ts'
import { type HandoverData, maxRooms } from '#domain/tenancy/handovers/handovers.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormField } from '#web/forms/form.tsx'
import { Section } from '#web/ui/Section.tsx'

/** Date, people present, and the list of rooms. */
export function GeneralStep({ go }: { go: (id: string) => void }) {
  const { control } = useFormContext<HandoverData>()
  const rooms = useFieldArray({ control, name: 'rooms', keyName: 'key' })
  const add = () => {
    const id = newId()
    rooms.append({ id, name: '', condition: '', remarks: '' })
    go(`room:${id}`)
  }
  return (
    <>
      <Section title="Teslim">
        <Stack spacing={2}>
          <DateField control={control} name="date" label="Teslim tarihi" required />
          <FormField
            control={control}
            name="present"
            label="Hazır bulunanlar"
            helperText="Örneğin: mülk sahibi, kiracı, emlakçı"
          />
        </Stack>
      </Section>
      <Section title="Odalar" lead="Sırayla gezin; her odada durumunu seçin, gerekirse fotoğraf ve not ekleyin.">
        <Stack spacing={1}>
          {rooms.fields.map((room) => (
            <Button
              key={room.key}
              variant="outlined"
              onClick={() => go(`room:${room.id}`)}
              sx={{ justifyContent: 'flex-start', textAlign: 'left' }}
            >
              {room.name || 'Adsız oda'}
            </Button>
          ))}
          {rooms.fields.length === 0 && <Typography color="textSecondary">Henüz oda yok.</Typography>}
          <Button
            startIcon={<Plus size={18} aria-hidden />}
            disabled={rooms.fields.length >= maxRooms}
            onClick={add}
            sx={{ justifyContent: 'flex-start' }}
          >
            Oda ekle
          </Button>
        </Stack>
      </Section>
    </>
  )
}
