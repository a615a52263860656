import Box from '@mui/material/Box'
import Chip from '@mui/material/Chip'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { showMoney } from '#domain/kernel/money.ts'
import { bindingWords } from '#domain/money/tax/sheet-words.rules.ts'
import { type TaxCalculation, taxMethods } from '#domain/money/tax/tax.rules.ts'
import type { TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { methodLabels } from '#domain/money/tax/tax-lines.rules.ts'
import { FigureHelp } from '#web/ui/FigureHelp.tsx'
import { Section } from '#web/ui/Section.tsx'

const figures = [
  ['İndirim', 'deduction'],
  ['Matrah', 'base'],
  ['Vergi', 'tax'],
  ['Stopajdan sonra', 'payable'],
] as const

/** Both ways of deduction side by side; the better one is marked. */
export function TaxMethodsSection({ sheet, calculation }: { sheet: TaxSheet; calculation: TaxCalculation }) {
  const same = calculation.lump.tax === calculation.actual.tax
  return (
    <Section title="Götürü mü, gerçek gider mi?" aside={<FigureHelp name="taxBase" />}>
      <Box sx={{ overflowX: 'auto', mx: -1 }}>
        <Table size="small" aria-label="Gider yöntemleri" sx={{ '& td, & th': { px: { xs: 0.75, sm: 1 } } }}>
          <TableHead>
            <TableRow>
              <TableCell component="td" />
              {taxMethods.map((method) => (
                <TableCell key={method} align="right" sx={{ verticalAlign: 'bottom' }}>
                  {methodLabels[method]}
                  {!same && calculation.better === method && (
                    <Chip
                      size="small"
                      color="success"
                      variant="outlined"
                      label="Daha az"
                      sx={{ display: 'flex', mt: 0.5, ml: 'auto', width: 'fit-content' }}
                    />
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {figures.map(([label, field]) => (
              <TableRow key={field}>
                <TableCell component="th" scope="row">
                  {label}
                </TableCell>
                {taxMethods.map((method) => (
                  <TableCell
                    key={method}
                    align="right"
                    sx={{ whiteSpace: 'nowrap', fontWeight: calculation.method === method ? 700 : 400 }}
                  >
                    {showMoney(calculation[method][field])}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        Hesap {methodLabels[calculation.method].toLocaleLowerCase('tr-TR')} ile yapıldı
        {sheet.inputs.method === calculation.method ? '; yöntemi siz seçtiniz' : ''}. {bindingWords(sheet.binding)}
        {sheet.binding && sheet.inputs.method === 'actual' && ' Seçtiniz, ama gerçek gider bu yüzden uygulanmadı.'}
      </Typography>
    </Section>
  )
}
