import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { z } from 'zod'
import tr from 'zod/v4/locales/tr.js'
import { watchBack } from './lib/back.ts'
import { router } from './router.tsx'
import { scrollToTop } from './scroll-to-top.ts'
import { watchUser } from './session/current-user.ts'

z.config(tr())

/** The screen stays as it is until the first route, its session check and its code are there. */
export async function startApp(root: HTMLElement): Promise<void> {
  watchUser()
  watchBack(router.history)
  await router.load()
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
