import { afterEach, expect, test } from 'vitest'
import { PersonAvatar } from './PersonAvatar.tsx'
import { render } from './testing.tsx'

let end = async () => {}
afterEach(() => end())

async function show(avatar: string | null) {
  const { place, unmount } = await render(<PersonAvatar name="ismail çelik" avatar={avatar} />)
  end = unmount
  return place
}

test.each([null, '', 'İÇ'])(
  'ACC-50 without a picture (%j) the initials stand there, with Turkish capitals',
  async (avatar) => {
    const place = await show(avatar)
    expect(place.textContent).toBe('İÇ')
    expect(place.querySelector('img')).toBeNull()
  },
)

test.each(['/api/files/avatars/1.webp', 'https://ornek.com/a.png'])('ACC-50 a url is a picture: %s', async (avatar) => {
  const image = (await show(avatar)).querySelector('img')
  expect(image?.getAttribute('src')).toBe(avatar)
  expect(image?.alt).toBe('ismail çelik')
})
