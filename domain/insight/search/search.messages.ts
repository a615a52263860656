export const searchMessages = {
  tooShort: 'En az iki harf yazın.',
}
