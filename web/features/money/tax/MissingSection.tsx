import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { missingWords } from '#domain/money/tax/missing-words.rules.ts'
import type { MissingItem } from '#domain/money/tax/tax.schema.ts'
import { TextLink } from '#web/ui/link.tsx'
import { Section } from '#web/ui/Section.tsx'

/** Missing data that makes the figures uncertain, with links to enter it. */
export function MissingSection({ missing }: { missing: readonly MissingItem[] }) {
  return (
    <Section title="Kesinlik için eksik olanlar">
      {missing.length === 0 ? (
        <Typography>Bildiğimiz kadarıyla eksik yok.</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1.25 }}>
          {missing.map((item) => (
            <Box component="li" key={item.kind}>
              <Typography variant="body2">{missingWords[item.kind](item)}</Typography>
              {item.places.length > 0 && (
                <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
                  {item.places.map(({ property_id, title }, at) => (
                    <span key={property_id}>
                      {at > 0 && ', '}
                      <TextLink to="/property-detail/$id" params={{ id: property_id }}>
                        {title}
                      </TextLink>
                    </span>
                  ))}
                  {item.count > item.places.length && ` ve ${item.count - item.places.length} mülk daha`}
                </Typography>
              )}
            </Box>
          ))}
        </Box>
      )}
    </Section>
  )
}
