import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { fold } from '#domain/kernel/turkish-text.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { roomPlace } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { FrozenHandover, HandoverRoom } from '#domain/tenancy/handovers/handovers.schema.ts'
import { PhotoStrip } from './PhotoStrip.tsx'

/** The room's condition at move-in, shown while it is inspected again. */
export function RoomBefore({ room, before }: { room: HandoverRoom; before: FrozenHandover | null }) {
  const was =
    before?.data.rooms.find(({ id }) => id === room.id) ??
    before?.data.rooms.find(({ name }) => fold(name) === fold(room.name))
  if (!before || !was) return null
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'divider', pl: 1.5 }}>
      <Stack spacing={0.75}>
        <Typography variant="body2" color="textSecondary">
          Girişte: {was.condition || 'durumu yazılmamış'}
        </Typography>
        {was.remarks && (
          <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {was.remarks}
          </Typography>
        )}
        <PhotoStrip
          photos={before.photos
            .filter(({ place }) => place === roomPlace(was.id))
            .map(({ file_id }, at) => ({
              key: file_id,
              src: fileAddress(file_id),
              thumb: fileAddress(file_id, 'thumb'),
              text: `${was.name}, girişte ${at + 1}`,
            }))}
        />
      </Stack>
    </Box>
  )
}
