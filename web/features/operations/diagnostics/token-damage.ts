/** base64url of text, as the server writes it. */
const pack = (text: string) => btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const unpack = (token: string) => {
  try {
    return atob(token.replaceAll('-', '+').replaceAll('_', '/'))
  } catch {
    return ''
  }
}
const changed = (token: string, change: (parts: string[]) => string[]) =>
  pack(change(unpack(token).split('_')).join('_'))
const flip = (text: string) => text.slice(0, -1) + (text.at(-1) === '0' ? '1' : '0')

/** Each way in which a link can go bad; an expired one has to be made by the server. */
export const damages: readonly { label: string; apply: (token: string) => string }[] = [
  { label: 'Boşalt', apply: () => '' },
  { label: 'Kodlamayı boz', apply: (token) => `%${token.slice(1)}` },
  { label: 'Parça eksilt', apply: (token) => changed(token, (parts) => parts.slice(0, 2)) },
  {
    label: 'Zamanı boz',
    apply: (token) => changed(token, ([id = '', mail = '', , sign = '']) => [id, mail, 'dun', sign]),
  },
  {
    label: 'İmzayı değiştir',
    apply: (token) => changed(token, (parts) => [...parts.slice(0, -1), flip(parts.at(-1) ?? '')]),
  },
  { label: 'Kontratı değiştir', apply: (token) => changed(token, ([id = '', ...rest]) => [flip(id), ...rest]) },
]
