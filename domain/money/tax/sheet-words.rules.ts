import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { TaxSheet } from './tax.schema.ts'
import { methodLabels } from './tax-lines.rules.ts'

/** The amounts that were entered by hand. */
export function typedWords({
  inputs,
  places: properties,
}: Pick<TaxSheet, 'inputs' | 'places'>): [label: string, value: string][] {
  const amounts: [string, number][] = [
    ['Başka konut kirası', inputs.other_dwelling],
    ['Başka stopajlı iş yeri kirası', inputs.other_workplace],
    ['Onlardan kesilen stopaj', inputs.other_withheld],
    ['Başka stopajsız kira', inputs.other_plain],
    ['Başka gerçek gider', inputs.other_expenses],
    ['Diğer brüt gelir (ücret vb.)', inputs.other_income],
    ...inputs.before.map(({ property_id, gross }): [string, number] => [
      `Hesaptan önceki aylar: ${properties.find((each) => each.property_id === property_id)?.title ?? 'Mülk'}`,
      gross,
    ]),
  ]
  return [
    ...amounts
      .filter(([, amount]) => amount > 0)
      .map(([label, amount]): [string, string] => [label, showMoney(amount)]),
    ...(inputs.commercial ? [['Ticari, zirai, mesleki kazanç', 'Beyan ediliyor'] as [string, string]] : []),
    ...(inputs.purchase
      ? [
          ['Konut alış bedeli', `${showMoney(inputs.purchase.price)}, ${showDate(inputs.purchase.on)}`] as [
            string,
            string,
          ],
        ]
      : []),
    ...(inputs.method ? [['Seçilen yöntem', methodLabels[inputs.method]] as [string, string]] : []),
  ]
}

export const borrowedWords = ({ year, borrowed }: Pick<TaxSheet, 'year' | 'borrowed'>) =>
  `Tahminidir: ${year} yılının istisna ve tarifesi girilmemiş, ${borrowed} rakamlarıyla hesaplandı.`

export const declaredWords = ({ on, method }: NonNullable<TaxSheet['declared']>) =>
  `${showDate(on)} günü, ${methodLabels[method].toLocaleLowerCase('tr-TR')} ile`

type Binding = NonNullable<TaxSheet['binding']>
const usedWords: Record<Binding['how'], string> = {
  declared: 'beyan edildi olarak işaretlenen',
  printed: 'yazdırılan',
  chosen: 'seçilen',
}

export const bindingWords = (binding: TaxSheet['binding']) =>
  binding
    ? `${binding.year} yılı için ${binding.on ? `${showDate(binding.on)} günü ` : ''}${usedWords[binding.how]} yöntem götürü giderdi; bu yıl da götürü gider uygulanır (GVK m. 74, iki yıl kuralı).`
    : 'Götürü gideri seçen iki yıl boyunca gerçek gidere dönemez (GVK m. 74).'
