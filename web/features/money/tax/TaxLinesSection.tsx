import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { ChevronDown } from 'lucide-react'
import { showMoney } from '#domain/kernel/money.ts'
import type { TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { type TaxLine, taxLines } from '#domain/money/tax/tax-lines.rules.ts'
import { Section } from '#web/ui/Section.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import type { AskedRows } from './TaxSheetView.tsx'

interface Props {
  sheet: TaxSheet
  onRows: (asked: AskedRows) => void
}

/** Each line opens its rule, its source and the rows behind it. */
export function TaxLinesSection({ sheet, onRows }: Props) {
  return (
    <Section title="Hesap" lead="Bir satıra dokunun: kuralı, kaynağı ve arkasındaki kayıtlar açılır.">
      {taxLines(sheet).map((line) => (
        <Line key={line.key} line={line} onRows={onRows} />
      ))}
    </Section>
  )
}

function Line({ line, onRows }: { line: TaxLine; onRows: Props['onRows'] }) {
  const { label, amount, minus, total, rule, source, rows } = line
  const weight = { fontWeight: total ? 700 : 400 }
  return (
    <Accordion
      disableGutters
      elevation={0}
      square
      slotProps={{ heading: { component: 'h3' }, transition: { unmountOnExit: true } }}
      sx={{ borderBottom: 1, borderColor: 'divider', bgcolor: 'transparent', '&::before': { display: 'none' } }}
    >
      <AccordionSummary
        expandIcon={<ChevronDown size={18} aria-hidden />}
        sx={{
          px: 0,
          minHeight: 48,
          '& .MuiAccordionSummary-content': { my: 1, gap: 2, justifyContent: 'space-between' },
        }}
      >
        <Typography component="span" sx={weight}>
          {label}
        </Typography>
        <Typography component="span" sx={{ ...weight, ...tabularFigures, whiteSpace: 'nowrap', pr: 1 }}>
          {showMoney(minus && amount > 0 ? -amount : amount)}
        </Typography>
      </AccordionSummary>
      <AccordionDetails sx={{ px: 0, pt: 0 }}>
        <Typography variant="body2">{rule}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Kaynak: {source}
        </Typography>
        {rows && amount > 0 && (
          <Button sx={{ mt: 0.5, ml: -1 }} onClick={() => onRows({ of: rows, property: '', title: 'Bütün mülkler' })}>
            {rows === 'rent' ? 'Tahsilatları göster' : 'Giderleri göster'}
          </Button>
        )}
      </AccordionDetails>
    </Accordion>
  )
}
