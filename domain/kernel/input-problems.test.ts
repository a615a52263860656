import { expect, test } from 'vitest'
import { z } from 'zod'
import { inputProblems } from './input-problems.ts'

const schema = z.strictObject({
  name: z.string().min(1).max(5),
  id: z.uuid(),
  email: z.email(),
  kind: z.enum(['a', 'b']),
  count: z.number().min(2),
  list: z.array(z.string()).min(1),
})
const problems = (input: unknown) => {
  const { error } = schema.safeParse(input, { error: inputProblems.localeError })
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]))
}

test('no text about an input is written for programmers', () => {
  expect(problems({})).toEqual({
    name: 'Bu alan boş bırakılamaz',
    id: 'Bu alan boş bırakılamaz',
    email: 'Bu alan boş bırakılamaz',
    kind: 'Listedeki seçeneklerden birini seçin',
    count: 'Bu alan boş bırakılamaz',
    list: 'Bu alan boş bırakılamaz',
  })
  expect(problems({ name: 'uzunca', id: '1', email: 'a', kind: 'c', count: 1, list: [], more: 1 })).toEqual({
    '': 'Bilinmeyen alan: "more"',
    name: 'En fazla 5 karakter girilebilir',
    id: 'Geçerli bir kayıt seçin',
    email: 'Geçerli bir e-posta adresi girin',
    kind: 'Listedeki seçeneklerden birini seçin',
    count: 'En az 2 olmalıdır',
    list: 'En az 1 seçin',
  })
  expect(problems({ name: 5, id: {}, count: 'x' })).toMatchObject({ name: 'Geçerli bir değer girin' })
})
