import { expect, test } from 'vitest'
import { halvesOf, withLightImports } from './light-schemas.ts'

const code = `import { z } from 'zod'
import { pageQuery } from '#domain/kernel/endpoint.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
export const states = ['open', 'done']
export const isOpen = (state) => lower(state) === states[0]
const text = z.string()
export const filter = z.strictObject({ ...pageQuery, state: z.enum(states), q: text })
export function read(value) { return filter.parse(value) }
`
const isLight = (source: string, name: string) => source !== 'zod' && name !== 'pageQuery'

test('LOAD what leads to no schema is a module of its own, and the schemas take it from there', () => {
  const { light, rest, names, divided } = halvesOf(code, '/domain/x.schema.ts', isLight)
  expect(divided).toBe(true)
  expect([...names]).toEqual(['states', 'isOpen'])
  expect(light).not.toMatch(/zod|pageQuery|filter/)
  expect(light).toContain("import { lower } from '#domain/kernel/turkish-text.ts'")
  expect(rest).toContain('export { states, isOpen } from "/domain/x.schema.ts?light"')
  expect(rest).toContain('export function read(value)')
  expect(rest).not.toContain('turkish-text')
})

test('LOAD a file without schemas, or with nothing else, stays whole', () => {
  expect(halvesOf('export const a = 1', '/domain/a.ts', isLight).divided).toBe(false)
  expect(halvesOf("import { z } from 'zod'\nexport const a = z.string()", '/domain/a.ts', isLight).divided).toBe(false)
})

test('LOAD a name from the light half is imported from there, another from the file, an unused one not at all', async () => {
  const screen = "import { states as all, filter, isOpen } from '#domain/x.schema.ts'\nshow(all, filter)"
  const halves = { ...halvesOf(code, '/domain/x.schema.ts', isLight), file: '/domain/x.schema.ts' }
  expect(await withLightImports(screen, async () => halves)).toBe(
    'import { states as all } from "/domain/x.schema.ts?light";import { filter } from "#domain/x.schema.ts";\nshow(all, filter)',
  )
  expect(await withLightImports(screen, async () => null)).toBe(screen)
})
