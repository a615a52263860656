import { isoDate } from '#domain/kernel/dates.ts'
import { newId } from '#domain/kernel/ids.ts'
import type { SheetRow } from '#domain/kernel/sheets.ts'
import { titleOf } from '#domain/property/properties/properties.rules.ts'
import { contractColumns } from '#domain/tenancy/contracts/contract-columns.rules.ts'
import { courtOf } from '#domain/tenancy/contracts/contract-defaults.rules.ts'
import {
  checkContracts,
  type ImportLandlord,
  type ImportProperty,
} from '#domain/tenancy/contracts/contract-import.rules.ts'
import type { ContractImportAnswer } from '#domain/tenancy/contracts/contract-import.schema.ts'
import { refuseContract } from '#domain/tenancy/contracts/contracts.messages.ts'
import type { ContractForm } from '#domain/tenancy/contracts/contracts.schema.ts'
import { contractRightsFor } from '#server/access/contract-scope.queries.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import { refuseOnFailure } from '#server/http/refuse-on-failure.ts'
import type { Caller, FileReply } from '#server/http/route.ts'
import { once } from '#server/pdf/once.ts'
import { excelFileOf } from '#server/pdf/print.ts'
import { decryptText } from '#server/platform/crypto.ts'
import { rowIds } from '#server/platform/row-ids.ts'
import { type PropertyRow, propertiesForImport } from './contract-import.queries.ts'
import { personOf } from './contract-writes.queries.ts'
import { addContract } from './create-contract.ts'
import { landlordWithLast } from './prefill.queries.ts'
import { termsOf } from './terms.ts'

interface Sheet {
  rows: SheetRow[]
  dryRun: boolean
  id?: string | undefined
}

/** Imports all rows or none. Each contract is created as in the wizard, so every tenant is asked by mail. */
export function importContracts(
  ctx: Context,
  actor: Actor,
  { rows, dryRun, id = newId() }: Sheet,
  caller: Caller,
): Promise<ContractImportAnswer> {
  const idOf = rowIds(id, actor.userId)
  return refuseOnFailure(ctx, refuseContract('contract_not_saved'), () =>
    ctx.db.transact(async (tx) => {
      const today = isoDate(ctx.clock.now())
      const properties = await propertiesForImport(
        tx,
        actor,
        today,
        rows.map((_, index) => idOf(index)),
      )
      const letable = properties.filter(({ relation, creator }) => contractRightsFor(actor, relation, creator).manage)
      const checked = checkContracts(rows, { ...(await surroundings(ctx, tx, letable)), today })
      const forms = checked.rows.flatMap(({ form, running }, index) =>
        form ? [{ form: { ...form, id: idOf(index) }, running }] : [],
      )
      const toImport = checked.valid && !dryRun ? forms : []
      // In property order, so that two imports do not deadlock.
      for (const each of toImport.toSorted((a, b) => (a.form.property_id < b.form.property_id ? -1 : 1)))
        await addContract(ctx, tx, actor, { ...each, caller })
      const { unknownColumns, ready, skipped, mails } = checked
      const reports = checked.rows.map(({ report }) => report)
      return { rows: reports, unknownColumns, ready, skipped, mails, imported: toImport.length }
    }),
  )
}

/** The few owners of the properties, with the terms of their last contracts. */
async function surroundings(ctx: Context, tx: Tx, rows: PropertyRow[]) {
  const landlords = new Map<string, ImportLandlord>()
  const courts = new Map<string, Parameters<typeof courtOf>[1]>()
  for (const owner of new Set(rows.map(({ creator }) => creator))) {
    const found = await landlordWithLast(tx, owner, null)
    const person = await personOf(tx, owner)
    if (!found || !person) continue
    courts.set(owner, found.courts)
    landlords.set(owner, { party: partyOf(ctx, found), email: person.email, habits: habitsOf(found.last) })
  }
  const properties = rows.map(
    (row): ImportProperty => ({
      id: row.id,
      baslik: titleOf(row),
      owner_id: row.creator,
      is_bina: row.is_bina,
      tasinmazCinsi: row.tasinmazCinsi,
      live: row.live,
      yetkiliMahkeme: courtOf(row, courts.get(row.creator) ?? []),
    }),
  )
  return { properties, landlords }
}

type Landlord = NonNullable<Awaited<ReturnType<typeof landlordWithLast>>>

const partyOf = (ctx: Context, owner: Landlord): ContractForm['landlord'] => ({
  landlord_name: owner.username,
  landlord_id_number: owner.kimlikNo ? decryptText(ctx.secrets.encryption, owner.kimlikNo) : null,
  landlord_phone: owner.phoneNumber,
  landlord_residence: owner.address ?? '',
})

/** An owner's payment details apply to all their properties; rent and dates do not. */
function habitsOf(last: Landlord['last']): ImportLandlord['habits'] {
  if (!last) return {}
  const { iban, odemeSekli } = termsOf(last)
  return { iban, odemeSekli }
}

const example: Record<string, string | number> = {
  Mülk: 'Moda Caddesi 2+1 Daire',
  'Kiracı adı soyadı': 'Mehmet Demir',
  'Kiracı e-posta': 'mehmet.demir@ornek.com',
  'Kiracı telefon': '0532 111 22 33',
  'Başlangıç tarihi': '01.03.2026',
  Süre: 1,
  'Süre birimi': 'Yıl',
  'Aylık kira': 25_000,
  'Para birimi': 'TL',
  Depozito: 50_000,
  'Ödeme günü': 5,
  'Ödeme şekli': 'Banka havalesi / EFT',
  'Kullanım amacı': 'Mesken',
  'Artış şekli': 'TÜFE',
}

/** The headers the import expects, with one example row. */
export const contractTemplate = once(async (): Promise<FileReply> => {
  const content = await excelFileOf({
    name: 'Kiralamalar',
    head: contractColumns.map(({ label }) => label),
    rows: [contractColumns.map(({ label }) => example[label] ?? null)],
  })
  return madeFile(content, 'kiralama-sablonu', 'xlsx')
})
