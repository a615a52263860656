import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import type { DocumentTask } from './DocumentActions.tsx'
import { EditDialog } from './EditDialog.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { ReplaceDialog } from './ReplaceDialog.tsx'

interface Props {
  documents: DocumentView[]
  task: { id: string; task: DocumentTask } | null
  onClose: () => void
}

const dialogs = { preview: PreviewDialog, edit: EditDialog, replace: ReplaceDialog }

/** The dialog chosen for a document; it closes when somebody else deletes the document. */
export function TaskDialog({ documents, task, onClose }: Props) {
  const document = documents.find((each) => each.id === task?.id)
  if (!task || !document) return null
  const Dialog = dialogs[task.task]
  return <Dialog document={document} onClose={onClose} />
}
