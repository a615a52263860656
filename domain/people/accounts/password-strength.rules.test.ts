import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  passwordRules,
  passwordScore,
  specialCharacters,
  strengthLabels,
  strengthLevels,
  strengthOf,
} from './password-strength.rules.ts'

describe('points', () => {
  test.each([
    ['', 0],
    ['abcde', 0],
    ['abcdef', 1],
    ['abcdefg', 1],
    ['abcdefgh', 2],
    ['abc1', 1],
    ['a!', 1],
    ['aB', 1],
    ['şĞ', 1],
    ['abcdef1', 2],
    ['abcdefg1', 3],
    ['Abcdefg1', 4],
    ['Anahtar2026!', 5],
    ['ABCDEFGH', 2],
    ['12345678', 3],
  ])('ACC-37 %j scores %i', (password, score) => {
    expect(passwordScore(password)).toBe(score)
  })

  test('ACC-37 every character that the meter names counts, and a letter or a space does not', () => {
    for (const character of specialCharacters) expect(passwordScore(character)).toBe(1)
    for (const character of ['a', 'ş', ' ', '€']) expect(passwordScore(character)).toBe(0)
  })

  test('ACC-37 adding characters never takes points away', () => {
    fc.assert(fc.property(fc.string(), fc.string(), (a, b) => passwordScore(a + b) >= passwordScore(a)))
  })
})

describe('labels', () => {
  test.each([
    [0, 'Poor', 'Çok zayıf'],
    [1, 'Poor', 'Çok zayıf'],
    [2, 'Weak', 'Zayıf'],
    [3, 'Normal', 'Orta'],
    [4, 'Good', 'İyi'],
    [5, 'Strong', 'Güçlü'],
  ])('ACC-38 %i points are %s, shown as %s', (score, level, label) => {
    expect(strengthOf(score)).toBe(level)
    expect(strengthLabels[strengthOf(score)]).toBe(label)
  })

  test('ACC-38 AMB-33 the weakest password that registers has eight characters and scores Weak', () => {
    expect(strengthOf(passwordScore('aaaaaaaa'))).toBe('Weak')
    expect(strengthLevels).toHaveLength(5)
  })
})

describe('rules', () => {
  const met = (password: string) => passwordRules.filter((rule) => rule.met(password)).map(({ key }) => key)

  test.each([
    ['', []],
    ['1234567', ['digit']],
    ['uzunkuyu', ['length']],
    ['ŞĞşğ', ['cases']],
    ['a!', ['special']],
    ['Kavakdere47!', ['length', 'cases', 'digit', 'special']],
  ])('ACC-37 %j meets %j', (password, keys) => {
    expect(met(password)).toEqual(keys)
  })

  test('ACC-43 the length is the only one that is required', () => {
    expect(passwordRules.filter(({ required }) => required).map(({ label }) => label)).toEqual(['En az 8 karakter'])
  })
})
