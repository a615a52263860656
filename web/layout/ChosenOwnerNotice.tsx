import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { self } from '#domain/access/engagements.ts'
import { CallError } from '#web/lib/call.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { hatsOf } from '#web/session/hats.ts'
import { useActFor } from './owners.queries.ts'

const isNotThere = (error: unknown) => error instanceof CallError && error.status === 404

/** Whether something that this screen asked for is not there. */
function useSomethingMissing(): boolean {
  const client = useQueryClient()
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const cache = client.getQueryCache()
    const look = () => setMissing(cache.getAll().some((query) => query.isActive() && isNotThere(query.state.error)))
    look()
    // A query is added while a component draws itself, when nothing else may change.
    return cache.subscribe(({ type }) => {
      if (type !== 'added') look()
    })
  }, [client])
  return missing
}

/** A link may lead to a record of somebody else than the owner who is chosen: it is not there until the choice is lifted. */
export function ChosenOwnerNotice() {
  const me = useCurrentUser()
  const missing = useSomethingMissing()
  const choice = useActFor()
  const chosen = hatsOf(me).find(({ owner }) => owner === me?.chosen)
  if (!missing || !chosen) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      // Below the words where there is no room beside them.
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button color="inherit" variant="outlined" loading={choice.busy} onClick={() => void choice.run(null)}>
          Tüm mülk sahiplerini göster
        </Button>
      }
    >
      {chosen.owner === self
        ? 'Üstte kendi mülkleriniz seçili olduğu için yalnızca size ait kayıtlar açılır.'
        : `Üstte ${chosen.name} seçili olduğu için yalnızca onun kayıtları açılır.`}{' '}
      Aradığınız kayıt başka bir mülk sahibinin olabilir.
    </Alert>
  )
}
