import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { firstItems, queueOf } from '#domain/insight/dashboard/queue.rules.ts'
import { itemDetail, itemTitle } from '#domain/insight/dashboard/queue-words.rules.ts'
import { startRoleOf } from '#domain/insight/dashboard/start-lists.rules.ts'
import { sideKey } from '#web/session/acting-roles.ts'
import { useActiveRole, useCurrentUser } from '#web/session/current-user.ts'
import { TextLink } from '#web/ui/link.tsx'
import { dashboardQuery, useLiveDashboard } from '../dashboard.queries.ts'
import { usePutOff } from './put-off.ts'

const shown = 4

/** In the panel beside other screens: what is left to do today, with the way to it. */
export default function TodayPanel() {
  const onStart = useRouterState({ select: ({ location }) => location.pathname.startsWith('/dashboard') })
  const me = useCurrentUser()
  // The start screen itself says it.
  return me && !onStart && <Left me={me} />
}

function Left({ me }: { me: NonNullable<ReturnType<typeof useCurrentUser>> }) {
  const activeRole = useActiveRole()
  useLiveDashboard()
  const { data } = useQuery(dashboardQuery(sideKey(me), activeRole))
  const away = usePutOff(me.user.id, data?.today ?? '')
  if (!data) return null
  const role = startRoleOf({
    isAdmin: data.admin !== null,
    isLawyer: me.roles.isLawyer,
    isLandlord: data.landlord !== null,
  })
  const items = queueOf(data, role).items.filter(({ key }) => !away.has(key))
  return (
    <Paper component="section" variant="outlined" aria-labelledby="panel-today" sx={{ p: 2 }}>
      <Typography id="panel-today" variant="h4" component="h2">
        <TextLink to="/dashboard" color="inherit" underline="hover">
          Bugün
        </TextLink>
      </Typography>
      {items.length === 0 ? (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
          Bugünlük bu kadar.
        </Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
          {firstItems(items, shown).map((item) => (
            <Box component="li" key={item.key} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {itemTitle(item)}
              </Typography>
              <Typography variant="caption" color="textSecondary" component="p">
                {itemDetail(item, data.today)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
      {items.length > 0 && (
        <TextLink to="/dashboard" variant="body2" sx={{ display: 'inline-block', mt: 1 }}>
          {items.length > shown ? `${items.length} işin hepsi` : 'İşlere git'}
        </TextLink>
      )}
    </Paper>
  )
}
