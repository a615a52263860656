/** The characters that count as special; the meter names them so that the user can pick one. */
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

/** 0 to 5 points: length over 5, over 7, a digit, a special character, both cases. Advisory only. */
export function passwordScore(password: string): number {
  const points = [
    password.length > 5,
    password.length > 7,
    /\d/.test(password),
    [...password].some((letter) => specialCharacters.includes(letter)),
    /\p{Ll}/u.test(password) && /\p{Lu}/u.test(password),
  ]
  return points.filter(Boolean).length
}

export const strengthOf = (score: number): StrengthLevel => (score < 2 ? 'Poor' : strengthLevels[score - 1]!)
