import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { showDateTime } from '#domain/kernel/dates.ts'
import { oldestShown, watchLastSeen } from '#web/cache/last-seen.ts'
import { changeToNewerVersion, newerVersion, startAppWorker } from '#web/lib/app-worker.ts'
import { useOffline } from '#web/lib/connection.ts'
import { useCurrentUser } from '#web/session/current-user.ts'

const above = { mb: 2, alignItems: 'center', '@media print': { display: 'none' } } as const

/** Notices for the whole application: no connection, a newer version. */
export function AppNotices() {
  const client = useQueryClient()
  const of = useCurrentUser()?.user.id
  useEffect(() => void startAppWorker(), [])
  useEffect(() => (of ? watchLastSeen(client, of) : undefined), [client, of])
  return (
    <>
      <NewerVersion />
      <Offline />
    </>
  )
}

function NewerVersion() {
  if (!newerVersion.use()) return null
  return (
    <Alert
      severity="info"
      role="status"
      sx={above}
      action={
        <Button color="inherit" onClick={() => void changeToNewerVersion()}>
          Yenile
        </Button>
      }
    >
      Yeni sürüm hazır. Yazmakta olduğunuz bir şey varsa önce kaydedin.
    </Alert>
  )
}

function Offline() {
  const offline = useOffline()
  const at = useOldestShown(offline)
  if (!offline) return null
  return (
    <Alert severity="warning" role="status" icon={<WifiOff size={20} aria-hidden />} sx={above}>
      {at === null
        ? 'Çevrimdışısınız; gördükleriniz güncel olmayabilir.'
        : `Çevrimdışısınız; ${showDateTime(new Date(at))} tarihli veri gösteriliyor. Değişiklikler bağlantı gelince yapılabilir.`}
    </Alert>
  )
}

/** Watches the data on the screens while it is `wanted`. */
function useOldestShown(wanted: boolean): number | null {
  const client = useQueryClient()
  const [at, setAt] = useState<number | null>(null)
  useEffect(() => {
    if (!wanted) return
    const look = () => setAt(oldestShown(client))
    look()
    // Deferred, because the library notifies while components render.
    return client.getQueryCache().subscribe(() => queueMicrotask(look))
  }, [client, wanted])
  return at
}
