import { useState } from 'react'
import { z } from 'zod'
import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import { type OwnLedger, receiptWords } from '#domain/money/tenant-payments/tenant-payments.schema.ts'
import { documentTypes } from '#domain/services/files/files.schema.ts'
import { DateField } from '#web/forms/DateField.tsx'
import { FormDialog } from '#web/forms/FormDialog.tsx'
import { FormField } from '#web/forms/form.tsx'
import { SwitchField } from '#web/forms/SwitchField.tsx'
import { MoneyField } from '#web/forms/typed-fields.tsx'
import { useDialogForm } from '#web/forms/use-dialog-form.ts'
import { CallError } from '#web/lib/call.ts'
import { FileChoice } from '#web/ui/FileChoice.tsx'
import { useSendReceipt } from './tenant-payments.queries.ts'

const words = receiptWords
  .pick({ on_date: true, note: true, key: true })
  .extend({ amount: receiptWords.shape.amount, again: z.boolean() })

const isSecond = (error: unknown) => error instanceof CallError && error.code === 'receipt_known'

/** Asks for file, amount and date; all but the file are prefilled. */
export function ReceiptDialog({ ledger, onClose }: { ledger: OwnLedger; onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [problem, setProblem] = useState('')
  const [first] = ledger.dues
  const open = ledger.dues.filter(({ currency }) => currency === ledger.currency)
  const sending = useSendReceipt()
  const { form, control, send, dialog } = useDialogForm({
    schema: words,
    initial: {
      key: newId(),
      amount: first?.open ?? ledger.next?.amount ?? null,
      on_date: isoDate(new Date()),
      note: '',
      again: false,
    },
    fixed: { again: false },
    draft: `receipt.${ledger.tenancy_id}`,
    write: {
      ...sending,
      run: (sent, after) => {
        // An amount that equals exactly one open claim settles that claim; any other amount follows the order of the law.
        const meant = open.filter((claim) => claim.open === sent.amount)
        const claims = meant.length === 1 ? meant.map(({ id }) => id) : []
        return sending.run({ tenancy: ledger.tenancy_id, ...sent, claims, file: file! }, after)
      },
    },
    onClose,
  })
  const submit = form.handleSubmit((sent) =>
    file ? send(sent) : setProblem('Dekontun fotoğrafını ya da PDF dosyasını seçin'),
  )
  return (
    <FormDialog
      title="Dekont yükle"
      text={`${ledger.owner_name} onayladığında ödemeniz hesabınıza işlenir.`}
      submitLabel="Gönder"
      maxWidth="xs"
      {...dialog}
      onSubmit={submit}
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
      <MoneyField control={control} name="amount" label="Ödediğiniz tutar" required currency={ledger.currency} />
      <DateField control={control} name="on_date" label="Ödeme günü" required />
      <FormField
        control={control}
        name="note"
        label="Not"
        helperText="Hangi ay için olduğunu yazabilirsiniz; boş kalabilir."
        maxLength={500}
      />
      {isSecond(sending.error) && (
        <SwitchField control={control} name="again" label="Yine de gönder: bu ayrı bir ödeme" />
      )}
    </FormDialog>
  )
}
