import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { dayNote } from '#domain/kernel/public-holidays.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { bankReportBy } from '#domain/tenancy/endings/ending-tasks.rules.ts'
import { type EndingView, refundBankAccount, refundDone } from '#domain/tenancy/endings/endings.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { applyServerErrors, FormField, SubmitButton } from '#web/forms/form.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { zodResolver } from '#web/forms/zod-resolver.ts'
import { useConfirmSending } from '#web/ui/confirm-sending.tsx'
import { FactList } from '#web/ui/FactList.tsx'
import { messageOf } from '#web/ui/message-of.ts'
import { Section } from '#web/ui/Section.tsx'
import { useRecordRefund, useRefundBankAccount, useSettle } from './endings.queries.ts'

interface Props {
  view: EndingView
  ending: NonNullable<EndingView['ending']>
}

/** The deposit minus the accepted deductions, the account for the refund, the statement, and the date of payment. */
export function DepositSection({ view, ending }: Props) {
  const { statement, currency, can } = view
  const settle = useSettle(ending.id)
  const ask = useConfirmSending()
  const [open, setOpen] = useState<'account' | 'refund' | null>(null)
  if (!statement) return null
  const money = (kurus: number) => showMoney(kurus, currency)
  // The bank's three months are for dwellings and roofed workplaces (TBK 339, 342).
  const by = hasRoof(view.terms.tasinmazCinsi) ? bankReportBy(ending.ends_on) : null
  const owed = view.open_debts.reduce((sum, { open: left }) => sum + left, 0)
  const sendStatement = async () => {
    const sure = await ask({
      title: 'Hesap özeti onaya gönderilsin mi?',
      to: view.side === 'tenant' ? view.owner_name : view.tenant_names.join(', '),
      facts: [
        ['Depozito', money(statement.deposit)],
        ['Kabul edilen kesintiler', money(statement.accepted)],
        ['Kiracıya iade edilecek', money(statement.to_return)],
        ['Kiracının ayrıca ödeyeceği', statement.still_owed > 0 && money(statement.still_owed)],
      ],
      follows:
        'Bu hâliyle dondurulur ve e-postayla hemen gider. Göndermekle siz onaylamış sayılırsınız; karşı taraf onaylar ya da itiraz eder.',
      confirmLabel: 'Gönder',
    })
    if (sure) await settle.run()
  }
  if (statement.deposit === 0 && view.deductions.length === 0)
    return (
      <Section title="Depozito hesabı">
        <Typography color="textSecondary">Bu kontratta depozito alınmamış.</Typography>
      </Section>
    )
  return (
    <Section title="Depozito hesabı">
      <Stack spacing={2}>
        <Box component="dl" sx={{ m: 0 }}>
          <Line label="Depozito" value={money(statement.deposit)} />
          <Line
            label="Kabul edilen kesintiler"
            value={money(statement.accepted > 0 ? -statement.accepted : statement.accepted)}
          />
          {statement.waiting > 0 && <Line muted label="Yanıt bekleyen" value={money(statement.waiting)} />}
          {statement.disputed > 0 && <Line muted label="Anlaşmazlık olan" value={money(statement.disputed)} />}
          <Line strong label="Kiracıya iade edilecek" value={money(statement.to_return)} />
          {statement.still_owed > 0 && <Line label="Kiracının ayrıca ödeyeceği" value={money(statement.still_owed)} />}
        </Box>
        <FactList
          facts={[
            ['Bankaya dava bildirimi için son gün', by && showDate(by)],
            ['İade hesabı', view.refund_iban ? showShort(view.refund_iban) : 'Kiracı henüz girmedi'],
            ['İade edildi', view.refunded_on && `${money(view.refunded_amount ?? 0)}, ${showDate(view.refunded_on)}`],
          ]}
        />
        {by && (
          <Typography variant="body2" color="textSecondary">
            Üç aylık süre bankadaki güvence hesabı içindir: kiraya veren o güne kadar dava ya da takip bildirmezse banka
            parayı kiracının istemiyle öder (TBK 342). Kalan tutarın iadesi için beklenmesi gereken bir süre değildir.
          </Typography>
        )}
        {owed > 0 && (
          <Alert severity="warning">
            Hesapta {money(owed)} açık borç var. İade etmeden önce aşağıda kesinti olarak önerebilirsiniz.
          </Alert>
        )}
        {by && dayNote(by) && (
          <Typography variant="body2" color="textSecondary">
            {dayNote(by)}
          </Typography>
        )}
        <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1} sx={{ flexWrap: 'wrap' }}>
          {can.account && (
            <Button variant="outlined" onClick={() => setOpen(open === 'account' ? null : 'account')}>
              {view.refund_iban ? 'İade hesabını değiştir' : 'İade hesabını gir'}
            </Button>
          )}
          {can.settle && (
            <Button variant="contained" loading={settle.busy} onClick={() => void sendStatement()}>
              Hesap özetini onaya gönder
            </Button>
          )}
          {can.refund && (
            <Button variant="outlined" onClick={() => setOpen(open === 'refund' ? null : 'refund')}>
              İadeyi kaydet
            </Button>
          )}
        </Stack>
        {open === 'account' && can.account && (
          <BankAccountForm ending={ending.id} iban={view.refund_iban ?? ''} onDone={() => setOpen(null)} />
        )}
        {open === 'refund' && can.refund && (
          <RefundForm
            ending={ending.id}
            today={view.today}
            amount={statement.to_return}
            currency={currency}
            onDone={() => setOpen(null)}
          />
        )}
      </Stack>
    </Section>
  )
}

/** Readers without the right get a masked IBAN, which has no groups. */
const showShort = (iban: string) => (iban.includes('•') ? iban : showIban(iban))

interface LineProps {
  label: string
  value: string
  strong?: boolean
  muted?: boolean
}

const Line = ({ label, value, strong = false, muted = false }: LineProps) => (
  <Box
    sx={{
      display: 'flex',
      justifyContent: 'space-between',
      gap: 2,
      py: 0.75,
      ...(strong && { borderTop: 1, borderColor: 'divider', fontWeight: 700 }),
      ...(muted && { color: 'text.secondary' }),
    }}
  >
    <Box component="dt">{label}</Box>
    <Box component="dd" sx={{ m: 0, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>
      {value}
    </Box>
  </Box>
)

function BankAccountForm({ ending, iban, onDone }: { ending: string; iban: string; onDone: () => void }) {
  const form = useForm({ resolver: zodResolver(refundBankAccount), defaultValues: { iban } })
  const { busy, error, run } = useRefundBankAccount(ending)
  const submit = form.handleSubmit((input) =>
    run({ iban: input.iban }, { done: onDone, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={1.5}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <FormField control={form.control} name="iban" label="IBAN" required maxLength={40} />
      <Box>
        <SubmitButton size="medium" busy={busy}>
          Hesabı kaydet
        </SubmitButton>
      </Box>
    </Stack>
  )
}

interface RefundProps {
  ending: string
  today: string
  amount: number
  currency: string
  onDone: () => void
}

function RefundForm({ ending, today, amount, currency, onDone }: RefundProps) {
  const form = useForm({ resolver: zodResolver(refundDone), defaultValues: { refunded_on: today, amount } })
  const { busy, error, run } = useRecordRefund(ending)
  const submit = form.handleSubmit((input) =>
    run(input, { done: onDone, refused: (refusal) => applyServerErrors(form, refusal) }),
  )
  return (
    <Stack component="form" noValidate onSubmit={submit} spacing={1.5}>
      {error && <Alert severity="error">{messageOf(error)}</Alert>}
      <DateField control={form.control} name="refunded_on" label="İade günü" required />
      <MoneyField control={form.control} name="amount" label="İade edilen tutar" currency={currency} required />
      <Typography variant="body2" color="textSecondary">
        Kiracıya haber verilir. Yanlış bir kayıt, kiracılığın hesabından nedeniyle geri alınır.
      </Typography>
      <Box>
        <SubmitButton size="medium" busy={busy}>
          İadeyi kaydet
        </SubmitButton>
      </Box>
    </Stack>
  )
}
