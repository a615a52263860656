import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { borrowedWords } from '#domain/money/tax/sheet-words.rules.ts'
import type { TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { MissingSection } from './MissingSection.tsx'
import { TaxInputsSection } from './TaxInputsSection.tsx'
import { TaxLinesSection } from './TaxLinesSection.tsx'
import { TaxMethodsSection } from './TaxMethodsSection.tsx'
import { TaxPropertiesSection } from './TaxPropertiesSection.tsx'
import { TaxResultSection } from './TaxResultSection.tsx'
import { TaxRowsDialog } from './TaxRowsDialog.tsx'

export interface AskedRows {
  of: 'rent' | 'expenses'
  /** Empty for all properties. */
  property: string
  title: string
}

/** First the tax to pay, then its calculation, then what is uncertain. */
export function TaxSheetView({ sheet }: { sheet: TaxSheet }) {
  const [rows, setRows] = useState<AskedRows | null>(null)
  const { dwelling, workplace, plain } = sheet.facts
  // Without rent there is nothing to calculate; the result says so, and a column of zeros would add nothing.
  const reckoned = dwelling + workplace + plain > 0 ? sheet.calculation : null
  return (
    <Stack spacing={2}>
      {sheet.borrowed !== null && <Alert severity="warning">{borrowedWords(sheet)}</Alert>}
      {!sheet.calculation && <NoFigures sheet={sheet} />}
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {sheet.calculation && <TaxResultSection sheet={sheet} calculation={sheet.calculation} />}
          {reckoned && <TaxLinesSection sheet={sheet} onRows={setRows} />}
        </Stack>
        <Stack spacing={2} sx={{ minWidth: 0 }}>
          {reckoned && <TaxMethodsSection sheet={sheet} calculation={reckoned} />}
          <MissingSection missing={sheet.missing} />
          <TaxInputsSection sheet={sheet} />
        </Stack>
      </Box>
      <TaxPropertiesSection sheet={sheet} onRows={setRows} />
      {rows && <TaxRowsDialog sheet={sheet} asked={rows} onClose={() => setRows(null)} />}
    </Stack>
  )
}

/** Never calculates silently with the figures of another year. */
function NoFigures({ sheet: { year, person, last_known } }: { sheet: TaxSheet }) {
  return (
    <Alert
      severity="warning"
      action={
        last_known !== null && (
          <LinkButton to="/taxTemplate" search={{ yil: year, kisi: person.id, rakam: 'son' }} color="inherit">
            {last_known} rakamlarıyla tahmin et
          </LinkButton>
        )
      }
    >
      {year} yılının konut istisnası, gelir tavanı, beyan sınırları ve vergi tarifesi kayıtlı değil; vergi hesaplanmadı.
      Tahsilatlar ve giderler aşağıdadır.
    </Alert>
  )
}
