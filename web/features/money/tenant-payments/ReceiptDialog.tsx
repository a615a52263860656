import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type Resolver, useForm } from 'react-hook-form'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type OwnLedger, receiptWords } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { documentTypes } from '#domain/services/files/files.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { applyServerErrors, FormField } from '#web/forms/form.tsx'
import { dropDraft, readDraft, useKeepDraft } from '#web/forms/form-draft.ts'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { FileChoice } from '#web/ui/FileChoice.tsx'
import { useSendReceipt } from './tenant-payments.queries.ts'

const words = receiptWords.pick({ on_date: true, note: true, key: true }).extend({ amount: receiptWords.shape.amount })
interface ReceiptFields {
  key: string
  amount: number | null
  on_date: string | null
  note: string
}

/** Asks for file, amount and date; all but the file are prefilled. */
export function ReceiptDialog({ ledger, onClose }: { ledger: OwnLedger; onClose: () => void }) {
  const draft = `receipt.${ledger.tenancy_id}`
  const { run, busy, error } = useSendReceipt()
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const [first] = ledger.dues
  const open = ledger.dues.filter(({ currency }) => currency === ledger.currency)
  const form = useForm<ReceiptFields, unknown, { key: string; amount: number; on_date: string; note: string }>({
    resolver: zodResolver(words) as unknown as Resolver<
      ReceiptFields,
      unknown,
      { key: string; amount: number; on_date: string; note: string }
    >,
    defaultValues: {
      key: newId(),
      amount: first?.open ?? ledger.next?.amount ?? null,
      on_date: isoDate(new Date()),
      note: '',
      ...readDraft<ReceiptFields>(draft),
    },
  })
  useKeepDraft(form, draft)
  const leave = () => {
    dropDraft(draft)
    onClose()
  }
  const submit = form.handleSubmit((sent) => {
    if (!file) return setProblem('Dekontun fotoğrafını ya da PDF dosyasını seçin')
    // An amount that equals exactly one open claim settles that claim; any other amount follows the order of the law.
    const meant = open.filter((claim) => claim.open === sent.amount)
    const claims = meant.length === 1 ? meant.map(({ id }) => id) : []
    return run(
      { tenancy: ledger.tenancy_id, ...sent, claims, file },
      { done: leave, refused: (refusal) => applyServerErrors(form, refusal) },
    )
  })
  return (
    <FormDialog
      title="Dekont yükle"
      text={`${ledger.owner_name} onayladığında ödemeniz hesabınıza işlenir.`}
      submitLabel="Gönder"
      maxWidth="xs"
      busy={busy}
      error={error}
      onSubmit={submit}
      onCancel={leave}
      onClose={onClose}
    >
      <FileChoice
        label="Dekontu seçin ya da çekin"
        file={file}
        onFile={(chosen, wrong) => {
          setFile(chosen)
          setProblem(wrong)
        }}
        problem={problem}
        accept={Object.keys(documentTypes)}
        inputLabel="Dekont dosyası"
      />
      <MoneyField control={form.control} name="amount" label="Ödediğiniz tutar" required currency={ledger.currency} />
      <DateField control={form.control} name="on_date" label="Ödeme günü" required />
      <FormField
        control={form.control}
        name="note"
        label="Not"
        helperText="Hangi ay için olduğunu yazabilirsiniz; boş kalabilir."
        slotProps={{ htmlInput: { maxLength: 500 } }}
      />
    </FormDialog>
  )
}
