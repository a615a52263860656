import { and, eq } from 'drizzle-orm'
import { noFlags } from '#domain/access/flags.ts'
import { newId } from '#domain/kernel/ids.ts'
import { contractRights } from '#domain/tenancy/contracts/contract-rights.rules.ts'
import { addendumContent } from '#domain/tenancy/papers/addenda.rules.ts'
import { type AddendumName, addendumKinds } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { Context } from '#server/context.ts'
import type { Tx } from '#server/db/client.ts'
import { contracts } from '#server/db/schema/contracts.ts'
import { tenancies } from '#server/db/schema/tenancies.ts'
import type { Actor } from '#server/http/actor.ts'
import { partiesOf } from '#server/services/papers/papers.queries.ts'
import { sendPaper } from '#server/services/papers/send-paper.ts'
import type { People } from './add-portfolio.ts'
import { confirmParty } from './confirm-party.ts'
import { besiktas, host, moda } from './demo-property.ts'
import type { Past } from './past.ts'

const caller = (ip: string) => ({ ip, userAgent: '', headers: new Headers() })

interface DemoAddendum {
  property: string
  kind: AddendumName
  daysAgo: number
  confirmed: boolean
  values: Record<string, string>
}

const demoAddenda: DemoAddendum[] = [
  {
    property: moda,
    kind: 'general_addendum',
    daysAgo: 120,
    confirmed: true,
    values: {
      konu: 'Otopark yerinin kullanımı',
      metin:
        'Kiracı, bodrum kattaki 12 numaralı park yerini kira süresince kullanır; ayrıca bedel ödenmez.\nYer başkasına kullandırılamaz, kiralananla birlikte boş olarak geri verilir.',
    },
  },
  {
    property: besiktas,
    kind: 'general_addendum',
    daysAgo: 1,
    confirmed: false,
    values: {
      konu: 'Cephe tabelasının yenilenmesi',
      metin:
        'Kiracı, belediye iznini alarak ve gideri kendisine ait olmak üzere cephedeki tabelayı yeniler.\nÇıkışta tabelayı söker ve cepheyi eski hâline getirir.',
    },
  },
]

/** Addenda of running contracts, through the product's own steps, each at its own time and without mails. */
export async function addAddenda(ctx: Context, tx: Tx, people: People, past: Past, idOf: (title: string) => string) {
  const by = { userId: people.id(host), username: people.name(host) } as Actor
  for (const { property, kind, daysAgo, confirmed, values } of demoAddenda) {
    const made = past.daysAgo(daysAgo)
    const then: Context = {
      ...ctx,
      clock: { now: () => made },
      mailer: { post: async () => {}, attaching: () => ({ post: async () => {} }) },
    }
    const [row] = await tx
      .select({ contract: contracts, tenancy: tenancies })
      .from(contracts)
      .innerJoin(tenancies, eq(tenancies.id, contracts.tenancy_id))
      .where(and(eq(contracts.property_id, idOf(property)), eq(contracts.status, 'active')))
    const subject = newId(made.getTime())
    const paper = await sendPaper(then, tx, {
      found: {
        ...row!,
        relation: 'owner',
        rights: contractRights('owner', noFlags),
        left: false,
        left_on: null,
        joined_on: null,
      },
      by: { actor: by, caller: caller('203.0.113.9') },
      kind,
      subject,
      page: `/tenancy/${row!.tenancy.id}/addendum/${subject}`,
      content: addendumContent(addendumKinds[kind], { from_on: past.day(daysAgo), values }),
    })
    for (const party of await partiesOf(tx, paper.id))
      if (confirmed && party.decision === null)
        await confirmParty(then, tx, { paper, party, way: 'mailed_link', caller: caller('203.0.113.20') })
  }
}
