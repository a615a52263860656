import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from './testing.tsx'

/** A screen at its address below the signed-in frame, in a small router that takes the place of the product's. */
export async function renderAt(path: `/${string}`, content: ReactNode) {
  const root = createRootRoute()
  const app = createRoute({ getParentRoute: () => root, id: 'app' })
  const here = createRoute({ getParentRoute: () => app, path, component: () => content })
  const elsewhere = createRoute({ getParentRoute: () => root, path: '$' })
  const router = createRouter({
    routeTree: root.addChildren([app.addChildren([here]), elsewhere]),
    history: createMemoryHistory({ initialEntries: [path] }),
  })
  await router.load()
  return render(<RouterProvider router={router as never} />)
}
