import type { editableFlags } from '#domain/access/flags.ts'
import { flagLabels } from '#domain/access/flags.ts'
import { offeredFlags } from '#domain/people/staff/staff.rules.ts'
import type { StaffRow, StaffState, StaffType } from '#domain/people/staff/staff.schema.ts'

export const tabLabels: Record<'all' | StaffType, string> = {
  all: 'Tümü',
  authorised: 'Yetkililer',
  estate: 'Emlakçılar',
  lawyer: 'Avukatlar',
  proxy: 'Vekiller',
  shareholder: 'Hissedarlar',
}

export const typeTexts: Record<StaffType, string> = {
  authorised: 'İşlerinizi sizin adınıza yürüten, güvendiğiniz kişi.',
  estate: 'Seçtiğiniz mülklerle ilgilenen emlak danışmanı.',
  lawyer: 'Paylaştığınız belgeleri gören ve hukuki işleri izleyen avukat.',
  proxy: 'Vekâletle bütün mülkleriniz için hareket eden kişi.',
  shareholder: 'Mülklerinizde payı olan ortağınız.',
}

type Flag = (typeof editableFlags)[number]
const flagTexts: Record<Flag, string> = {
  canAddProperty: 'Mülk ekler; kendisine verdiğiniz mülklerin bilgilerini, fotoğraflarını ve kiracılarını düzenler.',
  canManageSuggestions: 'Kiracıların taleplerini görür ve yanıtlar.',
  canManagePayments: 'Kira ve aidat ödemelerini görür ve işler.',
  canManageDocuments: 'Mülklerin belgelerini görür, yükler, değiştirir ve siler.',
  canManageAllProperties: 'Kendisine verdiğiniz mülklerdeki yeni talepleri öğrenir ve okur; yanıtlayamaz.',
  canManageMeters: 'Sayaç numaralarını ve okumalarını girer.',
}
export const flagText = (type: StaffType, flag: Flag) =>
  type === 'lawyer' && flag === 'canManageDocuments'
    ? 'Belge yükler ve kendisiyle paylaşılan belgeleri düzenler.'
    : flagTexts[flag]

export const grantedFlags = (person: Record<Flag, boolean> & { type: StaffType }) =>
  offeredFlags(person.type)
    .filter((flag) => person[flag])
    .map((flag) => flagLabels[flag])

export const stateLabels: Record<StaffState, string> = {
  active: 'Kabul etti',
  invited: 'Davet edildi, yanıt bekleniyor',
  suspended: 'Askıda',
  upcoming: 'Başlangıç tarihi gelmedi',
  over: 'Sona erdi',
  passive: 'Yönetici kapattı',
}
export const stateColors = {
  active: 'success',
  invited: 'info',
  suspended: 'default',
  upcoming: 'default',
  over: 'default',
  passive: 'error',
} as const satisfies Record<StaffState, string>

export const stateText = (person: Pick<StaffRow, 'state' | 'invitation_over'>) =>
  person.invitation_over ? 'Davetin süresi doldu' : stateLabels[person.state]

export const hasRights = (person: StaffRow) =>
  person.acts_on_all || person.propertyCount > 0 || grantedFlags(person).length > 0
