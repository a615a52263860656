import { askCookieChoice } from '#web/lib/consent.ts'

export function CookieChoiceButton({ className }: { className?: string | undefined }) {
  return (
    <button type="button" className={className} onClick={askCookieChoice}>
      Çerez tercihleri
    </button>
  )
}
