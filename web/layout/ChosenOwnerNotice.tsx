import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { self } from '#domain/access/engagements.ts'
import { CallError } from '#web/lib/call.ts'
import { actingRolesOf } from '#web/session/acting-roles.ts'
import { useCurrentUser } from '#web/session/current-user.ts'
import { useActFor } from './owners.queries.ts'

const isNotThere = (error: unknown) => error instanceof CallError && error.status === 404

/** Whether a query of this screen was answered with 404. */
function useSomethingMissing(): boolean {
  const client = useQueryClient()
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    const cache = client.getQueryCache()
    const look = () => setMissing(cache.getAll().some((query) => query.isActive() && isNotThere(query.state.error)))
    look()
    // A query is added during rendering, when no state may be set.
    return cache.subscribe(({ type }) => {
      if (type !== 'added') look()
    })
  }, [client])
  return missing
}

/** A link may lead to a record of an owner other than the chosen one; it stays hidden until the choice is cleared. */
export function ChosenOwnerNotice() {
  const me = useCurrentUser()
  const missing = useSomethingMissing()
  const choice = useActFor()
  const chosen = actingRolesOf(me).find(({ owner }) => owner === me?.chosen)
  if (!missing || !chosen) return null
  return (
    <Alert
      severity="info"
      variant="outlined"
      // The button moves below the text where there is no room beside it.
      sx={{ mb: 2, flexWrap: { xs: 'wrap', sm: 'nowrap' }, '& .MuiAlert-message': { flex: '1 1 200px' } }}
      action={
        <Button
          color="inherit"
          variant="outlined"
          loading={choice.busy}
          onClick={() => void choice.run({ owner: null })}
        >
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
