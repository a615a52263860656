import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { isRented, rentedText, titleOf } from '#domain/property/properties/properties.rules.ts'
import type { PropertyDetail } from '#domain/property/properties/property-detail.api.ts'
import { StatusChip } from '#web/features/property/properties/StatusChip.tsx'
import { TextLink, thumbRoom } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'
import { UnlessFailed } from './UnlessFailed.tsx'

/** The flats and shops of a building. */
export function UnitsSection({ detail }: { detail: PropertyDetail }) {
  const { units, failed } = detail
  const rented = units.filter((unit) => isRented(unit.tasinmazDurumu)).length
  return (
    <Section
      title="Bağımsız bölümler"
      lead={!failed.includes('units') && units.length > 0 && rentedText({ total: units.length, rented }, 'bölüm')}
    >
      <UnlessFailed detail={detail} parts={['units']}>
        {units.length === 0 && (
          <Typography color="textSecondary">
            Bu binaya bağlı bölüm yok. Bir daireyi düzenleyip “Bağlı olduğu bina” alanında bu binayı seçin.
          </Typography>
        )}
        <Stack component="ul" spacing={1} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {units.map((unit) => (
            <Box component="li" key={unit.id} sx={{ display: 'flex', gap: 1, alignItems: 'center', minHeight: 44 }}>
              <Box sx={{ minWidth: 0, mr: 'auto' }}>
                <TextLink
                  to="/property-detail/$id"
                  params={{ id: unit.id }}
                  sx={{ ...thumbRoom, overflowWrap: 'anywhere' }}
                >
                  {titleOf(unit)}
                </TextLink>
                {unit.tasinmazCinsi && (
                  <Typography variant="body2" color="textSecondary">
                    {unit.tasinmazCinsi}
                  </Typography>
                )}
              </Box>
              <StatusChip status={unit.tasinmazDurumu} />
            </Box>
          ))}
        </Stack>
      </UnlessFailed>
    </Section>
  )
}
