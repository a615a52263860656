import { ownersToAddFor, self } from '#domain/access/engagements.ts'
import type { CurrentUser } from '#domain/people/accounts/accounts.schema.ts'
import { rightsForChosen } from '#web/session/acting-roles.ts'
import { Choice } from '#web/ui/Choice.tsx'

/** The owners for whom the user may add a property; only the chosen one while an owner is chosen in the header. */
export const possibleOwners = (me: CurrentUser) => {
  const { own, engagements } = rightsForChosen(me)
  return ownersToAddFor(own, engagements)
}

/** The user, or else the only possible owner; empty when the user must choose. */
export function usualOwner(me: CurrentUser): string {
  const possible = possibleOwners(me)
  return possible.includes(self) || possible.length === 1 ? possible[0]! : ''
}

interface Props {
  me: CurrentUser
  value: string
  error: boolean
  onChange: (owner: string) => void
}

/** Shown only when there are several possible owners. */
export function OwnerField({ me, value, error, onChange }: Props) {
  const possible = possibleOwners(me)
  if (possible.length < 2) return null
  const nameOf = (owner: string) =>
    owner === self ? 'Kendi mülküm' : me.engagements.find(({ owner_id }) => owner_id === owner)?.owner_name
  return (
    <Choice
      fullWidth
      required
      label="Kimin mülkü?"
      value={value}
      options={possible.map((owner) => [owner, nameOf(owner)])}
      error={error}
      helperText={error ? 'Mülkü kimin adına eklediğinizi seçin' : undefined}
      onChoose={onChange}
    />
  )
}
