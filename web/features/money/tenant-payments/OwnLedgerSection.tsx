import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Chip from '@mui/material/Chip'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { showDate, showMonth } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { claimNames } from '#domain/money/ledger/ledger.messages.ts'
import { carriedLabel } from '#domain/money/statements/own-time.rules.ts'
import { statementsApi } from '#domain/money/statements/statements.api.ts'
import type { OwnLedger, ReceiptView } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { addressOf } from '#web/lib/call.ts'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { Section } from '#web/ui/Section.tsx'
import { WideAndNarrow } from '#web/ui/WideAndNarrow.tsx'
import { PayTo } from './PayTo.tsx'
import { ReceiptDialog } from './ReceiptDialog.tsx'
import { useWithdrawReceipt } from './tenant-payments.queries.ts'

interface Props {
  ledger: OwnLedger
  /** Whether to name the property, because the user has several. */
  named: boolean
}

/** Two columns side by side; on a phone one column, with the payment history after the bank details. */
const column = { display: { xs: 'contents', md: 'grid' }, gap: 2, minWidth: 0 } as const

export function OwnLedgerSection({ ledger, named }: Props) {
  const [sending, setSending] = useState(false)
  const about = named ? ledger.property_title : undefined
  return (
    <Stack component="section" spacing={2} aria-label={ledger.property_title}>
      {named && <Typography variant="h2">{ledger.property_title}</Typography>}
      <WideAndNarrow>
        <Box sx={column}>
          <DueSection ledger={ledger} about={about} onSend={() => setSending(true)} />
          <Box sx={{ order: { xs: 1, md: 0 } }}>
            <HistorySection ledger={ledger} about={about} />
          </Box>
        </Box>
        <Box sx={column}>
          <PayTo ledger={ledger} about={about} />
          {ledger.receipts.length > 0 && <ReceiptsSection receipts={ledger.receipts} about={about} />}
        </Box>
      </WideAndNarrow>
      {sending && <ReceiptDialog ledger={ledger} onClose={() => setSending(false)} />}
    </Stack>
  )
}

/** The first line gives the state of the ledger. It adds the deposit, which is not part of the balance. */
function balanceText(ledger: OwnLedger): string {
  const { overdue, balance, currency, dues } = ledger
  const deposit = dues
    .filter((due) => due.category === 'deposit' && due.currency === currency)
    .reduce((sum, { open }) => sum + open, 0)
  if (deposit === 0) return debtText(ledger)
  const asked = `${showMoney(deposit, currency)} depozito bekleniyor`
  return overdue > 0 || balance > 0 ? `${debtText(ledger)} Ayrıca ${asked}.` : `${asked}; başka borcunuz yok.`
}

/** A receipt that waits for the landlord is no delay of the tenant, so it is said first. */
function debtText({ overdue, late, reported, balance, credit, currency, next }: OwnLedger): string {
  const money = (kurus: number) => showMoney(kurus, currency)
  if (reported > 0 && balance > 0) {
    const rest = late > 0 ? ` Bunun dışında vadesi geçmiş ${money(late)} borcunuz var.` : ''
    return `${money(reported)} tutarlı dekontunuz bekliyor; kiraya veren onaylayınca borcunuzdan düşer.${rest}`
  }
  if (overdue > 0) return `Vadesi geçmiş ${money(overdue)} borcunuz var.`
  if (balance > 0) return `Ödenecek ${showMoney(balance, currency)} var.`
  if (credit > 0) return `Borcunuz yok; ${showMoney(credit, currency)} sonraki ödemenize sayılacak.`
  return next ? 'Borcunuz yok.' : 'Borcunuz yok ve yeni ödeme beklenmiyor.'
}

interface PartProps {
  ledger: OwnLedger
  about: string | undefined
}

function DueSection({ ledger, about, onSend }: PartProps & { onSend: () => void }) {
  const { dues, carried, shown_from, next } = ledger
  return (
    <Section
      title="Borç durumu"
      about={about}
      aside={
        <Button variant="contained" startIcon={<Upload size={18} aria-hidden />} onClick={onSend}>
          Dekont yükle
        </Button>
      }
    >
      <Typography sx={{ fontWeight: 600 }}>{balanceText(ledger)}</Typography>
      {dues.length + carried.length > 0 && (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
          {carried.map(({ currency, open }) => (
            <Row
              key={currency}
              title={carriedLabel}
              text={`${showDate(shown_from!)} öncesinden kalan borç`}
              aside={showMoney(open, currency)}
            />
          ))}
          {dues.map(({ id, category, month, due_on, open, amount, currency, days_late, late, waiting }) => (
            <Row
              key={id}
              title={`${claimNames[category]}${month ? ` · ${showMonth(month.slice(0, 7))}` : ''}`}
              text={
                <>
                  Vade {showDate(due_on)}
                  {open < amount && ` · ${showMoney(amount, currency)} tutarın kalanı`}
                </>
              }
              aside={showMoney(open, currency)}
              mark={
                waiting ? (
                  <Chip size="small" color="warning" label="Dekontunuz bekliyor" />
                ) : (
                  days_late > 0 &&
                  (late > 0 || category === 'deposit' ? (
                    <Chip size="small" color="error" label={`${days_late} gün gecikti`} />
                  ) : (
                    <Chip size="small" color="warning" label="Dekontunuz bekliyor" />
                  ))
                )
              }
            />
          ))}
        </Box>
      )}
      {next && dues.every(({ due_on }) => due_on < next.on_date) && (
        <Typography color="textSecondary" sx={{ mt: 1 }}>
          Sıradaki kira: {showDate(next.on_date)}, {showMoney(next.amount, next.currency)}
        </Typography>
      )}
    </Section>
  )
}

interface RowProps {
  title: string
  text: ReactNode
  aside: string
  mark?: ReactNode
}

const Row = ({ title, text, aside, mark }: RowProps) => (
  <Box
    component="li"
    sx={{
      display: 'flex',
      gap: 2,
      justifyContent: 'space-between',
      py: 1,
      '&:last-of-type': { pb: 0 },
      '& + &': { borderTop: 1, borderColor: 'divider' },
    }}
  >
    <Box sx={{ minWidth: 0 }}>
      <Typography>{title}</Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {text}
      </Typography>
      {mark}
    </Box>
    <Typography sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>{aside}</Typography>
  </Box>
)

function monthsText({ months, reversed, carried }: OwnLedger['payments'][number]): string {
  if (reversed) return ''
  const settled = [...(carried ? [carriedLabel] : []), ...months.map((month) => showMonth(month.slice(0, 7)))]
  return settled.length > 0 ? settled.join(', ') : 'Sonraki ödemeye sayılacak'
}

function HistorySection({ ledger: { tenancy_id, payments, deposit_held, currency }, about }: PartProps) {
  return (
    <Section
      title="Ödemelerim"
      about={about}
      lead={deposit_held > 0 ? `Kiraya verende duran depozitonuz: ${showMoney(deposit_held, currency)}` : undefined}
    >
      {payments.length === 0 ? (
        <Typography color="textSecondary">
          Kayıtlı ödemeniz yok. Bankadan ödediyseniz dekontunuzu yükleyin; kiraya veren onaylayınca burada görünür.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {payments.map((payment) => {
            const { id, on_date, amount, currency: paidIn, reversed, deposit } = payment
            return (
              <Row
                key={id}
                title={showDate(on_date)}
                text={
                  <>
                    {deposit ? 'Depozito' : monthsText(payment)}{' '}
                    <OpenFileButton
                      size="small"
                      href={addressOf(statementsApi.receipt, { params: { id: tenancy_id, entry: id } })}
                      aria-label={`Makbuz: ${showDate(on_date)}, ${showMoney(amount, paidIn)}`}
                    >
                      Makbuz
                    </OpenFileButton>
                  </>
                }
                aside={showMoney(amount, paidIn)}
                mark={reversed && <Chip size="small" label="Geri alındı" />}
              />
            )
          })}
        </Box>
      )}
    </Section>
  )
}

const states: Record<ReceiptView['state'], { label: string; color: 'warning' | 'success' | 'error' | 'default' }> = {
  waiting: { label: 'Onay bekliyor', color: 'warning' },
  confirmed: { label: 'Onaylandı', color: 'success' },
  declined: { label: 'Kabul edilmedi', color: 'error' },
  withdrawn: { label: 'Geri çekildi', color: 'default' },
}

function ReceiptsSection({ receipts, about }: { receipts: readonly ReceiptView[] } & Pick<PartProps, 'about'>) {
  const { run, busy } = useWithdrawReceipt()
  return (
    <Section title="Dekontlarım" about={about}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {receipts.map(({ id, on_date, amount, currency, state, reason, file_id, taken_back }) => (
          <Row
            key={id}
            title={showDate(on_date)}
            text={
              <>
                {reason && `“${reason}” `}
                {taken_back &&
                  `Onaylanan ödeme ${showDate(taken_back.on)} günü geri alındı: “${taken_back.reason}” (${taken_back.by_name}) `}
                {file_id && (
                  <OpenFileButton size="small" href={fileAddress(file_id)}>
                    Dekontu aç
                  </OpenFileButton>
                )}
                {state === 'waiting' && (
                  <Button size="small" disabled={busy} onClick={() => run(id)}>
                    Geri çek
                  </Button>
                )}
              </>
            }
            aside={showMoney(amount, currency)}
            mark={
              taken_back ? (
                <Chip size="small" color="error" label="Ödeme geri alındı" />
              ) : (
                <Chip size="small" color={states[state].color} label={states[state].label} />
              )
            }
          />
        ))}
      </Box>
    </Section>
  )
}
