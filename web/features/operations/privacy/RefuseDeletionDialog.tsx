import { type AdminDeletionRow, deletionRefusalForm } from '#domain/operations/privacy/privacy.schema.ts'
import { ReasonDialog } from '#web/forms/ReasonDialog.tsx'
import { useRefuseDeletion } from './privacy.queries.ts'

interface Props {
  request: AdminDeletionRow
  onClose: () => void
  onDone: () => void
}

export function RefuseDeletionDialog({ request, onClose, onDone }: Props) {
  const { run, busy, error } = useRefuseDeletion(request.id)
  return (
    <ReasonDialog
      title="Silme talebini reddet"
      text={`${request.username} gerekçenizi e-posta ile alır ve Kişisel Verileri Koruma Kurulu’na başvurabilir.`}
      confirmLabel="Reddet"
      danger={false}
      schema={deletionRefusalForm}
      draft={`deletion-refusal.${request.id}`}
      field={{ label: 'Gerekçe', minRows: 3 }}
      write={{
        busy,
        error,
        run: async (given, { done, refused }) => {
          if (!(await run(given, { refused }))) return
          done()
          onDone()
        },
      }}
      onClose={onClose}
    />
  )
}
