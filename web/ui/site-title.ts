export const siteTitle = (title: string) => `${title} | Anahtar`
