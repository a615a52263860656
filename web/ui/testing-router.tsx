import { createMemoryHistory, createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { render } from './testing.tsx'

/** Renders a screen at its address below the signed-in shell, in a small router that replaces the product's. */
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
