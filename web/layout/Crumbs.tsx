import Breadcrumbs from '@mui/material/Breadcrumbs'
import Typography from '@mui/material/Typography'
import { useRouterState } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { passesGuard } from '#domain/access/guards.ts'
import { breadcrumbs, matchRoute, type RoutePath, routes } from '#domain/access/routes.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { TextLink } from '#web/ui/link.tsx'
import { textSizes } from '#web/ui/theme.ts'
import { usePageNames } from './page-names.ts'

export function Crumbs() {
  const path = useRouterState({ select: (state) => state.location.pathname })
  const params = useRouterState({ select: (state) => state.matches.at(-1)?.params ?? {} })
  const route = matchRoute(path)
  const user = useCurrentUser()?.user ?? null
  const role = useActiveRole()
  const nameOf = usePageNames()
  const addressOf = (step: RoutePath) =>
    step.replace(/\$(\w+)/g, (_, name) => params[name as keyof typeof params] ?? '')
  const titleOf = (step: RoutePath) => nameOf(addressOf(step)) ?? routes[step].title
  const trail = route ? breadcrumbs(route, (guard) => passesGuard(guard, user, role)) : []
  // The start screen alone needs no breadcrumbs.
  if (trail.length < 2) return null
  return (
    <Breadcrumbs
      aria-label="Sayfa yolu"
      separator={<ChevronRight size={14} aria-hidden="true" />}
      sx={{ mb: 1, fontSize: textSizes.plain }}
    >
      {trail.map((step) =>
        step === route ? (
          <Typography
            key={step}
            color="textPrimary"
            sx={{ fontSize: textSizes.plain, overflowWrap: 'anywhere' }}
            aria-current="page"
          >
            {titleOf(step)}
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
            {titleOf(step)}
          </TextLink>
        ),
      )}
    </Breadcrumbs>
  )
}
