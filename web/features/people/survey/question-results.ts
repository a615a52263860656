import { upper } from '#domain/kernel/turkish-text.ts'
import { optionKeys, type QuestionResult } from '#domain/people/survey/survey.schema.ts'

export interface ResultRow {
  key: string
  letter: string
  text: string
  count: number
  /** Share of the people who answered; null without any answers. */
  share: number | null
}

/** Options emptied later still show their votes, so that the total adds up. */
export const resultRows = (question: QuestionResult): ResultRow[] =>
  optionKeys
    .map((key) => ({
      key,
      letter: upper(key),
      text: question[`option_${key}`] || 'Kaldırılan seçenek',
      count: question[`count_${key}`],
      share: question.people > 0 ? question[`count_${key}`] / question.people : null,
    }))
    .filter((row) => question[`option_${row.key}`] !== '' || row.count > 0)

const percent = new Intl.NumberFormat('tr-TR', { style: 'percent', minimumFractionDigits: 1, maximumFractionDigits: 1 })
export const showShare = (share: number | null) => (share === null ? '–' : percent.format(share))

const number = new Intl.NumberFormat('tr-TR')
export const showCount = (count: number) => number.format(count)

/** The axis has room for one line; the table has the whole text. */
export const axisLabel = (text: string, room: number) =>
  text.length > room ? `${text.slice(0, room - 1).trimEnd()}…` : text
