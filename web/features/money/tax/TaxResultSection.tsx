import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { showMoney } from '#domain/kernel/money.ts'
import { declaredWords } from '#domain/money/tax/sheet-words.rules.ts'
import type { TaxCalculation } from '#domain/money/tax/tax.rules.ts'
import type { TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { dueDayWords, filingWords, methodLabels, resultWords } from '#domain/money/tax/tax-lines.rules.ts'
import { messageOf } from '#web/ui/message-of.ts'
import { tabularFigures, textSizes } from '#web/ui/theme.ts'
import { useDeclare } from './tax.queries.ts'

/** Marks the return as filed: its method then binds the next year. */
function Declared({ sheet: { year, own, declared, missing } }: { sheet: TaxSheet }) {
  const { busy, error, run } = useDeclare(year)
  const runs = missing.some(({ kind }) => kind === 'year_runs')
  if (runs || (!own && !declared)) return null
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mt: 2 }}>
      {declared && <Typography variant="body2">Beyan edildi: {declaredWords(declared)}.</Typography>}
      {own && (
        <Button
          variant={declared ? 'text' : 'outlined'}
          disabled={busy}
          onClick={() => run({ declared: declared === null })}
        >
          {declared ? 'İşareti kaldır' : 'Beyan edildi olarak işaretle'}
        </Button>
      )}
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
    </Box>
  )
}

/** The main answer: how much tax is due, and when. */
export function TaxResultSection({ sheet, calculation }: { sheet: TaxSheet; calculation: TaxCalculation }) {
  const { label, amount } = resultWords(calculation)
  return (
    <Card component="section" aria-label="Sonuç" sx={{ p: { xs: 2, sm: 3 } }}>
      <Typography color="textSecondary">{label}</Typography>
      <Typography sx={{ fontSize: textSizes.page, fontWeight: 700, lineHeight: 1.2, ...tabularFigures }}>
        {showMoney(amount)}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {sheet.year} yılı · {methodLabels[calculation.method]} ile
        {calculation.files ? `. ${filingWords(sheet.year)}` : '. Bu bilgilerle beyanname vermeniz gerekmez.'}
        {calculation.result.payable < 0 && ' İade için beyannamede talep edilir; kesinti belgeleri istenir.'}
      </Typography>
      {sheet.instalments.length > 0 && (
        <Box
          component="ul"
          aria-label="Taksitler"
          sx={{
            listStyle: 'none',
            m: 0,
            mt: 2,
            p: 0,
            display: 'grid',
            gap: 1.5,
            gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          }}
        >
          {sheet.instalments.map(({ on, amount: part }, at) => {
            const { day, note } = dueDayWords(on)
            return (
              <Box component="li" key={on} sx={{ p: 1.5, borderRadius: 1, border: 1, borderColor: 'divider' }}>
                <Typography variant="body2" color="textSecondary">
                  {at + 1}. taksit · {day}
                </Typography>
                <Typography sx={{ fontWeight: 700, fontSize: textSizes.section, ...tabularFigures }}>
                  {showMoney(part)}
                </Typography>
                {note && (
                  <Typography variant="body2" color="textSecondary">
                    {note}
                  </Typography>
                )}
              </Box>
            )
          })}
        </Box>
      )}
      {calculation.files && sheet.borrowed === null && <Declared sheet={sheet} />}
    </Card>
  )
}
