import { lazy, Suspense, useEffect } from 'react'
import { createStore } from '#web/lib/store.ts'
import type { Question } from './ConfirmDialog.tsx'

const ConfirmDialog = lazy(() => import('./ConfirmDialog.tsx'))

/** The last question stays after its answer, while the dialog fades out. */
const asked = createStore<{ question: Question; open: boolean; answer: (yes: boolean) => void } | null>(null)

function confirm(question: Question): Promise<boolean> {
  settle(false)
  return new Promise((resolve) => asked.set({ question, open: true, answer: resolve }))
}

function settle(yes: boolean) {
  const now = asked.get()
  if (!now?.open) return
  asked.set({ ...now, open: false })
  now.answer(yes)
}

/** `const confirm = useConfirm()`, then `if (await confirm({ title, text })) …`. The shells render the dialog. */
export const useConfirm = () => confirm

/** Rendered once per shell. */
export function Confirmations() {
  const now = asked.use()
  useEffect(
    () => () => {
      settle(false)
      asked.set(null)
    },
    [],
  )
  if (!now) return null
  return (
    <Suspense fallback={null}>
      <ConfirmDialog {...now.question} open={now.open} onConfirm={() => settle(true)} onCancel={() => settle(false)} />
    </Suspense>
  )
}
