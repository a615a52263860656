import { showDate } from '#domain/kernel/dates.ts'
import { shortId } from '#domain/kernel/ids.ts'
import { linkDaysText } from '#domain/kernel/link-lifetime.ts'
import { hasRoof } from '#domain/tenancy/contracts/contract-period.rules.ts'
import { objectionDays, onPaperText } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { withoutProposal } from '#domain/tenancy/renewals/renewal-words.rules.ts'
import { type Block, button, facts, type Letter, note, paragraph, quote } from './letter.ts'

/** The specified data of a contract's mails. Amounts are formatted texts, because the caller knows the currency. */
export interface ContractMail {
  tenant_email: string
  tenant_name: string
  owner_name: string
  owner_email: string
  property_title: string
  contract_id: string
  monthly_rent: string
  start_date: string
  duration: string
  has_guarantor: boolean
  guarantor_approval_status: 'pending' | 'approved' | null
  status: string
  revision_note: string
}

export type ContractFacts = Pick<
  ContractMail,
  'property_title' | 'contract_id' | 'owner_name' | 'monthly_rent' | 'start_date' | 'duration'
>

export const hello = (name: string) => paragraph(`Merhaba ${name.trim()},`)
export const factsOf = (data: ContractFacts): Block =>
  facts([
    ['Mülk', data.property_title],
    ['Mülk sahibi', data.owner_name],
    ['Aylık kira', data.monthly_rent],
    ['Başlangıç', showDate(data.start_date)],
    ['Süre', data.duration],
    ['Kontrat no', shortId(data.contract_id)],
  ])
const aWeek = note(`Bağlantı ${linkDaysText} geçerlidir ve yalnızca size özeldir; lütfen kimseyle paylaşmayın.`)
const whenGuarantorWaits = (data: Pick<ContractMail, 'has_guarantor' | 'guarantor_approval_status'>) =>
  data.has_guarantor && data.guarantor_approval_status !== 'approved'
    ? [paragraph('Kontrat, kefilin ön onayı ve bütün kiracıların onayı tamamlanınca yürürlüğe girer.')]
    : []

/** To the tenant, for a contract that needs no approval. */
export const contractCreated = (data: ContractMail & { link: string }): Letter => ({
  subject: `Kira kontratınız hazırlandı: ${data.property_title}`,
  preview: `${data.owner_name} sizin için bir kira kontratı hazırladı.`,
  heading: 'Kira kontratınız hazırlandı',
  blocks: [
    hello(data.tenant_name),
    paragraph(`${data.owner_name}, ${data.property_title} için sizinle bir kira kontratı oluşturdu.`),
    factsOf(data),
    ...whenGuarantorWaits(data),
    button('Kontratı aç', data.link),
  ],
})

/** For a party who was asked before: the previous answer and the changes since. */
export interface AskedAgain {
  previous_answer?: 'approved' | 'rejected' | 'declined' | 'pending'
  /** One change per line, with old and new value. */
  changes?: string
}

const becauseOf = {
  approved: 'Onayladığınız kontrat o günden sonra değiştirildi; önceki onayınız artık geçerli değil.',
  rejected: 'Düzenleme isteğinizden sonra kontrat yeniden gönderildi.',
  declined: 'Kefilliği kabul etmemenizden sonra kontrat yeniden gönderildi.',
  pending: 'Size daha önce gönderilen kontrat değiştirildi; önceki bağlantı artık geçerli değil.',
} as const

const askedAgain = ({ previous_answer, changes }: AskedAgain): Block[] =>
  previous_answer
    ? [
        paragraph(becauseOf[previous_answer]),
        changes?.trim() ? quote('Değişenler', changes) : paragraph('Şartlarda ve taraflarda bir değişiklik yapılmadı.'),
      ]
    : []

const firstAsked = {
  subject: 'Onayınız bekleniyor',
  preview: 'Kontratı okuyun; onaylayın ya da düzenleme isteyin.',
  heading: 'Kira kontratı onayınızı bekliyor',
}
const changedSince = {
  subject: 'Kontrat değişti, onayınız yeniden isteniyor',
  preview: 'Değişenleri okuyun; onaylayın ya da düzenleme isteyin.',
  heading: 'Kontrat değişti, onayınız yeniden isteniyor',
}
const sameAsBefore = {
  ...firstAsked,
  subject: 'Aynı şartlarla yeniden soruluyor',
  heading: 'Kontrat aynı şartlarla yeniden onayınıza sunuldu',
}
const askingWords = ({ previous_answer, changes }: AskedAgain) => {
  if (!previous_answer) return firstAsked
  return changes?.trim() ? changedSince : sameAsBefore
}

/** Asks a tenant for approval. */
export const tenantApproval = (data: ContractMail & AskedAgain & { link: string; tenant_count: number }): Letter => ({
  ...askingWords(data),
  subject: `${askingWords(data).subject}: ${data.property_title}`,
  blocks: [
    hello(data.tenant_name),
    ...askedAgain(data),
    paragraph(
      `${data.owner_name}, ${data.property_title} için hazırladığı kontrata onayınızı istiyor. Önce tamamını okuyabilir, sonra onaylayabilir ya da notunuzla düzenleme isteyebilirsiniz.`,
    ),
    factsOf(data),
    ...(data.tenant_count > 1
      ? [paragraph(`Kontratta ${data.tenant_count} kiracı var; yürürlüğe girmesi için hepsinin onayı gerekir.`)]
      : []),
    ...whenGuarantorWaits(data),
    button('Kontratı oku ve karar ver', data.link),
    note('Üyelik gerekmez.'),
    aWeek,
  ],
})

export const approvalReminder = (data: ContractMail & { link: string; expires_at: string }): Letter => ({
  subject: `Hatırlatma: ${data.property_title} kontratı onayınızı bekliyor`,
  preview: `Bağlantınız ${showDate(data.expires_at)} tarihine kadar geçerli.`,
  heading: 'Kontrat hâlâ onayınızı bekliyor',
  blocks: [
    hello(data.tenant_name),
    paragraph(`${data.owner_name}, ${data.property_title} kontratı için kararınızı bekliyor.`),
    factsOf(data),
    button('Kontratı oku ve karar ver', data.link),
    note(`Bağlantı ${showDate(data.expires_at)} tarihine kadar geçerlidir.`),
  ],
})

export interface GuarantorMail extends ContractFacts {
  guarantor_email: string
  guarantor_name: string
  tenant_name: string
  approval_token: string
}

export const guarantorRequest = (data: GuarantorMail & AskedAgain & { link: string; phone: string }): Letter => ({
  subject: data.previous_answer
    ? `Kontrat değişti, kefillik ön onayınız yeniden isteniyor: ${data.property_title}`
    : `Kefillik ön onayınız isteniyor: ${data.property_title}`,
  preview: `${data.tenant_name} için kefil olmanız isteniyor.`,
  heading: data.previous_answer
    ? 'Kontrat değişti, kefillik ön onayınız yeniden isteniyor'
    : 'Kefillik ön onayınız isteniyor',
  blocks: [
    hello(data.guarantor_name),
    ...askedAgain(data),
    paragraph(
      `${data.owner_name}, ${data.property_title} kontratında ${data.tenant_name} için kefil olmanızı istiyor. Kararınızı vermeden önce tarafları, kirayı ve sorumluluğunuzu okuyabilirsiniz.`,
    ),
    factsOf(data),
    button('Oku ve karar ver', data.link),
    paragraph(
      'İnternetten verdiğiniz karar bir ön onaydır. Kefaletin geçerli olması için azami tutarı, tarihi ve müteselsil olduğunu kendi el yazınızla yazdığınız belge gerekir; belgeyi karar sayfasından yazdırabilirsiniz.',
    ),
    aWeek,
    ...(data.phone ? [note(`Sorularınız için: ${data.phone}`)] : []),
  ],
})

export const contractExpiry = (
  data: ContractFacts & {
    name: string
    end_date: string
    days_left: number
    link: string
    tenant: boolean
    tasinmazCinsi: string
  },
): Letter => ({
  subject: `Kira kontratının bitmesine ${data.days_left} gün kaldı: ${data.property_title}`,
  preview: `Kontrat ${showDate(data.end_date)} tarihinde bitiyor.`,
  heading: `Kontratın bitmesine ${data.days_left} gün kaldı`,
  blocks: [
    hello(data.name),
    paragraph(`${data.property_title} kontratı ${showDate(data.end_date)} tarihinde sona eriyor.`),
    factsOf(data),
    paragraph(
      !hasRoof(data.tasinmazCinsi)
        ? withoutProposal(data.tasinmazCinsi)
        : data.tenant
          ? 'Çıkmak istiyorsanız bildirimi kontrat bitmeden en az 15 gün önce yazılı yapmanız gerekir; bildirim yapılmazsa kontrat bir yıl uzar (TBK 347).'
          : 'Kiracı en az 15 gün önce bildirimde bulunmazsa kontrat aynı koşullarla bir yıl uzar (TBK 347). Yeni koşullar için kontratı şimdiden yenileyebilirsiniz.',
    ),
    button('Kontratı aç', data.link),
    note('Bu bilgi hukuki danışmanlık değildir.'),
  ],
})

/**
 * To the recipient of a handed-over link that the owner could also read: the code proves that the mailbox is theirs.
 */
export const decisionCode = (data: {
  name: string
  property_title: string
  owner_name: string
  code: string
}): Letter => ({
  subject: `Kararınız için kod: ${data.property_title}`,
  preview: 'Kontrat için kararınızı bu kodla verirsiniz.',
  // `withoutKeys` recognises the code only by these words, and removes it once the mail was sent.
  heading: `Karar kodunuz: ${data.code}`,
  blocks: [
    hello(data.name),
    paragraph(
      `${data.owner_name} tarafından hazırlanan ${data.property_title} kontratı size elden iletilen bir bağlantıyla açıldı ve karar vermek için bu kod istendi.`,
    ),
    note('Kod 10 dakika geçerlidir. Mülk sahibi dâhil kimseyle paylaşmayın: kodu giren, sizin adınıza karar verir.'),
    note('Kodu siz istemediyseniz bu postayı dikkate almayın; kodsuz karar verilemez.'),
  ],
})

/** To an address that the contract no longer names. */
export const linkWithdrawn = (data: {
  name: string
  property_title: string
  owner_name: string
  contract_id: string
}): Letter => ({
  subject: `Bağlantınız geçersiz oldu: ${data.property_title}`,
  preview: 'E-posta adresiniz kontrattan çıkarıldı ya da değiştirildi.',
  heading: 'E-posta adresiniz artık kontratta yazmıyor',
  blocks: [
    hello(data.name),
    paragraph(
      `${data.owner_name}, ${data.property_title} kontratında (${shortId(data.contract_id)}) bu e-posta adresini değiştirdi ya da sizi kontrattan çıkardı. Size gönderilen bağlantı ve kodlar bu kontrat için artık geçersizdir.`,
    ),
    note('Bundan haberiniz yoksa karşı tarafla görüşün. Değişiklik, kontratın kanıt sayfasında tarihiyle yazar.'),
  ],
})

/** To a person whose handwritten signature the owner recorded. */
export const signedOnPaper = (data: {
  name: string
  property_title: string
  owner_name: string
  contract_id: string
  guarantor: boolean
  /** The title of the signed paper, if it is not the contract itself. */
  title: string
  /** The page that shows the record and accepts an objection. */
  link: string
}): Letter => ({
  subject: `Kâğıttaki imzanız kaydedildi: ${data.property_title}`,
  preview: `${data.owner_name}, kâğıtta imzaladığınızı kaydetti.`,
  heading: 'Kâğıttaki imzanız kaydedildi',
  blocks: [
    hello(data.name),
    paragraph(
      `${data.owner_name}, ${data.property_title} kontratı (${shortId(data.contract_id)}) için ${data.guarantor ? 'kefil' : 'kiracı'} olarak ${data.title ? `“${data.title}” belgesini ` : ''}kâğıtta imzaladığınızı kaydetti. Kayıt her yerde “${onPaperText}” diye geçer; sizin onayınız olarak yazılmaz.`,
    ),
    button('Kaydı gör', data.link),
    note(
      `Böyle bir kâğıt imzalamadıysanız kaydı gördükten sonra ${objectionDays} gün içinde gerekçesiyle itiraz edebilirsiniz. İtirazınız kanıt sayfasına yazılır ve mülk sahibine bildirilir; kontratı tek başına sona erdirmez.`,
    ),
    note('Bağlantı yalnızca size özeldir; lütfen kimseyle paylaşmayın.'),
  ],
})
