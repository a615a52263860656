import { addMonths, compareDays, type IsoDate, showDate } from '#domain/kernel/dates.ts'

export interface AfterEndStep {
  title: string
  /** Who may take it. */
  who: string
  text: string
}

interface EndedCase {
  owner_name: string
  has_guarantor: boolean
  /** Open claims past their due day. */
  claims: readonly { due_on: IsoDate }[]
}

/** TBK 147: rent and dues lapse five years after the day on which they fell due. */
export const lapsesOn = (due_on: IsoDate): IsoDate => addMonths(due_on, 60)

const lawyerToo = (owner: string) => `${owner} ya da vekâlet verdiği avukat`

/** What is left to do about the debts of a tenancy that is over. Empty when nothing is owed. */
export function stepsAfterEnd({ owner_name, has_guarantor, claims }: EndedCase): AfterEndStep[] {
  const oldest = [...claims].sort((a, b) => compareDays(a.due_on, b.due_on))[0]
  if (!oldest) return []
  return [
    {
      title: 'Depozitodan mahsup',
      who: `${owner_name} ya da onun adına kontratları yönetenler`,
      text: 'Elde tutulan depozito varsa açık borçlar, sona erdirme sayfasında kesinti olarak önerilir; kiracının kabul ettiği borç depozitodan düşülür (TBK 342).',
    },
    {
      title: 'İlamsız icra takibi',
      who: lawyerToo(owner_name),
      text: 'Kira ve yan gider alacağı için icra dairesinde takip başlatılır; bunun için önce arabulucuya gidilmez. Takibi, hesabı yönetenler dosyaya işler.',
    },
    {
      title: 'Arabuluculuk ve alacak davası',
      who: lawyerToo(owner_name),
      text: 'Dava açmadan önce arabulucuya başvurmak zorunludur; anlaşma olmazsa sulh hukuk mahkemesinde alacak davası açılır.',
    },
    ...(has_guarantor
      ? [
          {
            title: 'Kefile başvuru',
            who: lawyerToo(owner_name),
            text: 'Müteselsil kefile, kefaletin kapsadığı dönemde doğan borçlar için ve azami tutara kadar başvurulabilir; kefilin kendi el yazısıyla doldurduğu belge gerekir (TBK 583, 586).',
          },
        ]
      : []),
    {
      title: 'Zamanaşımı',
      who: lawyerToo(owner_name),
      text: `Kira alacağı, her ayın vadesinden beş yıl sonra zamanaşımına uğrar (TBK 147); en eski borç için son gün ${showDate(lapsesOn(oldest.due_on))}. İcra takibi ya da dava süreyi keser.`,
    },
  ]
}

export const afterEndInforms =
  'Fesih ve tahliyeye hazırlayan ihtarların (TBK 315, 352/2) biten kiracılıkta anlamı kalmaz; borç ise sürer. Bilgilendirme amaçlıdır, hukuki tavsiye değildir.'
