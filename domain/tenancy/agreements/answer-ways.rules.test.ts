import { expect, test } from 'vitest'
import { decisionWays, decisionWayText, emailHint } from './answer-ways.rules.ts'

test('every way of deciding has words of its own, with where the code went', () => {
  expect(new Set(decisionWays.map((way) => decisionWayText(way))).size).toBe(7)
  expect(decisionWayText('handed_link_email', 'a***@ornek.test')).toBe(
    'elden iletilen bağlantı ve e-posta koduyla (a***@ornek.test)',
  )
  expect(decisionWayText('paper')).toBe('imza kâğıtta, mülk sahibi kaydetti')
  expect([decisionWayText(undefined), decisionWayText('toString')]).toEqual(['', ''])
})

test('an address is hinted at by its first letter and its domain', () => {
  expect(emailHint('ayse.yilmaz@ornek.test')).toBe('a***@ornek.test')
  expect(emailHint('ş@ornek.test')).toBe('ş***@ornek.test')
})
