import { shortId } from '#domain/contracts/contracts.rules.ts'
import { showDate } from '#domain/kernel/dates.ts'
import { linkDaysText } from '#domain/kernel/link-lifetime.ts'
import { type Block, button, facts, type Letter, note, paragraph, quote } from './letter.ts'

/** The specified data of a contract's mails. Amounts come as text: who writes them knows the currency. */
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

type Terms = Pick<
  ContractMail,
  'property_title' | 'contract_id' | 'owner_name' | 'monthly_rent' | 'start_date' | 'duration'
>

const hello = (name: string) => paragraph(`Merhaba ${name.trim()},`)
const termsOf = (data: Terms): Block =>
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

/** To the tenant, for a contract that asks no approval. */
export const contractCreated = (data: ContractMail & { link: string }): Letter => ({
  subject: `Kira kontratınız hazırlandı: ${data.property_title}`,
  preview: `${data.owner_name} sizin için bir kira kontratı hazırladı.`,
  heading: 'Kira kontratınız hazırlandı',
  blocks: [
    hello(data.tenant_name),
    paragraph(`${data.owner_name}, ${data.property_title} için sizinle bir kira kontratı oluşturdu.`),
    termsOf(data),
    ...whenGuarantorWaits(data),
    button('Kontratı aç', data.link),
  ],
})

/** To a tenant whose word is asked for. */
export const tenantApproval = (data: ContractMail & { link: string; tenant_count: number }): Letter => ({
  subject: `Onayınız bekleniyor: ${data.property_title}`,
  preview: 'Kontratı okuyun; onaylayın ya da düzenleme isteyin.',
  heading: 'Kira kontratı onayınızı bekliyor',
  blocks: [
    hello(data.tenant_name),
    paragraph(
      `${data.owner_name}, ${data.property_title} için hazırladığı kontrata onayınızı istiyor. Önce tamamını okuyabilir, sonra onaylayabilir ya da notunuzla düzenleme isteyebilirsiniz.`,
    ),
    termsOf(data),
    ...(data.tenant_count > 1
      ? [paragraph(`Kontratta ${data.tenant_count} kiracı var; yürürlüğe girmesi için hepsinin onayı gerekir.`)]
      : []),
    ...whenGuarantorWaits(data),
    button('Kontratı oku ve karar ver', data.link),
    note('Üyelik gerekmez.'),
    aWeek,
  ],
})

const statusLetters: Record<string, (data: ContractMail) => { subject: string; heading: string; blocks: Block[] }> = {
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
      ...(data.revision_note.trim() ? [quote('Kiracının notu', data.revision_note)] : []),
      paragraph('Kontratı düzenleyip yeniden gönderdiğinizde herkesten yeni onay istenir.'),
    ],
  }),
}

/** To the owner, after somebody's decision. Any status without its own letter is a plain update. */
export function contractStatus(data: ContractMail & { link: string; status_label: string }): Letter {
  const { subject, heading, blocks } = (Object.hasOwn(statusLetters, data.status) &&
    statusLetters[data.status]?.(data)) || {
    subject: `Kontrat durumu değişti: ${data.property_title}`,
    heading: 'Kontratınızın durumu değişti',
    blocks: [paragraph(`${data.property_title} kontratının yeni durumu: ${data.status_label}.`)],
  }
  return {
    subject,
    preview: heading,
    heading,
    blocks: [hello(data.owner_name), ...blocks, termsOf(data), button('Kontratı aç', data.link)],
  }
}

export const approvalReminder = (data: ContractMail & { link: string; expires_at: string }): Letter => ({
  subject: `Hatırlatma: ${data.property_title} kontratı onayınızı bekliyor`,
  preview: `Bağlantınız ${showDate(data.expires_at)} tarihine kadar geçerli.`,
  heading: 'Kontrat hâlâ onayınızı bekliyor',
  blocks: [
    hello(data.tenant_name),
    paragraph(`${data.owner_name}, ${data.property_title} kontratı için kararınızı bekliyor.`),
    termsOf(data),
    button('Kontratı oku ve karar ver', data.link),
    note(`Bağlantı ${showDate(data.expires_at)} tarihine kadar geçerlidir.`),
  ],
})

export interface GuarantorMail extends Terms {
  guarantor_email: string
  guarantor_name: string
  tenant_name: string
  approval_token: string
}

export const guarantorRequest = (data: GuarantorMail & { link: string; phone: string }): Letter => ({
  subject: `Kefillik ön onayınız isteniyor: ${data.property_title}`,
  preview: `${data.tenant_name} için kefil olmanız isteniyor.`,
  heading: 'Kefillik ön onayınız isteniyor',
  blocks: [
    hello(data.guarantor_name),
    paragraph(
      `${data.owner_name}, ${data.property_title} kontratında ${data.tenant_name} için kefil olmanızı istiyor. Kararınızı vermeden önce tarafları, kirayı ve sorumluluğunuzu okuyabilirsiniz.`,
    ),
    termsOf(data),
    button('Oku ve karar ver', data.link),
    paragraph(
      'İnternetten verdiğiniz karar bir ön onaydır. Kefaletin geçerli olması için azami tutarı, tarihi ve müteselsil olduğunu kendi el yazınızla yazdığınız belge gerekir; belgeyi karar sayfasından yazdırabilirsiniz.',
    ),
    aWeek,
    ...(data.phone ? [note(`Sorularınız için: ${data.phone}`)] : []),
  ],
})

export const contractExpiry = (
  data: Terms & { name: string; end_date: string; days_left: number; link: string; tenant: boolean },
): Letter => ({
  subject: `Kira kontratının bitmesine ${data.days_left} gün kaldı: ${data.property_title}`,
  preview: `Kontrat ${showDate(data.end_date)} tarihinde bitiyor.`,
  heading: `Kontratın bitmesine ${data.days_left} gün kaldı`,
  blocks: [
    hello(data.name),
    paragraph(`${data.property_title} kontratı ${showDate(data.end_date)} tarihinde sona eriyor.`),
    termsOf(data),
    paragraph(
      data.tenant
        ? 'Çıkmak istiyorsanız bildirimi kontrat bitmeden en az 15 gün önce yazılı yapmanız gerekir; bildirim yapılmazsa kontrat bir yıl uzar (TBK 347).'
        : 'Kiracı en az 15 gün önce bildirimde bulunmazsa kontrat aynı koşullarla bir yıl uzar (TBK 347). Yeni koşullar için kontratı şimdiden yenileyebilirsiniz.',
    ),
    button('Kontratı aç', data.link),
    note('Bu bilgi hukuki danışmanlık değildir.'),
  ],
})

export const contractEnded = (data: Terms & { name: string; by: string; reason: string }): Letter => ({
  subject: `Kontrat sona erdirildi: ${data.property_title}`,
  preview: `${data.by} kontratı sona erdirdi.`,
  heading: 'Kontrat sona erdirildi',
  blocks: [
    hello(data.name),
    paragraph(`${data.property_title} için düzenlenen kontrat ${data.by} tarafından sona erdirildi.`),
    ...(data.reason.trim() ? [quote('Gerekçe', data.reason)] : []),
    termsOf(data),
    note('Bir yanlışlık olduğunu düşünüyorsanız karşı tarafla görüşün. Kontratın kaydı ve geçmişi saklanır.'),
  ],
})

/** To whoever was handed a link that the owner could read: the code says that the mailbox is theirs. */
export const decisionCode = (data: {
  name: string
  property_title: string
  owner_name: string
  code: string
}): Letter => ({
  subject: `Kararınız için kod: ${data.property_title}`,
  preview: 'Kontrat için kararınızı bu kodla verirsiniz.',
  // In these words alone a code is found again and blanked once the mail has left (withoutKeys).
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

/** To an address that stands in the contract no longer. */
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

/** To the person whom the owner recorded as having signed by hand. */
export const signedOnPaper = (data: {
  name: string
  property_title: string
  owner_name: string
  contract_id: string
  guarantor: boolean
}): Letter => ({
  subject: `Kâğıt üzerindeki imzanız kaydedildi: ${data.property_title}`,
  preview: `${data.owner_name}, kontratı kâğıt üzerinde imzaladığınızı kaydetti.`,
  heading: 'Kâğıt üzerindeki imzanız kaydedildi',
  blocks: [
    hello(data.name),
    paragraph(
      `${data.owner_name}, ${data.property_title} kontratını (${shortId(data.contract_id)}) ${data.guarantor ? 'kefil' : 'kiracı'} olarak kâğıt üzerinde imzaladığınızı, taramasını ekleyerek kaydetti. Kararınız bu yolla verilmiş sayılır; size gönderilen bağlantı kapandı.`,
    ),
    note(
      'Böyle bir kâğıt imzalamadıysanız mülk sahibine ve Sistem Desteği’ne hemen yazın. Kayıt, kanıt sayfasında mülk sahibinin beyanı olarak yazar.',
    ),
  ],
})
