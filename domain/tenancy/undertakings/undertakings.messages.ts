import { conflict, missing, refuser } from '#domain/kernel/refusal.ts'
import type { UndertakingProblem, UndertakingState } from './undertakings.rules.ts'

/** Why the undertaking would be void, with the article; checked before anything is printed. */
const voidReasons = {
  not_delivered: conflict(
    'Kiralanan henüz teslim edilmemiş görünüyor. Tahliye taahhüdü ancak teslimden sonra verilirse geçerlidir (TBK 352/1); teslim tarihini kontrol edin ya da teslimden sonra hazırlayın.',
  ),
  before_delivery: conflict(
    'Taahhüt teslimden önce ya da teslim günü verilmiş olur. Kiracı ev eline geçmeden özgürce karar vermiş sayılmadığı için böyle bir taahhüt geçersizdir (TBK 352/1). Teslimden sonraki bir gün seçin.',
  ),
  with_contract: conflict(
    'Taahhüt kontratla aynı gün verilmiş olur. Sözleşmeyle birlikte alınan taahhüt geçersiz sayılır (TBK 352/1). Daha sonraki bir gün seçin.',
  ),
  evict_before_given: conflict(
    'Boşaltma tarihi, taahhüdün verildiği günden sonra, belirli bir gün olmalıdır (TBK 352/1). Daha ileri bir tarih seçin.',
  ),
} as const satisfies Record<UndertakingProblem, { status: number; message: string }>

export const undertakingsRefusals = {
  ...voidReasons,
  undertaking_missing: missing('Tahliye taahhüdü bulunamadı.'),
  undertaking_scanned: conflict(
    'Bu taahhüdün imzalı taraması yüklenmiş; değiştirilemez. Yanlışsa gerekçesiyle geri çekip yenisini hazırlayın.',
  ),
  undertaking_withdrawn: conflict('Bu taahhüt geri çekilmiş; üzerinde işlem yapılamaz.'),
  undertaking_not_given: conflict('Taahhüdün verileceği gün henüz gelmedi; imzalı tarama o gün ya da sonra yüklenir.'),
} as const
export const refuseUndertaking = refuser(undertakingsRefusals)

export const undertakingStateLabels: Record<UndertakingState, string> = {
  prepared: 'İmza bekleniyor',
  signed: 'İmzalı',
  due: 'Boşaltma günü geldi',
  lapsed: 'Süresi geçti',
  withdrawn: 'Geri çekildi',
}

export const undertakingsMessages = {
  prepared: 'Tahliye taahhüdü hazırlandı. Yazdırın; kiracı kendi eliyle imzalasın, taramasını yükleyin.',
  scanned: 'İmzalı tahliye taahhüdü kaydedildi; kiracıya haber veriliyor.',
  withdrawn: 'Tahliye taahhüdü geri çekildi; kaydı iki taraf için de duruyor.',
  familyHome:
    'Aile konutu eşin açık rızası olmadan terk edilemez (TMK 194). Eşin rızası alınmamış bir taahhüt uygulanamayabilir; belgede eşin imza yeri bulunur.',
  handSigned:
    'Taahhüt elle (ya da güvenli elektronik imzayla) imzalanır; ekrandaki bir onay imza yerine geçmez. Bilgilendirme amaçlıdır.',
} as const
