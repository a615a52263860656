import { showDate } from '#domain/kernel/dates.ts'
import type { AddendumData, AddendumKind } from './addenda/addendum.schema.ts'
import { paperSection } from './papers.rules.ts'
import type { PaperItem, PaperSection } from './papers.schema.ts'

/** As many as one tenancy may have waiting: each is a mail to everybody on the other side. */
export const mostWaiting = 5

/** Everything that a paper of this kind is made of. */
export const addendumContent = (kind: AddendumKind, data: AddendumData) => ({
  declaration: kind.declaration,
  sections: addendumSections(kind, data),
  items: addendumItems(kind, data),
  data,
})

/** Short values stand side by side, long ones each under its own heading. */
function addendumSections(kind: AddendumKind, { from_on, values }: AddendumData): PaperSection[] {
  const filled = kind.fields.filter(({ name }) => values[name])
  const facts = filled.filter(({ lines }) => !lines).map(({ label, name }): [string, string] => [label, values[name]!])
  return [
    paperSection({ title: kind.title, facts: [...facts, ['Geçerli olduğu gün', showDate(from_on)]] }),
    ...filled
      .filter(({ lines }) => lines)
      .map(({ label, name }) => paperSection({ title: label, text: values[name]! })),
    paperSection({ title: 'Açıklama', text: [...kind.notes, addendumInforms].join('\n') }),
  ]
}

/** Each filled field can be objected to by itself. */
const addendumItems = (kind: AddendumKind, { values }: AddendumData): PaperItem[] =>
  kind.fields.filter(({ name }) => values[name]).map(({ name, label }) => ({ key: name, label }))

const addendumInforms = 'Bilgilendirme amaçlıdır; kontratın diğer hükümleri aynen sürer.'
