/** Encodes text as base64url, like the server. */
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

/** Ways to damage a link's token; an expired one must be created by the server. */
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
