/** Why data about a deleted person is kept, and for how long; shown to the person and to administrators. */
export const keepBases = {
  tenancy: {
    title: 'Kontrat ve kiracılık belgeleri',
    law: 'TBK m. 146 ve 147; KVKK m. 5/2-e ve m. 28',
    text: 'Kontrat, onay kararları, teslim tutanağı, ihtar ve sona erme kayıtları karşı tarafın da delilidir. Zamanaşımı süresince, başka bir işte kullanılmadan saklanır; sonra silinir ya da anonim hâle getirilir.',
    years: 10,
  },
  money: {
    title: 'Kira hesabı ve ödeme kayıtları',
    law: 'TBK m. 146 ve 147; KVKK m. 5/2-ç ve m. 5/2-e',
    text: 'Borç, ödeme, dekont ve makbuz kayıtları iki tarafın alacağını ve vergisini ispatlar. Zamanaşımı süresince saklanır.',
    years: 10,
  },
  oversight: {
    title: 'Yönetici kararları',
    law: 'KVKK m. 5/2-f ve m. 12',
    text: 'Bir hesap için hangi yöneticinin ne zaman karar verdiği, kararın denetlenebilmesi için saklanır; hesabın sahibi yalnızca bir numarayla anılır.',
    years: 10,
  },
  proof: {
    title: 'Rızalarınızın ve başvurularınızın kaydı',
    law: 'KVKK m. 5/1, m. 11 ve m. 13',
    text: 'Rızanın verildiğini ve başvurunun yanıtlandığını ispatlamak veri sorumlusunun görevidir. Kayıt adınız ve iletişim bilgileriniz olmadan saklanır.',
    years: 10,
  },
  others: {
    title: 'Başkalarının kendi kayıtları',
    law: 'KVKK m. 5/2-c',
    text: 'Size yazılan mesajlar ya da başkasının mülküne eklediğiniz dosyalar onların kaydıdır. Sizi tanıtan bilgiler çıkarılır, kayıt sahibinde kalır.',
    years: null,
  },
} as const satisfies Record<string, { title: string; law: string; text: string; years: number | null }>

export type KeepBasis = keyof typeof keepBases
export const keepBasisNames = Object.keys(keepBases) as [KeepBasis, ...KeepBasis[]]
