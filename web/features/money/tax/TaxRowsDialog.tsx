import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { monthOf, showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { expenseCategoryLabels } from '#domain/money/expenses/expense-categories.rules.ts'
import type { TaxRow, TaxSheet } from '#domain/money/tax/tax.schema.ts'
import { LinkButton } from '#web/ui/link.tsx'
import { NotLoaded } from '#web/ui/states.tsx'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { tabularFigures } from '#web/ui/theme.ts'
import type { AskedRows } from './TaxSheetView.tsx'
import { rowsQuery } from './tax.queries.ts'

const size = 20

/** The rows behind a figure, page by page, each with a link to its record. */
export function TaxRowsDialog({ sheet, asked, onClose }: { sheet: TaxSheet; asked: AskedRows; onClose: () => void }) {
  const [page, setPage] = useState(1)
  const person = sheet.own ? {} : { person: sheet.person.id }
  const found = useQuery(rowsQuery({ year: sheet.year, of: asked.of, property: asked.property, page, size, ...person }))
  const of = sheet.places.find(({ property_id }) => property_id === asked.property)
  const pages = Math.max(1, Math.ceil((found.data?.total ?? 0) / size))
  return (
    <TitledDialog
      title={`${sheet.year} ${asked.of === 'rent' ? 'tahsilatları' : 'giderleri'}: ${asked.title}`}
      actions={
        <>
          {pages > 1 && (
            <Stack direction="row" sx={{ mr: 'auto', alignItems: 'center', gap: 0.5 }}>
              <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                Önceki
              </Button>
              <Typography variant="body2">
                {page} / {pages}
              </Typography>
              <Button disabled={page >= pages} onClick={() => setPage(page + 1)}>
                Sonraki
              </Button>
            </Stack>
          )}
          <Button onClick={onClose}>Kapat</Button>
        </>
      }
      onClose={onClose}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {of?.share ? `Tutarlar payınız kadardır (${of.share}).` : 'Hisseli mülklerde tutarlar payınız kadardır.'}
      </Typography>
      {found.data ? (
        found.data.documents.length === 0 ? (
          <Typography>Kayıt yok; tutar elle eklenmiş.</Typography>
        ) : (
          <Box component="ul" aria-label="Kayıtlar" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {found.data.documents.map((row) => (
              <Row key={row.id} row={row} named={asked.property === ''} />
            ))}
          </Box>
        )
      ) : (
        <NotLoaded query={found} rows={4} height={56} />
      )}
    </TitledDialog>
  )
}

/** `Kasım 2026`, or `Kasım 2026 – Aralık 2026` for what was paid for several months of the year. */
const monthsOf = (first: string, last: string | null) =>
  [...new Set([first, last ?? first])].map((day) => showMonth(monthOf(day))).join(' – ')

function Row({ row, named }: { row: TaxRow; named: boolean }) {
  const what = row.category
    ? expenseCategoryLabels[row.category]
    : row.month
      ? `${monthsOf(row.month, row.last_month)} kirası`
      : 'Kira'
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
        columnGap: 1.5,
        alignItems: 'center',
        py: 1,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      {/* On a phone the text has its own line; amount and link are below it. */}
      <Box sx={{ flex: { xs: '1 0 100%', sm: '1 1 0' }, minWidth: 0 }}>
        <Typography>{what}</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {showDate(row.on)}
          {named && ` · ${row.title}`}
          {row.withheld > 0 && ` · stopaj ${showMoney(row.withheld, row.currency)}`}
        </Typography>
      </Box>
      <Typography sx={{ ...tabularFigures, whiteSpace: 'nowrap', fontWeight: 600, mr: { xs: 'auto', sm: 0 } }}>
        {showMoney(row.amount, row.currency)}
      </Typography>
      {row.tenancy_id && (
        <LinkButton
          to="/tenancy/$tenancyId/account"
          params={{ tenancyId: row.tenancy_id }}
          search={{ yil: Number(row.on.slice(0, 4)) }}
          size="small"
          aria-label={`Hesap: ${what}, ${showDate(row.on)}`}
        >
          Hesap
        </LinkButton>
      )}
      {row.expense_id && (
        <LinkButton
          to="/payment/expenses"
          search={{ open: row.expense_id }}
          size="small"
          aria-label={`Gider: ${what}, ${showDate(row.on)}`}
        >
          Gider
        </LinkButton>
      )}
    </Box>
  )
}
