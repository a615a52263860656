import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useForm } from 'react-hook-form'
import { yearSpan } from '#domain/money/statements/ledger-lines.rules.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import {
  type LedgerView,
  type StatementFormat,
  statementFormats,
  statementSpan,
} from '#domain/money/statements/statements.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { addressOf } from '#web/lib/call.ts'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'

const formatLabels: Readonly<Record<StatementFormat, string>> = { pdf: 'PDF', xlsx: 'Excel', csv: 'CSV' }

/** Period and format of the statement. The files are plain links, so the browser downloads them itself. */
export function StatementDialog({ ledger, onClose }: { ledger: LedgerView; onClose: () => void }) {
  const form = useForm({
    resolver: zodResolver(statementSpan),
    mode: 'onChange',
    defaultValues: yearSpan(ledger.year),
  })
  const span = statementSpan.safeParse(form.watch()).data
  const whole = { from: `${Math.min(...ledger.years)}-01-01`, to: `${Math.max(...ledger.years)}-12-31` }
  return (
    <TitledDialog title="Hesap ekstresi" maxWidth="xs" onClose={onClose}>
      <Stack spacing={2} sx={{ pt: 1 }}>
        <DateField control={form.control} name="from" label="Başlangıç" required />
        <DateField control={form.control} name="to" label="Bitiş" required />
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          <Button size="small" onClick={() => form.reset(yearSpan(ledger.year))}>
            {ledger.year} yılı
          </Button>
          <Button size="small" onClick={() => form.reset(whole)}>
            Bütün hesap
          </Button>
        </Stack>
        <Stack direction="row" sx={{ gap: 1 }}>
          {statementFormats.map((format) => (
            <Button
              key={format}
              component="a"
              fullWidth
              variant={format === 'pdf' ? 'contained' : 'outlined'}
              disabled={!span}
              href={
                span &&
                addressOf(statementsApi.statement, { params: { id: ledger.tenancy_id }, query: { ...span, format } })
              }
              download
            >
              {formatLabels[format]}
            </Button>
          ))}
        </Stack>
      </Stack>
    </TitledDialog>
  )
}
