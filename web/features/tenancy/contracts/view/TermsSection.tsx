import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { ContractView } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { fixtureText, stopajOf, stopajPercent } from '#domain/tenancy/contracts/contracts.rules.ts'
import { expenseLines } from '#domain/tenancy/contracts/expenses.rules.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { increaseWords } from '#domain/tenancy/contracts/increase-clause.rules.ts'
import { FactList } from '#web/ui/FactList.tsx'
import { Section } from '#web/ui/Section.tsx'
import { NoteList } from '../form/LegalNotes.tsx'

/** All terms of the contract, in the words of the printed form. */
export function TermsSection({ view: { contract, fixtures, notes } }: { view: ContractView }) {
  const { terms } = contract
  const money = (kurus: number) => showMoney(kurus, terms.bedelTuru)
  const { stopaj, net } = stopajOf(terms.brutAylik)
  const corporate = terms.is_corporate
  return (
    <Section title="Şartlar">
      <FactList
        facts={[
          [corporate ? 'Aylık kira (brüt)' : 'Aylık kira', money(terms.brutAylik)],
          [`Stopaj (%${stopajPercent})`, corporate && money(stopaj)],
          ['Ele geçen (net)', corporate && money(net)],
          ['Depozito', terms.depozito > 0 ? money(terms.depozito) : 'Yok'],
          ['Başlangıç', showDate(terms.baslangicTarihi)],
          ['Bitiş', showDate(contract.bitisTarihi)],
          [
            'Kiracılığın son günü',
            contract.last_day && contract.last_day !== contract.bitisTarihi && showDate(contract.last_day),
          ],
          ['Süre', `${terms.sozlesmeSuresi} ${terms.sureBirimi === 'Yıl' ? 'yıl' : 'ay'}`],
          ['Ödeme günü', `Her ayın ${terms.odemeGunu}. günü`],
          ['Ödeme şekli', terms.odemeSekli],
          ['IBAN', terms.iban && showIban(terms.iban)],
          ['Kira artışı', increaseWords(terms).short],
          ...expenseLines(terms.giderler),
          ['Kullanım amacı', terms.kullanimAmaci],
          ['Yetkili mahkeme', terms.yetkiliMahkeme],
          ['Nüsha', String(terms.nusha)],
          ['Şimdiki durumu', terms.simdikiDurumu],
          ['Hususi şartlar', terms.hususiSartlar],
          ['Demirbaşlar', fixtures && (fixtures.map(fixtureText).join('\n') || 'Listelenmiş demirbaş yok')],
        ]}
      />
      <NoteList notes={notes} />
    </Section>
  )
}
