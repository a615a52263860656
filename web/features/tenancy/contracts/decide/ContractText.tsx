import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { z } from 'zod'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { lower } from '#domain/kernel/turkish-text.ts'
import type { contractSummary } from '#domain/tenancy/contracts/approvals.api.ts'
import { fixtureText, stopajOf, stopajPercent } from '#domain/tenancy/contracts/contracts.rules.ts'
import { expenseLines } from '#domain/tenancy/contracts/expenses.rules.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { increaseWords } from '#domain/tenancy/contracts/increase-clause.rules.ts'
import { currencyRule, isUnderCurrencyRule } from '#domain/tenancy/rates/currency-rule.rules.ts'
import { NoteList } from '../form/LegalNotes.tsx'
import { OldAndNew } from '../OldAndNew.tsx'

export type ContractSummary = z.output<typeof contractSummary>
type Terms = ContractSummary['terms']

export const termOf = ({ sozlesmeSuresi, sureBirimi }: Terms) => `${sozlesmeSuresi} ${lower(sureBirimi)}`
export const rentOf = ({ brutAylik, bedelTuru }: Terms) => showMoney(brutAylik, bedelTuru)

/** The whole contract, to be read before deciding; the same text as on paper. */
export function ContractText({ summary }: { summary: ContractSummary }) {
  const { terms } = summary
  const money = (kurus: number) => showMoney(kurus, terms.bedelTuru)
  const { stopaj, net } = stopajOf(terms.brutAylik)
  return (
    <Card component="article" aria-label="Kontrat" sx={{ '@media print': { border: 0 } }}>
      {summary.previous && (
        <Part title="Önceki ve yeni dönem">
          <OldAndNew previous={summary.previous} terms={terms} bitisTarihi={summary.bitisTarihi} />
        </Part>
      )}
      <Part title="Taraflar ve kiralanan">
        <Facts
          facts={[
            ['Kiralanan', summary.property_title],
            ['Adres', summary.address],
            ['Kiraya veren', summary.owner_name],
            [summary.tenant_names.length > 1 ? 'Kiracılar' : 'Kiracı', summary.tenant_names.join(', ')],
            ['Kefil', summary.guarantor_name],
            ['Kullanım amacı', terms.kullanimAmaci + (terms.is_corporate ? ' (kurumsal kiracı)' : '')],
          ]}
        />
      </Part>
      <Part title="Kira ve süre">
        <Facts
          facts={[
            [terms.is_corporate ? 'Aylık kira (brüt)' : 'Aylık kira', money(terms.brutAylik)],
            [`Stopaj (%${stopajPercent})`, terms.is_corporate ? money(stopaj) : ''],
            ['Ödenecek net kira', terms.is_corporate ? money(net) : ''],
            ['Yıllık kira', money(terms.brutAylik * 12)],
            ['Ödeme günü', `Her ayın ${terms.odemeGunu}. günü`],
            ['Ödeme şekli', terms.odemeSekli],
            ['IBAN', terms.iban && showIban(terms.iban)],
            ['Depozito', terms.depozito > 0 ? money(terms.depozito) : 'Yok'],
            ['Artış', increaseWords(terms).signed],
            ...expenseLines(terms.giderler),
            ['Süre', termOf(terms)],
            ['Başlangıç', showDate(terms.baslangicTarihi)],
            ['Bitiş', showDate(summary.bitisTarihi)],
            ['Şimdiki durumu', terms.simdikiDurumu],
            ['Yetkili mahkeme', terms.yetkiliMahkeme],
            ['Nüsha', String(terms.nusha)],
          ]}
        />
        {isUnderCurrencyRule(terms.bedelTuru) && <NoteList notes={[currencyRule]} />}
      </Part>
      <Part title="Hususi şartlar">
        <Typography sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
          {terms.hususiSartlar || 'Hususi şart yazılmamış.'}
        </Typography>
      </Part>
      <Part title="Demirbaşlar">
        {summary.fixtures.length === 0 ? (
          <Typography>Listelenmiş demirbaş yok.</Typography>
        ) : (
          <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
            {summary.fixtures.map((fixture, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have the same text
              <li key={index}>{fixtureText(fixture)}</li>
            ))}
          </Box>
        )}
      </Part>
      <Part title="Genel şartlar">
        <Box component="ol" sx={{ m: 0, pl: 3.5, '& li + li': { mt: 0.75 } }}>
          {summary.general_conditions.map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </Box>
      </Part>
      <Part title="Kanıt">
        <Typography variant="body2" color="textSecondary">
          Kontrat {summary.short_id}. Kararınız, aşağıdaki SHA-256 özetiyle birlikte kaydedilir; şartlardan biri
          değişirse özet de değişir ve size yeniden sorulur.
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.5, fontFamily: 'monospace', overflowWrap: 'anywhere' }}>
          {summary.terms_hash.match(/.{1,8}/g)?.join(' ')}
        </Typography>
      </Part>
    </Card>
  )
}

interface PartProps {
  title: string
  /** The document it belongs to, where other parts of the page may have the same title. */
  of?: string
  children: ReactNode
}

export function Part({ title, of, children }: PartProps) {
  const id = useId()
  return (
    <Box
      component="section"
      {...(of ? { 'aria-label': `${of}: ${title}` } : { 'aria-labelledby': id })}
      sx={{ px: { xs: 2, sm: 3 }, py: 2, '& + &': { borderTop: 1, borderColor: 'divider' } }}
    >
      <Typography id={id} variant="h2" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  )
}

type FactRow = readonly [label: string, value: string | null]

export function Facts({ facts }: { facts: readonly FactRow[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: '180px 1fr' },
        rowGap: { xs: 0, sm: 0.75 },
        fontVariantNumeric: 'tabular-nums',
        '& dt': { color: 'text.secondary' },
        '& dd': {
          m: 0,
          mb: { xs: 1, sm: 0 },
          overflowWrap: 'anywhere',
          whiteSpace: 'pre-line',
          // Balanced lines, so that the last two digits of an IBAN do not stand alone.
          textWrap: 'balance',
          fontWeight: 500,
        },
      }}
    >
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <Fact key={label} label={label} value={value!} />
        ))}
    </Box>
  )
}

const Fact = ({ label, value }: { label: string; value: string }) => (
  <>
    <dt>{label}</dt>
    <dd>{value}</dd>
  </>
)
