import Alert from '@mui/material/Alert'
import Autocomplete from '@mui/material/Autocomplete'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Stack from '@mui/material/Stack'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { useId, useState } from 'react'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { StatementCheck } from '#domain/money/bank-statements/bank-statements.schema.ts'
import { isIban, showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { TitledDialog } from '#web/ui/TitledDialog.tsx'
import { type OpenFile, useCorrectColumns, useTakeStatement } from './bank-statements.queries.ts'
import { ColumnFields } from './ColumnFields.tsx'
import { fileText } from './file-text.ts'

interface Props {
  file: OpenFile
  onFile: (file: OpenFile) => void
  onClose: () => void
}

const formats = { csv: 'CSV', excel: 'Excel', mt940: 'MT940', camt: 'camt.053' }

/** The parsed file, with its columns to correct; the new lines then go into the list. */
export function StatementDialog({ file, onFile, onClose }: Props) {
  const { answer } = file
  const correct = useCorrectColumns()
  const take = useTakeStatement()
  const [bankAccount, setBankAccount] = useState(answer.accounts.length === 1 ? answer.accounts[0]! : '')
  const fresh = answer.total - answer.known
  const busy = correct.busy || take.busy
  const failure = correct.error ?? take.error
  const needsBankAccount = answer.account === null && !answer.problem
  return (
    <TitledDialog
      title="Banka dosyası"
      maxWidth="md"
      long
      busy={busy}
      actions={
        <>
          <Button onClick={onClose} disabled={busy}>
            Vazgeç
          </Button>
          <Button
            variant="contained"
            disabled={
              answer.problem !== null ||
              fresh === 0 ||
              (needsBankAccount && bankAccount.trim().length < 5) ||
              correct.busy
            }
            loading={take.busy}
            onClick={() => take.run({ file, account: needsBankAccount ? bankAccount : '' }, { done: onClose })}
          >
            {answer.problem ? 'Listeye al' : fresh > 0 ? `${fresh} hareketi listeye al` : 'Yeni hareket yok'}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Stack spacing={2}>
        <Typography sx={{ overflowWrap: 'anywhere' }}>
          <strong>{file.fileName}</strong> · {formats[answer.format]}
        </Typography>
        {answer.problem ? (
          <Alert severity="error">
            {answer.problem.line !== null && `${answer.problem.line}. satır: `}
            {answer.problem.message}
            {answer.headers.length > 0 && ' Sütunlar yanlış tanındıysa aşağıdan düzeltin; yoksa dosya alınmaz.'}
          </Alert>
        ) : (
          <Summary answer={answer} />
        )}
        {answer.warnings.map((warning) => (
          <Alert key={warning} severity="warning">
            {warning}
          </Alert>
        ))}
        {needsBankAccount && (
          <Autocomplete
            freeSolo
            options={answer.accounts}
            inputValue={bankAccount}
            onInputChange={(_, text) => setBankAccount(text)}
            getOptionLabel={(text) => (isIban(text) ? showIban(text) : text)}
            renderInput={(params) => (
              <TextField
                {...params}
                required
                label="Hangi hesap? (IBAN ya da hesap no)"
                helperText="Dosyada hesap yazmıyor. Aynı hareketin iki kez alınmaması için gereklidir."
              />
            )}
          />
        )}
        {answer.headers.length > 0 && (
          <ColumnFields
            answer={answer}
            disabled={busy}
            onChange={(columns) => correct.run({ file, columns }, { done: onFile })}
          />
        )}
        <Box sx={{ height: 4 }}>{correct.busy && <LinearProgress aria-label="Dosya yeniden okunuyor" />}</Box>
        {failure && <Alert severity="error">{fileText(failure)}</Alert>}
        {answer.lines.length > 0 && <FirstLines answer={answer} />}
      </Stack>
    </TitledDialog>
  )
}

function Summary({ answer }: { answer: StatementCheck }) {
  const side = (totals: StatementCheck['incoming']) =>
    totals.map(({ count, sum, currency }) => `${count} hareket, ${showMoney(Math.abs(sum), currency)}`).join('; ') ||
    'yok'
  return (
    <Alert severity={answer.known === answer.total ? 'info' : 'success'}>
      {answer.account && <>Hesap: {isIban(answer.account) ? showIban(answer.account) : answer.account}. </>}
      {answer.from && answer.to && `${showDate(answer.from)} – ${showDate(answer.to)}. `}
      Gelen: {side(answer.incoming)}. Çıkan: {side(answer.outgoing)}.
      {answer.known > 0 && ` ${answer.known} hareket daha önce alınmış, yeniden alınmayacak.`}
    </Alert>
  )
}

function FirstLines({ answer }: { answer: StatementCheck }) {
  const title = useId()
  return (
    <Box component="section" aria-labelledby={title}>
      <Typography id={title} variant="h3" sx={{ mb: 1 }}>
        {answer.total > answer.lines.length ? `İlk ${answer.lines.length} hareket` : 'Hareketler'}
      </Typography>
      <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {answer.lines.map((line) => (
          <Stack
            key={line.line}
            component="li"
            direction="row"
            sx={{ columnGap: 2, py: 1, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ minWidth: 0, flex: '1 1 160px' }}>
              <Typography variant="body2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
                {showDate(line.day)}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {[line.counterparty, line.description].filter(Boolean).join(' · ')}
              </Typography>
            </Box>
            <Typography sx={{ flexShrink: 0, ml: 'auto', fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
              {showMoney(line.amount, line.currency)}
            </Typography>
          </Stack>
        ))}
      </Stack>
    </Box>
  )
}
