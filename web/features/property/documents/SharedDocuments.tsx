import { useState } from 'react'
import type { DocumentView } from '#domain/property/documents/documents.schema.ts'
import type { DocumentTask } from './DocumentActions.tsx'
import { DocumentCards } from './document-list.tsx'
import { TaskDialog } from './TaskDialog.tsx'

/** Documents that came with another reply, with their actions. */
export function SharedDocuments({ documents }: { documents: DocumentView[] }) {
  const [task, setTask] = useState<{ id: string; task: DocumentTask } | null>(null)
  return (
    <>
      <DocumentCards
        documents={documents}
        showProperty
        onTask={(document, next) => setTask({ id: document.id, task: next })}
      />
      <TaskDialog documents={documents} task={task} onClose={() => setTask(null)} />
    </>
  )
}
