import { QueryClientProvider } from '@tanstack/react-query'
import { Outlet } from '@tanstack/react-router'
import { type ReactNode, useEffect } from 'react'
import { queryClient } from '#web/cache/query-client.ts'
import { watchBack } from '#web/lib/back.ts'
import { Confirmations } from '#web/ui/confirm.tsx'

/** Server data and questions; apart from the other providers because /login can do without. */
export function WithQueries({ children }: { children: ReactNode }) {
  // Dialogs are drawn below here alone.
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
