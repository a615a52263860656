/** The words of a kind of agreement in answers, notifications and mails. */
export interface AgreementKind {
  title: string
  /** The title inside a sentence, with the ending that “onayladı” asks for. */
  object: string
  /** Added to the news of the answer by which all have agreed. */
  agreed?: string
  /** Replaces the usual words of an answer, which follow the name and the property: “Mehmet, Moda Daire …” */
  said?: { yes?: string; no?: string }
}

interface Answered {
  who: string
  propertyTitle: string
  answer: 'yes' | 'no'
  /** All have agreed by this answer. */
  agreed: boolean
}

/** “Mehmet Öztürk, Moda Daire giriş teslim tutanağını onayladı.” */
export function answerNews(
  { object, said, agreed: effect }: AgreementKind,
  { who, propertyTitle, answer, agreed }: Answered,
) {
  const did = said?.[answer] ?? `${object} ${answer === 'yes' ? 'onayladı' : 'kabul etmedi, itirazını yazdı'}`
  return `${who}, ${propertyTitle} ${did}.${agreed && effect ? ` ${effect}` : ''}`
}
