import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import type { ArrearsView } from '#domain/money/arrears/arrears.schema.ts'
import { mediationNote } from '#domain/money/arrears/justified.rules.ts'
import { endingInforms } from '#domain/tenancy/endings/ending-ways.rules.ts'
import { Section } from '#web/ui/Section.tsx'

/** The number of notices that count in a rent year, and their consequence. */
export const YearsSection = ({ view: { years } }: { view: ArrearsView }) => (
  <Section title={years.length > 0 ? 'Haklı ihtarlar' : 'Dava öncesinde'}>
    {years.map(({ ends_on, counted, could_have_waited, suit_from, suit_by }) => (
      <Box key={ends_on} sx={{ mb: 2 }}>
        <Typography sx={{ fontWeight: 600 }}>
          {showDate(ends_on)} günü biten kira yılında {counted.length} haklı ihtar
        </Typography>
        <Typography variant="body2">
          {counted.length >= 2
            ? `Tahliye davası ${showDate(suit_from)} – ${showDate(suit_by)} arasında açılabilir (TBK 352/2).`
            : 'Tahliye davası için bir kira yılında iki ayrı ay için iki haklı ihtar gerekir (TBK 352/2).'}
        </Typography>
        {could_have_waited.length > 0 && (
          <Typography variant="body2" color="textSecondary">
            Bir ihtarın ayı, önceki ihtar ulaştığında da ödenmemişti; mahkemeler bunu ayrı bir ihtar saymayabilir.
          </Typography>
        )}
      </Box>
    ))}
    <Typography variant="body2" color="textSecondary">
      {mediationNote} {endingInforms}
    </Typography>
  </Section>
)
