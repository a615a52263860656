import { act } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { afterEach, expect, test } from 'vitest'
import { click, render, settled } from '#web/ui/testing.tsx'
import { DateField } from './DateField.tsx'

interface Values {
  gun: string | null
}

let end = async () => {}
afterEach(() => end())

async function show(gun: string | null = null) {
  const seen = {} as { form: UseFormReturn<Values> }
  function Form() {
    seen.form = useForm<Values>({ defaultValues: { gun } })
    return <DateField control={seen.form.control} name="gun" label="Başlangıç" />
  }
  const { unmount } = await render(<Form />)
  end = unmount
  return seen
}

const input = () => document.querySelector<HTMLInputElement>('input')!
const type = (text: string) =>
  act(async () => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(input(), text)
    input().dispatchEvent(new Event('input', { bubbles: true }))
  })
const leave = () => settled(() => input().dispatchEvent(new FocusEvent('focusout', { bubbles: true })))

test('a day is shown and typed the Turkish way, dots come by themselves, and the form holds the ISO date', async () => {
  const { form } = await show('2027-12-01')
  expect([input().type, input().value]).toEqual(['text', '01.12.2027'])
  await type('')
  expect(form.getValues('gun')).toBeNull()
  await type('311')
  expect(input().value).toBe('31.1')
  await type('31.122')
  expect(input().value).toBe('31.12.2')
  await type('31.12.2026')
  expect(form.getValues('gun')).toBe('2026-12-31')
  await type('1.2.2026')
  await leave()
  expect([input().value, form.getValues('gun')]).toEqual(['01.02.2026', '2026-02-01'])
})

test('what is no day stays as typed, for the schema to name, and a day from elsewhere takes its place', async () => {
  const { form } = await show()
  await type('31.02.2026')
  await leave()
  expect([input().value, form.getValues('gun')]).toEqual(['31.02.2026', '31.02.2026'])
  await settled(() => form.setValue('gun', '2026-03-05'))
  expect(input().value).toBe('05.03.2026')
})

test('the calendar begins with Monday, speaks Turkish, and its keys move by days, weeks and months', async () => {
  const { form } = await show('2026-12-01')
  await click(document.querySelector('[aria-label="Takvimi aç: Başlangıç"]'))
  // The calendar is loaded lazily.
  await expect
    .poll(() => document.querySelector('[role=grid]')?.getAttribute('aria-label'), { timeout: 20_000 })
    .toBe('Aralık 2026')
  expect([...document.querySelectorAll('th')].map((cell) => cell.textContent)).toEqual([
    ...['Pt', 'Sa', 'Ça', 'Pe', 'Cu', 'Ct', 'Pz'],
  ])
  const first = [...document.querySelectorAll('tbody tr')][0]!
  expect([...first.querySelectorAll('td')].map((cell) => cell.textContent)).toEqual(['', '1', '2', '3', '4', '5', '6'])
  const at = () => document.activeElement?.getAttribute('aria-label')
  await expect.poll(at).toBe('1 Aralık 2026 Salı')
  const press = (key: string) =>
    act(async () => void document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })))
  await press('ArrowUp')
  expect(at()).toBe('24 Kasım 2026 Salı')
  await press('End')
  await press('PageDown')
  expect(at()).toBe('29 Aralık 2026 Salı')
  await click(document.activeElement)
  expect([form.getValues('gun'), input().value]).toEqual(['2026-12-29', '29.12.2026'])
})
