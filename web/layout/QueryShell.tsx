import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '#web/cache/query-client.ts'
import { watchBack } from '#web/lib/back.ts'
import { Confirmations } from '#web/ui/confirm.tsx'

/** Query client and confirmation dialogs; separate from the other providers, because /login does not need them. */
export function WithQueries({ children }: { children: ReactNode }) {
  // Only here, because dialogs are rendered only below this component.
  useEffect(watchBack, [])
  return (
    <QueryClientProvider client={queryClient}>
      {children}
      <Confirmations />
    </QueryClientProvider>
  )
}

export default function QueryShell() {
  return (
    <WithQueries>
      <Outlet />
    </WithQueries>
  )
}
