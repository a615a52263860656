import { showDate } from '#domain/kernel/dates.ts'
import { maskNationalId } from '#domain/people/identity/national-id.rules.ts'
import { lastDayToAct } from '#domain/tenancy/undertakings/undertakings.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import type { FileReply } from '#server/http/route.ts'
import { undertakingPdf } from '#server/pdf/print.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { findUndertaking } from './change-undertaking.ts'

/** The undertaking as prepared, for people who may see the tenancy; identity numbers masked by the reader's rights. */
export async function printUndertaking(ctx: Context, actor: Actor, id: string): Promise<FileReply> {
  const { undertaking, rights } = await findUndertaking(ctx.db, actor, id)
  const { document } = undertaking
  const identity = (encrypted: string | null) => {
    const number = encrypted && decryptText(ctx.secrets.encryption, encrypted)
    return number ? (rights.seeIdentity ? number : maskNationalId(number)) : ''
  }
  const party = ({ name, id_number }: { name: string; id_number: string | null }) => ({
    name,
    id_number: identity(id_number),
  })
  const content = await undertakingPdf({
    contract: document.contract,
    property: document.property_title,
    address: document.address,
    landlord: party(document.landlord),
    tenants: document.tenants.map(party),
    delivered_on: showDate(undertaking.delivered_on),
    given_on: showDate(undertaking.given_on),
    evict_on: showDate(undertaking.evict_on),
    last_day: showDate(lastDayToAct(undertaking.evict_on)),
    spouse: undertaking.family_home ? undertaking.spouse_name : null,
    withdrawn: undertaking.withdrawn_at ? showDate(undertaking.withdrawn_at) : null,
    printedOn: showDate(ctx.clock.now()),
  })
  return madeFile(content, `Tahliye taahhüdü ${document.contract}`, 'pdf')
}
