import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { isOffline } from './lib/connection.ts'
import { noteStarted, router } from './router.tsx'
import { scrollToTop } from './scroll-to-top.ts'
import { currentUser, watchUser } from './session/current-user.ts'

/** Without a connection, the start shows the data seen last. */
async function restoreSeen() {
  const me = await currentUser().catch(() => null)
  if (!me) return
  const [{ restoreLastSeen }, { queryClient }] = await Promise.all([
    import('./cache/last-seen.ts'),
    import('./cache/query-client.ts'),
  ])
  restoreLastSeen(queryClient, me.user.id)
}

/** The screen stays as it is until the first route, its session check and its code are there. */
export async function startApp(root: HTMLElement): Promise<void> {
  watchUser()
  if (isOffline()) await restoreSeen()
  await router.load()
  noteStarted()
  const off = router.subscribe('onRendered', () => {
    off()
    scrollToTop()
  })
  createRoot(root).render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
}
