import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { showMoney } from '#domain/kernel/money.ts'
import { taxedKindLabels } from '#domain/money/tax/property-year.rules.ts'
import type { TaxProperty, TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { leftOutWords } from '#domain/money/tax/tax-lines.rules.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import type { AskedRows } from './TaxSheetView.tsx'

const shownFirst = 20

interface Props {
  sheet: TaxSheet
  onRows: (asked: AskedRows) => void
}

/** The user's own share of each property. */
export function TaxPropertiesSection({ sheet, onRows }: Props) {
  const [all, setAll] = useState(false)
  const shown = all ? sheet.places : sheet.places.slice(0, shownFirst)
  return (
    <Section
      title="Mülkler"
      lead={`${sheet.year} yılında ${sheet.own ? 'payınıza' : 'kişinin payına'} düşen; her ayın kirası o ayın hisselerine bölünür.`}
    >
      {shown.length === 0 ? (
        <Typography>Bu yıl tahsil edilmiş kira ve ödenmiş gider yok.</Typography>
      ) : (
        <Box component="ul" aria-label="Mülkler" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {shown.map((property) => (
            <Box
              component="li"
              key={property.property_id}
              sx={{ py: 2, borderBottom: 1, borderColor: 'divider', '&:last-of-type': { borderBottom: 0, pb: 0 } }}
            >
              <TaxPropertyRow property={property} onRows={onRows} />
            </Box>
          ))}
        </Box>
      )}
      {sheet.places.length > shown.length && (
        <Button sx={{ mt: 1, ml: -1 }} onClick={() => setAll(true)}>
          Bütün mülkler ({sheet.places.length})
        </Button>
      )}
    </Section>
  )
}

function TaxPropertyRow({ property, onRows }: { property: TaxProperty; onRows: Props['onRows'] }) {
  const { title, uses, share, removed, owned, gross, before, withheld, expenses, asked, unknown } = property
  const leftOut = leftOutWords(property)
  const ask = (of: AskedRows['of']) => onRows({ of, property: property.property_id, title })
  const about = [
    uses.map(({ kind }) => taxedKindLabels[kind]).join(', '),
    share && `pay ${share}`,
    !owned && 'hissedarsınız',
    removed && 'silinmiş',
  ]
  return (
    <Box sx={{ display: { md: 'flex' }, justifyContent: 'space-between', alignItems: 'end', columnGap: 2 }}>
      <Box sx={{ minWidth: 0, flexGrow: 1 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{title}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 1.5 }}>
          {about.filter(Boolean).join(' · ')}
        </Typography>
        <FactList
          facts={[
            ['Brüt kira', showMoney(gross + before)],
            ['Bunun elle yazılanı', before > 0 && showMoney(before)],
            ['Kesilen stopaj', withheld > 0 && showMoney(withheld)],
            ['İndirilebilir gider', owned && showMoney(expenses)],
            ['Sayılmayan gider', leftOut.length > 0 && leftOut.join('; ')],
            ['Sorulacak gider', asked > 0 && showMoney(asked)],
            [
              'Kuru bilinmeyen',
              unknown.length > 0 && unknown.map(({ amount, currency }) => showMoney(amount, currency)).join(', '),
            ],
          ]}
        />
      </Box>
      <Stack direction="row" sx={{ gap: 1, flexWrap: { xs: 'wrap', md: 'nowrap' }, mt: 1, ml: -1 }}>
        {(gross > 0 || unknown.length > 0) && (
          <Button size="small" onClick={() => ask('rent')} aria-label={`Tahsilatlar: ${title}`}>
            Tahsilatlar
          </Button>
        )}
        {owned && (expenses + asked > 0 || leftOut.length > 0) && (
          <Button size="small" onClick={() => ask('expenses')} aria-label={`Giderler: ${title}`}>
            Giderler
          </Button>
        )}
      </Stack>
    </Box>
  )
}
