import Box from '@mui/material/Box'
import { useRouterState } from '@tanstack/react-router'
import { matchRoute, routes } from '#domain/access/routes.ts'
import { NotBuiltYet } from '#web/ui/NotBuiltYet.tsx'
import { Page } from '#web/ui/Page.tsx'

/** Stands at every address whose screen a later issue builds. */
export default function ComingScreen() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const { title, guard } = routes[matchRoute(path) ?? '/404']
  const screen = (
    <Page title={title}>
      <NotBuiltYet />
    </Page>
  )
  // The frame of public screens has no margin of its own.
  return guard === 'public' ? <Box sx={{ maxWidth: 720, mx: 'auto', p: { xs: 2, sm: 4 } }}>{screen}</Box> : screen
}
