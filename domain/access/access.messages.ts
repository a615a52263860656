import { forbidden, Refusal, refuser } from '#domain/kernel/refusal.ts'

export const accessRefusals = {
  single_role: forbidden('Rol değiştirmek için hem mülk sahibi hem de kiracı olmanız gerekir.'),
} as const

export const refuseAccess = refuser(accessRefusals)

/** The person lacks a right from this owner, but has it elsewhere. `owner` is null when their own side is chosen. */
export const ownerGaveNoRight = (owner: string | null) =>
  new Refusal('owner_gave_no_right', {
    status: 403,
    message: owner
      ? `Üstte seçili olan ${owner} size bu yetkiyi vermedi. Kendisinden yetki isteyin ya da işlemi yapacağınız mülk sahibini üstteki listeden seçin.`
      : 'Üstte kendi mülkleriniz seçili. Bunu bir mülk sahibi adına yapacaksanız önce onu üstteki listeden seçin.',
  })
