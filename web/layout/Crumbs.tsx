import Breadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { useRouterState } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { passesGuard } from '#domain/access/guards.ts'
import { breadcrumbs, matchRoute, routes } from '#domain/access/routes.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { TextLink } from '#web/ui/link.tsx'
import { textSizes } from '#web/ui/theme.ts'

export function Crumbs() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const params = useRouterState({ select: (state) => state.matches.at(-1)?.params ?? {} })
  const route = matchRoute(path)
  const user = useCurrentUser()?.user ?? null
  const role = useActiveRole()
  const trail = route ? breadcrumbs(route, (guard) => passesGuard(guard, user, role)) : []
  // The start screen alone is no trail.
  if (trail.length < 2) return null
  return (
    <Breadcrumbs
      aria-label="Sayfa yolu"
      separator={<ChevronRight size={14} aria-hidden="true" />}
      sx={{ mb: 1, fontSize: textSizes.plain }}
    >
      {trail.map((step) =>
        step === route ? (
          <Typography key={step} color="textPrimary" sx={{ fontSize: textSizes.plain }} aria-current="page">
            {routes[step].title}
          </Typography>
        ) : (
          <TextLink
            key={step}
            to={step}
            params={params}
            color="textSecondary"
            underline="hover"
            sx={{ display: 'inline-block', py: 0.5, fontSize: textSizes.plain }}
          >
            {routes[step].title}
          </TextLink>
        ),
      )}
    </Breadcrumbs>
  )
}
