import { afterEach, expect, test } from 'vitest'
import { PersonAvatar } from './PersonAvatar.tsx'
import { render } from './testing.tsx'

let end = async () => {}
afterEach(() => end())

async function show(avatar: string | null) {
  const { container, unmount } = await render(<PersonAvatar name="ismail çelik" avatar={avatar} />)
  end = unmount
  return container
}

test.each([null, '', 'İÇ'])(
  'ACC-50 without a picture (%j) the initials stand there, with Turkish capitals',
  async (avatar) => {
    const container = await show(avatar)
    expect(container.textContent).toBe('İÇ')
    expect(container.querySelector('img')).toBeNull()
  },
)

test.each(['/api/files/avatars/1.webp', 'https://ornek.com/a.png'])('ACC-50 a url is a picture: %s', async (avatar) => {
  const image = (await show(avatar)).querySelector('img')
  expect(image?.getAttribute('src')).toBe(avatar)
  expect(image?.alt).toBe('ismail çelik')
})

async function colourOf(name: string) {
  const { container, unmount } = await render(<PersonAvatar name={name} />)
  const colour = getComputedStyle(container.querySelector('.MuiAvatar-root')!).backgroundColor
  await unmount()
  return colour
}

test('two people of the same initials are told apart by colour, and one has the same colour each time', async () => {
  expect(await colourOf('Ali Kaya')).not.toBe(await colourOf('Ayşe Kurt'))
  expect(await colourOf('Ali Kaya')).toBe(await colourOf('Ali Kaya'))
})

test('a page of people is no page of one colour, even when their names are alike', async () => {
  const people = [
    'Ali',
    'Ayşe',
    'Can',
    'Deniz',
    'Ece',
    'Fatma',
    'Hakan',
    'İsmail',
    'Kerem',
    'Leyla',
    'Mehmet',
    'Zeynep',
  ]
  const colours = new Set<string>()
  for (const name of people) colours.add(await colourOf(`${name} Yıldırım`))
  expect(colours.size).toBeGreaterThanOrEqual(8)
})
