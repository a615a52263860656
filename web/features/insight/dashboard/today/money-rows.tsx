import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useNavigate } from '@tanstack/react-router'
import { Banknote, FileText, FolderOpen, ReceiptText, Scale, Share2, Undo2, Wallet } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { QueueItem } from '#domain/insight/dashboard/queue.rules.ts'
import type { IsoDate } from '#domain/kernel/dates.ts'
import { knownPaymentText } from '#domain/money/ledger/same-payment.rules.ts'
import { handReminderText } from '#domain/money/payment-plans/reminders.rules.ts'
import type { MonthRow } from '#domain/money/payments/payments.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import type { HandedOut } from '#web/features/money/payment-plans/HandOutDialog.tsx'
import { useHandOut, useRemindNow } from '#web/features/money/payment-plans/payment-plans.queries.ts'
import { payableOf } from '#web/features/money/payments/payment-sums.ts'
import { useBookAgain } from '#web/features/money/tenant-payments/known-payment.ts'
import { useConfirmReceipt } from '#web/features/money/tenant-payments/tenant-payments.queries.ts'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { RowAction } from '#web/ui/RowMenu.tsx'
import { useOpened } from '#web/ui/use-opened.ts'
import { QueueRow, useMainLook } from './QueueRow.tsx'

const PaymentDialog = lazy(() => import('#web/features/money/payments/PaymentDialog.tsx'))
const HandOutDialog = lazy(async () => ({
  default: (await import('#web/features/money/payment-plans/HandOutDialog.tsx')).HandOutDialog,
}))
const ConfirmDialog = lazy(() => import('#web/ui/ConfirmDialog.tsx'))
const DeclineDialog = lazy(() => import('#web/features/money/tenant-payments/DeclineDialog.tsx'))

interface Props<Kind extends QueueItem['kind']> {
  item: Extract<QueueItem, { kind: Kind }>
  today: IsoDate
}

/** One tap books the payment, and one takes it back. */
export function ReceiptRow({ item, today }: Props<'receipt'>) {
  const { id, by_name, amount, currency, on_date, file_id, known } = item.receipt
  const [declining, setDeclining] = useState(false)
  const look = useMainLook()
  const confirm = useConfirmReceipt(id)
  const bookAgain = useBookAgain()
  const book = (more: { again?: boolean; same_as?: string } = {}): unknown =>
    confirm.run({ amount, on_date, ...more }, { refused: (refusal) => bookAgain(refusal, () => book({ again: true })) })
  return (
    <QueueRow
      item={item}
      today={today}
      icon={ReceiptText}
      main={
        <Button
          {...look}
          loading={confirm.busy}
          onClick={() => book(known ? { same_as: known.id } : {})}
          aria-label={`${known ? 'Eşleştir' : 'Onayla'}: ${by_name}`}
        >
          {known ? 'Eşleştir' : 'Onayla'}
        </Button>
      }
      second={
        file_id && (
          <OpenFileButton size="small" href={fileAddress(file_id)} aria-label={`Dekontu aç: ${by_name}`}>
            Dekontu aç
          </OpenFileButton>
        )
      }
      menu={[
        known && (
          <RowAction
            key="again"
            icon={Banknote}
            label="Ayrı ödeme olarak kaydet"
            onClick={() => book({ again: true })}
          />
        ),
        <RowAction key="decline" icon={Undo2} label="Reddet…" danger onClick={() => setDeclining(true)} />,
      ]}
    >
      {known && (
        <Alert severity="warning" sx={{ my: 0.5 }}>
          {knownPaymentText({ ...known, amount, currency })}; bu dekont onun karşılığı olabilir.
        </Alert>
      )}
      <Suspense fallback={null}>{declining && <DeclineDialog id={id} onClose={() => setDeclining(false)} />}</Suspense>
    </QueueRow>
  )
}

/** What the reminder says; by the law, so what a receipt covers is still asked for. */
const reminderOf = ({ property_title, dues, currency }: MonthRow, today: IsoDate) => {
  const late = dues.filter(
    ({ category, due_on, settled, amount }) => category !== 'deposit' && due_on < today && settled < amount,
  )
  const oldest = late.map(({ due_on }) => due_on).sort()[0] ?? today
  const amount = late.reduce((sum, due) => sum + due.amount - due.settled, 0)
  return handReminderText({ title: property_title, late: [{ amount, currency, oldest }], today })
}

/** A message cannot be taken back, so it is shown before it is sent. */
export function LateRow({ item, today }: Props<'late'>) {
  const { row, reachable } = item
  const [open, setOpen] = useState<'remind' | 'pay' | null>(null)
  const look = useMainLook()
  const remind = useRemindNow(row.tenancy_id)
  const handOut = useHandOut(row.tenancy_id)
  const [handed, setHanded] = useState<HandedOut | null>(null)
  const pass = () => void handOut.run(undefined, { done: setHanded })
  const navigate = useNavigate()
  const reminding = useOpened(open === 'remind')
  const who = row.tenants[0] ?? row.property_title
  const close = () => setOpen(null)
  const openFile = () => void navigate({ to: '/tenancy/$tenancyId/arrears', params: { tenancyId: row.tenancy_id } })
  const openLedger = () => void navigate({ to: '/tenancy/$tenancyId/account', params: { tenancyId: row.tenancy_id } })
  const pay = (
    <Button
      {...(reachable ? { size: 'small' as const } : look)}
      onClick={() => setOpen('pay')}
      aria-label={`Ödeme kaydet: ${who}`}
    >
      Ödeme kaydet
    </Button>
  )
  if (!row.manage)
    return (
      <QueueRow
        item={item}
        today={today}
        icon={Wallet}
        main={
          <Button {...look} onClick={openFile} aria-label={`Alacak dosyası: ${who}`}>
            Alacak dosyası
          </Button>
        }
        menu={<RowAction icon={FileText} label="Hesabı aç" onClick={openLedger} />}
      />
    )
  return (
    <QueueRow
      item={item}
      today={today}
      icon={Wallet}
      main={
        reachable ? (
          <Button {...look} loading={remind.busy} onClick={() => setOpen('remind')} aria-label={`Hatırlat: ${who}`}>
            Hatırlat
          </Button>
        ) : (
          pay
        )
      }
      second={
        reachable ? (
          pay
        ) : (
          <Button size="small" loading={handOut.busy} onClick={pass} aria-label={`Hatırlatmayı ilet: ${who}`}>
            Hatırlatmayı ilet
          </Button>
        )
      }
      menu={[
        <RowAction key="share" icon={Share2} label="WhatsApp ya da SMS ile ilet" onClick={pass} />,
        <RowAction key="file" icon={Scale} label="Alacak dosyası" onClick={openFile} />,
        <RowAction key="ledger" icon={FolderOpen} label="Hesabı aç" onClick={openLedger} />,
      ]}
    >
      {!reachable && (
        <Typography variant="body2" color="textSecondary">
          Kiracının hesabı yok; siz hatırlatın.
        </Typography>
      )}
      <Suspense fallback={null}>
        {handed && <HandOutDialog handed={handed} who={who} onClose={() => setHanded(null)} />}
        {reminding && (
          <ConfirmDialog
            open={open === 'remind'}
            title={`${who} için hatırlatma`}
            text={
              <>
                Bildirim ve e-posta olarak şunu okur:
                <Typography
                  component="blockquote"
                  sx={{ m: 0, mt: 1, pl: 1.5, borderLeft: 3, borderColor: 'divider', color: 'text.primary' }}
                >
                  {reminderOf(row, today)}
                </Typography>
              </>
            }
            confirmLabel="Gönder"
            busy={remind.busy}
            onConfirm={() => void remind.run(undefined, { done: close, refused: close })}
            onCancel={close}
          />
        )}
        {open === 'pay' && <PaymentDialog payable={payableOf(row)} onClose={close} />}
      </Suspense>
    </QueueRow>
  )
}
