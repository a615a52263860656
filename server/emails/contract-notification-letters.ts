import { showDate } from '#domain/kernel/dates.ts'
import { extensionArticle } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { extendedGuaranteeText, extendedUntil } from '#domain/tenancy/contracts/contract-state.rules.ts'
import { approvedOf } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { type ContractFacts, type ContractMail, factsOf, hello } from './contract-letters.ts'
import { type Block, button, type Letter, note, paragraph, quote } from './letter.ts'

/** The owner's mail: `status` is the event, `contract_status` the contract's state after it. */
interface ContractStatusMail extends ContractMail {
  link: string
  status_label: string
  contract_status?: string
  guarantor_name?: string
  approved_count?: number
  required_count?: number
  /** Number of decided parties who signed on paper. */
  on_paper_count?: number
  /** Names of tenants who have not decided yet. */
  waiting_for?: string
}

const noteOf = (title: string, { revision_note }: ContractStatusMail) =>
  revision_note.trim() ? [quote(title, revision_note)] : []

/** Lists what is missing before the contract takes effect. */
function whatIsMissing(data: ContractStatusMail): Block[] {
  const { contract_status, waiting_for, guarantor_name } = data
  if (contract_status === 'active') return [paragraph('Böylece herkesin kararı kayıtlı; kontrat yürürlüğe girdi.')]
  if (contract_status === 'waitingforsignature')
    return [paragraph('Herkesin kararı kayıtlı. Kontratın imzalandığını kaydettiğinizde yürürlüğe girer.')]
  if (contract_status === 'rejected_by_tenant')
    return [paragraph('Kontrat, bir kiracının düzenleme isteği yanıtlanana kadar yürürlüğe girmez.')]
  return [
    ...(contract_status === 'waiting_for_guarantor' && data.status !== 'guarantor_declined'
      ? [paragraph(`Kefilin ön onayı henüz yok: ${guarantor_name}.`)]
      : []),
    ...(waiting_for ? [paragraph(`Kararı beklenen: ${waiting_for}.`)] : []),
  ]
}

const tally = ({
  approved_count: yes = 0,
  required_count: asked = 0,
  on_paper_count: onPaper = 0,
}: ContractStatusMail) => approvedOf({ yes, onPaper, asked })

const statusLetters: Record<
  string,
  (data: ContractStatusMail) => { subject: string; heading: string; blocks: Block[] }
> = {
  approved: (data) => ({
    subject: `Kiracı onayladı: ${data.property_title}`,
    heading: 'Kiracı onayladı, kontrat yürürlükte',
    blocks: [paragraph(`${data.tenant_name} kontratı onayladı ve kontrat yürürlüğe girdi.`)],
  }),
  rejected: (data) => ({
    subject: `Düzenleme Gerekli: ${data.property_title}`,
    heading: 'Düzenleme Gerekli',
    blocks: [
      paragraph(`${data.tenant_name} kontratta düzenleme istiyor.`),
      ...noteOf('Kiracının notu', data),
      paragraph('Kontratı düzenleyip yeniden gönderdiğinizde herkesten yeni onay istenir.'),
    ],
  }),
  tenant_approved: (data) => ({
    subject: `${data.tenant_name} onayladı (${tally(data).count}): ${data.property_title}`,
    heading: `Bir kiracı onayladı (${tally(data).count})`,
    blocks: [
      paragraph(
        `${data.tenant_name} kontratı onayladı. Onaylayan kiracı sayısı: ${tally(data).count}${tally(data).beside}.`,
      ),
      ...noteOf('Kiracının notu', data),
      ...whatIsMissing(data),
    ],
  }),
  guarantor_approved: (data) => ({
    subject: `Kefil ön onay verdi: ${data.property_title}`,
    heading: 'Kefil ön onay verdi',
    blocks: [
      paragraph(`${data.guarantor_name} kefillik için ön onay verdi.`),
      ...noteOf('Kefilin notu', data),
      ...whatIsMissing(data),
    ],
  }),
  guarantor_declined: (data) => ({
    subject: `Kefil kabul etmedi: ${data.property_title}`,
    heading: 'Kefil kabul etmedi',
    blocks: [
      paragraph(`${data.guarantor_name} bu kontrata kefil olmayı kabul etmedi.`),
      ...noteOf('Kefilin notu', data),
      paragraph(
        'Kontrat bu hâliyle yürürlüğe girmez. Kontratı düzenleyip başka bir kefil yazabilir ya da kefili çıkarabilirsiniz; kefille anlaşırsanız bağlantıyı kontrat sayfasından yeniden gönderebilirsiniz.',
      ),
      ...whatIsMissing(data),
    ],
  }),
}

/** To the owner, after a party's decision. A status without its own text gets a general one. */
export function contractStatus(data: ContractStatusMail): Letter {
  const { subject, heading, blocks } = (Object.hasOwn(statusLetters, data.status) &&
    statusLetters[data.status]?.(data)) || {
    subject: `Kontrat durumu değişti: ${data.property_title}`,
    heading: `Kontratın yeni durumu: ${data.status_label}`,
    blocks: [paragraph(`${data.property_title} kontratının yeni durumu: ${data.status_label}.`)],
  }
  return {
    subject,
    preview: heading,
    heading,
    blocks: [hello(data.owner_name), ...blocks, factsOf(data), button('Kontratı aç', data.link)],
  }
}

export type ContractParty = 'owner' | 'tenant' | 'guarantor'

/**
 * To every party once all have agreed, with the contract attached, or with a link if the transport cannot attach files.
 */
export const contractInForce = (
  data: ContractFacts & {
    name: string
    party: ContractParty
    /** The contract's page, for parties with an account. */
    page: string
    /** Link to the contract for parties without an account; empty if it is attached. */
    copy: string
    copy_lifetime?: string
    attached: boolean
  },
): Letter => ({
  subject: `Kira kontratınız ve kanıt kaydı: ${data.property_title}`,
  preview: 'Bütün tarafların kararı kayıtlı; kontratın bir kopyası sizin.',
  heading: 'Kontratınız yürürlükte; kopyası sizin',
  blocks: [
    hello(data.name),
    paragraph(
      `${data.property_title} için düzenlenen kira kontratı yürürlükte; bütün tarafların kararı kayıtlı. Kiralama ${showDate(data.start_date)} tarihinde başlar.`,
    ),
    ...(data.attached
      ? [paragraph('Kontratın tamamı ve kimin ne zaman nasıl karar verdiğini gösteren sayfa ektedir; lütfen saklayın.')]
      : []),
    factsOf(data),
    ...(data.copy
      ? [
          button('Kontratı indir (PDF)', data.copy),
          note(`Bu bağlantı ${data.copy_lifetime} geçerlidir; lütfen dosyayı indirip saklayın.`),
        ]
      : []),
    ...(data.page ? [button('Kontratı aç', data.page)] : []),
    ...(data.party === 'guarantor'
      ? [
          note(
            'Verdiğiniz bir ön onaydır: kefalet, kendi el yazınızla doldurduğunuz belgeyle geçerli olur. Azami tutar kontratta yazar.',
          ),
        ]
      : []),
    note('Kimlik numaraları bu kopyada kısaltılmıştır.'),
  ],
})

const extendedHeading = (tasinmazCinsi: string) =>
  extensionArticle(tasinmazCinsi) ? 'Kira kontratı bir yıl uzadı' : 'Kira kontratının süresi doldu'

const leavingNotice: Record<string, string> = {
  'TBK 347': 'Çıkmak isterseniz uzayan dönemin bitiminden en az 15 gün önce yazılı bildirimde bulunmanız gerekir.',
  'TBK 367': 'Çıkmak isterseniz kira yılının bitiminden en az altı ay önce bildirimde bulunmanız gerekir (TBK 368).',
}

/** To both sides when a term has ended without a successor: the legal consequence in words (TBK 347). */
export const contractExtended = (
  data: ContractFacts & {
    name: string
    party: ContractParty
    end_date: string
    until: string
    /** True if a proposed renewal was not answered. */
    lapsed: boolean
    tasinmazCinsi: string
    rent_text: string
    has_guarantor: boolean
    link: string
  },
): Letter => ({
  subject: `${extendedHeading(data.tasinmazCinsi)}: ${data.property_title}`,
  preview: extendedUntil(data.tasinmazCinsi, data.until, data.end_date),
  heading: extendedHeading(data.tasinmazCinsi),
  blocks: [
    hello(data.name),
    ...(data.lapsed
      ? [paragraph('Yenileme teklifi, yeni dönem başlayana kadar yanıtlanmadı ve düştü; bağlantıları artık çalışmaz.')]
      : []),
    paragraph(`${data.property_title}: ${extendedUntil(data.tasinmazCinsi, data.until, data.end_date)}`),
    ...(data.party === 'guarantor'
      ? [paragraph('Yeni dönem için sizden istenen kefillik de düştü; yeni bir yükümlülüğünüz doğmadı.')]
      : [
          paragraph(data.rent_text),
          ...(data.has_guarantor ? [paragraph(extendedGuaranteeText)] : []),
          paragraph(
            data.party === 'owner'
              ? 'Yeni koşullar için kiracılık sayfasından yeni bir teklif gönderebilirsiniz; kiracı onaylarsa o geçerli olur.'
              : (leavingNotice[extensionArticle(data.tasinmazCinsi) ?? ''] ??
                  'Çıkmak isterseniz kiraya verene önceden yazılı olarak bildirin (TBK 328, 329).'),
          ),
        ]),
    factsOf(data),
    ...(data.party === 'guarantor' ? [] : [button('Kontratı aç', data.link)]),
    note('Bu bilgi hukuki danışmanlık değildir.'),
  ],
})

interface Ended extends ContractFacts {
  name: string
  by: string
  reason: string
  party?: ContractParty
  /** The last day of an ended tenancy. */
  last_day?: string
  /** The last day of a tenancy whose end is announced; its renewal is no longer pending. */
  announced_day?: string
  /** Approved by all sides; one that still waited for an answer never took effect. */
  approved?: boolean
}

/** Describes what ended: the tenancy, a proposed renewal, or a cancelled contract. */
const endOf = ({ property_title, by, last_day, announced_day, approved }: Ended) => {
  if (last_day)
    return {
      title: 'Kiracılık sona erdi',
      preview: 'Kiracılık sona erdi; kayıtlar saklanıyor.',
      text: `${property_title} için süren kiracılık, son günü olan ${showDate(last_day)} ile sona erdi.`,
    }
  if (announced_day)
    return {
      title: 'Yenileme teklifi kapandı',
      preview: 'Yanıt bekleyen yenileme teklifi kapandı; süren kontrat son gününe kadar geçerli.',
      text: `${property_title} için yanıt bekleyen yenileme teklifi kapandı; gönderilen bağlantılar artık çalışmaz. Süren kontrat, kiracılığın son günü olan ${showDate(announced_day)} gününe kadar geçerlidir.`,
    }
  if (approved)
    return {
      title: 'Kontrat başlamadan iptal edildi',
      preview: `${by} kontratı başlamadan iptal etti.`,
      text: `${property_title} için onaylanan kontrat, başlamadan ${by} tarafından iptal edildi.`,
    }
  return {
    title: 'Kontrat geri çekildi',
    preview: `${by} onaya sunulan kontratı geri çekti.`,
    text: `${property_title} için onaya sunulan kontrat ${by} tarafından geri çekildi. Yürürlüğe girmemişti; gönderilen bağlantılar artık çalışmaz.`,
  }
}

export const contractEnded = (data: Ended): Letter => ({
  subject: `${endOf(data).title}: ${data.property_title}`,
  preview: endOf(data).preview,
  heading: endOf(data).title,
  blocks: [
    hello(data.name),
    paragraph(endOf(data).text),
    ...(data.reason.trim() ? [quote('Gerekçe', data.reason)] : []),
    ...(data.party === 'guarantor'
      ? [paragraph('Bu kontrat için sizden istenen kefillik de düştü; size gönderilen bağlantı artık çalışmaz.')]
      : []),
    factsOf(data),
    note('Bir yanlışlık olduğunu düşünüyorsanız karşı tarafla görüşün. Kontratın kaydı ve geçmişi saklanır.'),
  ],
})
