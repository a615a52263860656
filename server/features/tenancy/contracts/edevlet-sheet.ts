import { showDate } from '#domain/kernel/dates.ts'
import { showPhone } from '#domain/kernel/phone.ts'
import { refuse } from '#domain/kernel/refusal.ts'
import { fixtureText } from '#domain/tenancy/contracts/contracts.rules.ts'
import { edevletNotes, edevletSheet } from '#domain/tenancy/contracts/edevlet.rules.ts'
import { isSameTenant } from '#domain/tenancy/contracts/tenant-key.rules.ts'
import type { Context } from '#server/context.ts'
import type { Actor } from '#server/http/actor.ts'
import { madeFile } from '#server/http/made-file.ts'
import type { FileReply } from '#server/http/route.ts'
import { edevletPdf } from '#server/pdf/print.ts'
import { liveDocument } from './contract-summary.queries.ts'
import { edevletParts } from './edevlet-sheet.queries.ts'
import { readContract } from './view-contract.ts'

/** For people who write the contract, and the lawyer: it contains full identity numbers and the deed. */
export async function readSheet(ctx: Context, actor: Actor, id: string) {
  const {
    contract,
    agreed,
    identity,
    rights: { seeIdentity },
  } = await readContract(ctx, actor, id)
  if (!seeIdentity) throw refuse('not_allowed')
  const document = agreed ?? (await liveDocument(ctx.db, contract))
  const { deed, features, tenants } = await edevletParts(ctx.db, id)
  const bornOf = (tenant_email: string, tenant_name: string) =>
    tenants.find((tenant) => isSameTenant({ tenant_email, tenant_name }, tenant))?.tenant_birth_date ?? null
  const { property, landlord, guarantor, terms } = document
  const said = (value: string | undefined) => value ?? ''
  const steps = edevletSheet({
    deed: {
      tasinmazKimlikNo: said(deed?.tasinmazKimlikNo),
      // The agreed values take precedence over today's deed.
      il: property.il || said(deed?.il),
      ilce: property.ilce || said(deed?.ilce),
      mahalle: property.mahalle || said(deed?.mahalle),
      ada: said(deed?.ada),
      parsel: said(deed?.parsel),
      blok: said(deed?.blok),
      kat: said(deed?.kat),
      bagimsizBolumNo: said(deed?.bagimsizBolumNo),
      nitelik: said(deed?.nitelik),
    },
    property,
    features: {
      odaSayisi: said(features?.odaSayisi),
      metrekaresi: features?.metrekaresi ? String(features.metrekaresi) : '',
      bulunduguKat: said(features?.bulunduguKat),
      isitmaSekli: said(features?.isitmaSekli),
      asansor: yesOrNo(features?.asansor),
      otopark: said(features?.otopark),
    },
    dues: features?.aidatTutar ?? null,
    landlord: { name: landlord.name, id_number: identity(landlord.id_number) },
    tenants: document.tenants.map((tenant) => ({
      name: tenant.name,
      id_number: identity(tenant.id_number),
      birth_date: bornOf(tenant.email, tenant.name),
      phone: showPhone(tenant.phone),
    })),
    guarantor: guarantor && {
      name: guarantor.name,
      id_number: identity(guarantor.id_number),
      phone: showPhone(guarantor.phone),
      limit: guarantor.limit,
    },
    terms: { ...terms, giderler: terms.giderler ?? null },
    bitisTarihi: document.bitisTarihi,
    fixtures: document.fixtures.map(fixtureText),
  })
  return { short_id: document.short_id, property_title: property.title, steps, notes: [...edevletNotes] }
}

const yesOrNo = (value: boolean | null | undefined) => (value === true ? 'Var' : value === false ? 'Yok' : '')

export async function printSheet(ctx: Context, actor: Actor, id: string): Promise<FileReply> {
  const sheet = await readSheet(ctx, actor, id)
  const content = await edevletPdf({ ...sheet, printedOn: showDate(ctx.clock.now()) })
  return madeFile(content, `e-Devlet kira sözleşmesi ${sheet.short_id}`, 'pdf')
}
