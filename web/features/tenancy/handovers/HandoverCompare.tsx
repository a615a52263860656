import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { meterLabels, meterUnits } from '#domain/property/properties/properties.schema.ts'
import { showReading } from '#domain/property/properties/readings.messages.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { compareHandovers, roomPlace } from '#domain/tenancy/handovers/handovers.rules.ts'
import type { FrozenHandover, HandoverRoom, HandoverView } from '#domain/tenancy/handovers/handovers.schema.ts'
import { Section } from '#web/ui/Section.tsx'
import { PhotoStrip } from './PhotoStrip.tsx'

interface Props {
  handover: Pick<HandoverView, 'data' | 'photos'>
  before: FrozenHandover
}

/** Move-in beside move-out: pictures by room, what got worse, and the consumption by meter. */
export function HandoverCompare({ handover, before }: Props) {
  const { rooms, fixtures, meters, keys } = compareHandovers(before.data, handover.data)
  const worse = fixtures.filter((fixture) => fixture.worse)
  const missing = keys.filter((key) => key.after < key.before)
  const photos = (list: readonly { file_id: string; place: string }[], room: HandoverRoom | null, when: string) =>
    room
      ? list
          .filter(({ place }) => place === roomPlace(room.id))
          .map(({ file_id }, at) => ({
            key: file_id,
            src: fileAddress(file_id),
            thumb: fileAddress(file_id, 'thumb'),
            text: `${room.name}, ${when} ${at + 1}`,
          }))
      : []
  return (
    <Section title="Giriş ve çıkış yan yana" lead="Solda girişte, sağda çıkışta. Kesinti ve depozito ayrıca konuşulur.">
      <Stack spacing={3}>
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {meters
            .filter(({ before: one, after: other }) => one !== null || other !== null)
            .map(({ meter, before: one, after: other, used }) => (
              <li key={meter}>
                <Typography component="span" sx={{ fontWeight: 600 }}>
                  {meterLabels[meter]}:
                </Typography>{' '}
                {one === null ? '—' : showReading(one)} → {other === null ? '—' : showReading(other)}
                {used !== null && `, tüketim ${showReading(used)} ${meterUnits[meter]}`}
                {used !== null && used < 0 && ' (sayacı kontrol edin)'}
              </li>
            ))}
        </Box>
        {(worse.length > 0 || missing.length > 0) && (
          <Box component="ul" aria-label="Farklar" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
            {worse.map(({ id, name, brand, before: one, after: other }) => (
              <Difference key={id} label={[name, brand].filter(Boolean).join(' ')}>
                {one!.condition || '—'} ({one!.count}) → {other ? `${other.condition || '—'} (${other.count})` : 'yok'}
              </Difference>
            ))}
            {missing.map(({ kind, before: one, after: other }) => (
              <Difference key={kind} label={`${kind} anahtarı`}>
                {one} → {other}
              </Difference>
            ))}
          </Box>
        )}
        {rooms.map(({ name, before: one, after: other }) => (
          <Box key={name}>
            <Typography variant="h3" sx={{ mb: 1 }}>
              {name}
            </Typography>
            <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
              <RoomSide title="Girişte" room={one}>
                <PhotoStrip large photos={photos(before.photos, one, 'girişte')} />
              </RoomSide>
              <RoomSide title="Çıkışta" room={other}>
                <PhotoStrip large photos={photos(handover.photos, other, 'çıkışta')} />
              </RoomSide>
            </Box>
          </Box>
        ))}
      </Stack>
    </Section>
  )
}

const Difference = ({ label, children }: { label: string; children: ReactNode }) => (
  <Box component="li" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
    <Chip size="small" color="warning" label="Fark" />
    <Typography component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {label}
    </Typography>
    <span>{children}</span>
  </Box>
)

const RoomSide = ({ title, room, children }: { title: string; room: HandoverRoom | null; children: ReactNode }) => (
  <Stack spacing={0.75} sx={{ minWidth: 0 }}>
    <Typography variant="body2" color="textSecondary">
      {title}
    </Typography>
    <Typography sx={{ overflowWrap: 'anywhere' }}>{room?.condition || '—'}</Typography>
    {room?.remarks && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {room.remarks}
      </Typography>
    )}
    {children}
  </Stack>
)
