/** Characters that count as special; the strength meter lists them for the user. */
export const specialCharacters = '!@#$%^&*()_+-=[]{};:\'"|,.<>/?`~\\'

export const strengthLevels = ['Poor', 'Weak', 'Normal', 'Good', 'Strong'] as const
export type StrengthLevel = (typeof strengthLevels)[number]

export const strengthLabels: Record<StrengthLevel, string> = {
  Poor: 'Çok zayıf',
  Weak: 'Zayıf',
  Normal: 'Orta',
  Good: 'İyi',
  Strong: 'Güçlü',
}

/** Criteria of the strength meter in display order. Only the first is required. */
export const passwordRules = [
  { key: 'length', label: 'En az 8 karakter', required: true, met: (password: string) => password.length > 7 },
  {
    key: 'cases',
    label: 'Büyük ve küçük harf',
    required: false,
    met: (password: string) => /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  },
  { key: 'digit', label: 'Rakam', required: false, met: (password: string) => /\d/.test(password) },
  {
    key: 'special',
    label: 'Özel karakter',
    required: false,
    met: (password: string) => [...password].some((letter) => specialCharacters.includes(letter)),
  },
] as const

/** 0 to 5 points: length over 5, over 7, a digit, a special character, both cases. Advisory only. */
export const passwordScore = (password: string): number =>
  Number(password.length > 5) + passwordRules.filter(({ met }) => met(password)).length

export const strengthOf = (score: number): StrengthLevel => (score < 2 ? 'Poor' : strengthLevels[score - 1]!)
