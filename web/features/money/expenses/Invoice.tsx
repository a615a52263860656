import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { FileText, Trash2 } from 'lucide-react'
import { expensesMessages } from '#domain/money/expenses/expenses.messages.ts'
import type { ExpenseView } from '#domain/money/expenses/expenses.schema.ts'
import { fileAddress } from '#domain/services/files/files.api.ts'
import { refreshExpenses } from '#web/cache/expenses.keys.ts'
import { acceptedHint, acceptedTypes } from '#web/features/property/documents/file-kinds.ts'
import { useConfirm } from '#web/ui/confirm.tsx'
import { OpenFileButton } from '#web/ui/file-buttons.tsx'
import { notify } from '#web/ui/toast.tsx'
import { UploadArea } from '#web/ui/upload.tsx'
import { uploadInvoice, useRemoveInvoice } from './expenses.queries.ts'

/** The invoice of an expense: one file, which can no longer be removed once others rely on the amount. */
export function Invoice({ expense }: { expense: ExpenseView }) {
  const confirm = useConfirm()
  const remove = useRemoveInvoice(expense.id)
  const { id, file_id, file_name, voided_at, closed } = expense
  if (!file_id)
    return voided_at ? null : (
      <UploadArea
        label="Fatura ya da fiş ekleyin"
        hint={acceptedHint}
        accept={acceptedTypes}
        multiple={false}
        camera
        dense
        upload={uploadInvoice(id)}
        onDone={() => {
          notify.success(expensesMessages.invoiceAdded)
          void refreshExpenses()
        }}
      />
    )
  const ask = async () => {
    const yes = await confirm({
      title: 'Fatura kaldırılsın mı?',
      text: `“${file_name}” silinir ve geri alınamaz; geçmişte adı kalır.`,
      confirmLabel: 'Kaldır',
      danger: true,
    })
    if (yes) await remove.run()
  }
  return (
    <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
      <OpenFileButton
        href={fileAddress(file_id)}
        variant="outlined"
        startIcon={<FileText size={18} aria-hidden />}
        sx={{ overflowWrap: 'anywhere' }}
      >
        {file_name || 'Faturayı aç'}
      </OpenFileButton>
      {!voided_at && !closed && (
        <Button
          startIcon={<Trash2 size={18} aria-hidden />}
          loading={remove.busy}
          loadingPosition="start"
          onClick={ask}
        >
          Faturayı kaldır
        </Button>
      )}
    </Stack>
  )
}
