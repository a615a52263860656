import { fold } from '#domain/kernel/turkish-text.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import {
  paperSignaturesRefusals,
  refusePaperSignature,
} from '#domain/tenancy/paper-signatures/paper-signatures.messages.ts'
import { signsOnPaper } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import type { Db } from '#server/db/client.ts'
import { firstRounds, partiesIn, type ReachedPerson, reachedBefore, rentersOf } from './lost-contact.queries.ts'

/** The contract being edited or renewed. */
interface StoredContract {
  id: string
  edited: boolean
}
type StoredParties = Awaited<ReturnType<typeof partiesIn>>

/** Tenants and guarantor of a form in one shape. */
interface Party {
  name: string
  email: string
  field: string
  guarantor: boolean
  onPaper: boolean
}
const partiesOf = ({ tenants, guarantor }: ContractForm): Party[] => [
  ...tenants.map(({ tenant_name, tenant_email, signs_on_paper }, index) => ({
    name: tenant_name,
    email: tenant_email,
    field: `tenants.${index}.tenant_email`,
    guarantor: false,
    onPaper: signs_on_paper,
  })),
  ...(guarantor
    ? [
        {
          name: guarantor.guarantor_name,
          email: guarantor.guarantor_email,
          field: 'guarantor.guarantor_email',
          guarantor: true,
          onPaper: guarantor.signs_on_paper,
        },
      ]
    : []),
]

/**
 * Paper signatures are only for people without any other contact: a person once reached by mail, phone or account about
 * this property may not become a paper party, nor be replaced by one. A stored paper party who was not reached in the
 * contract may stay.
 */
export async function refuseLostContact(db: Db, form: ContractForm, given: StoredContract | null) {
  const parties = partiesOf(form)
  const onPaper = parties.filter((party) => party.onPaper)
  if (onPaper.length === 0) return
  const reached = await reachedBefore(db, form.property_id, given?.id ?? null)
  const stored = given ? await partiesIn(db, given.id) : { tenants: [], guarantors: [] }
  const here = reached.filter(({ contract }) => contract === given?.id)
  const known = namesIn([...reached, ...(await rentersOf(db, form.property_id)).map((name) => ({ name }))])
  for (const party of onPaper)
    if (stoodOnPaper(stored, party) ? namesIn(here).has(fold(party.name)) : known.has(fold(party.name)))
      throw refuse('contact_known', party)
  if (!given?.edited) return
  const replacing = await replacingAnother(db, { id: given.id, parties, stored, here })
  if (replacing) throw refuse('contact_replaced', replacing)
}

const refuse = (code: 'contact_known' | 'contact_replaced', { field }: Party) =>
  refusePaperSignature(code, { [field]: paperSignaturesRefusals[code].message })

const namesIn = (named: readonly { name: string }[]) =>
  new Set(named.map(({ name }) => fold(name)).filter((name) => name !== ''))

const stoodOnPaper = (stored: StoredParties, { guarantor, name }: Party) =>
  (guarantor ? stored.guarantors : stored.tenants).some((each) => fold(each.name) === fold(name) && signsOnPaper(each))

interface Edit {
  id: string
  parties: readonly Party[]
  stored: StoredParties
  /** In any round of this contract. */
  here: readonly ReachedPerson[]
}

/**
 * Names are easily respelled, so no paper party may be added where a reachable one was removed, in this edit or an
 * earlier one; nor may a reachable one be removed after a paper party was added.
 */
async function replacingAnother(db: Db, { id, parties, stored, here }: Edit): Promise<Party | undefined> {
  const rounds = new Map<string, number>()
  for (const { name, round } of await firstRounds(db, id))
    rounds.set(fold(name), Math.min(round, rounds.get(fold(name)) ?? round))
  const isTenant = ({ name }: ReachedPerson) => rounds.has(fold(name))
  const leftTenants = leavers(
    here.filter(isTenant),
    parties.filter(({ guarantor }) => !guarantor),
  )
  const leftGuarantors = leavers(
    here.filter((each) => !isTenant(each)),
    parties.filter(({ guarantor }) => guarantor),
  )
  const leaving = leftTenants.filter(({ name }) => stored.tenants.some((each) => fold(each.name) === fold(name)))
  const roundOf = ({ name }: { name: string }) => rounds.get(fold(name)) ?? 0
  return parties.find((party) => {
    if (!party.onPaper) return false
    const isNew = !stoodOnPaper(stored, party)
    if (party.guarantor) return isNew && leftGuarantors.length > 0
    return (isNew && leftTenants.length > 0) || leaving.some((each) => roundOf(party) > roundOf(each))
  })
}

/** Parties with a respelled name are matched by address. */
function leavers(reached: readonly ReachedPerson[], parties: readonly Party[]): ReachedPerson[] {
  const isSame = (before: ReachedPerson, now: Party) =>
    fold(before.name) === fold(now.name) || (before.email !== '' && before.email === now.email)
  const staying = namesIn(reached.filter((each) => parties.some((party) => isSame(each, party))))
  return reached.filter(({ name }) => name.trim() !== '' && !staying.has(fold(name)))
}
