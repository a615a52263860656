import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import {
  type NotificationKind,
  notificationKindRow,
  notificationKinds,
} from '#domain/people/notifications/notification-kinds.rules.ts'
import type { Channels } from '#domain/people/notifications/notifications.schema.ts'
import { Section } from '#web/ui/Section.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { BrowserPermission } from './BrowserPermission.tsx'
import { preferencesQuery, useSetPreference } from './notifications.queries.ts'
import { pushAbility } from './push.ts'
import { useBrowserPermission } from './use-browser-permission.ts'

const channelLabels: [keyof Channels, string][] = [
  ['in_app', 'Uygulama içi'],
  ['mail', 'E-posta'],
  ['push', 'Tarayıcı'],
]

export function PreferencesSection() {
  const preferences = useQuery(preferencesQuery)
  const permission = useBrowserPermission(preferences.data)
  const save = useSetPreference()
  const toggle = async (kind: NotificationKind, channels: Channels, channel: keyof Channels) => {
    const on = !channels[channel]
    // Push notifications need the browser's permission first.
    if (channel === 'push' && on && !permission.here && !(await permission.allow())) return
    void save.run({ kind, ...channels, [channel]: on })
  }
  const pushable = Boolean(preferences.data?.pushKey) && pushAbility() === 'ready'
  return (
    <Section id="bildirimler" title="Bildirimler" lead="Hangi konuda nasıl haber almak istediğinizi seçin.">
      {preferences.isPending && <LoadingRows rows={5} height={44} />}
      {preferences.isError && <ErrorState error={preferences.error} onRetry={() => preferences.refetch()} />}
      {preferences.data && (
        <>
          <Box
            component="table"
            aria-label="Hangi konuda nasıl haber alınacağı"
            sx={{
              width: 1,
              borderCollapse: 'collapse',
              '& th, & td': { borderBottom: 1, borderColor: 'divider', py: 0.5, px: 0 },
              '& th': { textAlign: 'start', typography: 'body2', overflowWrap: 'anywhere' },
              '& thead th': { typography: 'caption', color: 'text.secondary', verticalAlign: 'bottom' },
              '& thead th:not(:first-of-type), & td': { width: { xs: 66, sm: 96 }, textAlign: 'center' },
            }}
          >
            <thead>
              <tr>
                <th scope="col">Konu</th>
                {channelLabels.map(([channel, label]) => (
                  <th key={channel} scope="col">
                    {label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {notificationKinds.map((kind) => {
                const row = notificationKindRow(kind)
                return (
                  <tr key={kind}>
                    <th scope="row">{row.label}</th>
                    {channelLabels.map(([channel, label]) => {
                      const channels = preferences.data.kinds[kind]
                      const fixed =
                        (channel === 'in_app' && row.alwaysListed) ||
                        (channel === 'push' && !pushable && !channels.push)
                      return (
                        <td key={channel}>
                          <Switch
                            checked={channels[channel]}
                            disabled={fixed}
                            onChange={() => toggle(kind, channels, channel)}
                            slotProps={{ input: { 'aria-label': `${row.label}: ${label}` } }}
                          />
                        </td>
                      )
                    })}
                  </tr>
                )
              })}
            </tbody>
          </Box>
          <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
            Kontratlar ve sistem duyuruları her zaman uygulama içinde görünür. Kontratın taraflarına gönderilen onay,
            bitiş ve iptal e-postaları ile hesap güvenliği e-postaları bu seçimlerden etkilenmez.
          </Typography>
          {preferences.data.pushKey ? (
            <BrowserPermission {...permission} />
          ) : (
            <Alert severity="info" sx={{ mt: 2 }}>
              Tarayıcı bildirimleri bu sunucuda kapalı.
            </Alert>
          )}
        </>
      )}
    </Section>
  )
}
