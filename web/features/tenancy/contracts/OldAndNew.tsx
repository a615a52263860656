import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { showDate } from '#domain/kernel/dates.ts'
import { showMoney } from '#domain/kernel/money.ts'
import type { PreviousContract } from '#domain/tenancy/contracts/contract-views.schema.ts'
import { stopajOf } from '#domain/tenancy/contracts/contracts.rules.ts'
import type { ContractTerms } from '#domain/tenancy/contracts/contracts.schema.ts'
import { showIban } from '#domain/tenancy/contracts/iban.rules.ts'
import { increaseWords } from '#domain/tenancy/contracts/increase-clause.rules.ts'
import { lengthText } from '#domain/tenancy/contracts/wishes.rules.ts'
import { showPercent } from '#domain/tenancy/rates/tufe.rules.ts'
import { riseInPercent } from '#domain/tenancy/rent-increases/increase.rules.ts'
import { textSizes } from '#web/ui/theme.ts'

interface Props {
  previous: Pick<PreviousContract, 'terms' | 'bitisTarihi' | 'current_rent'>
  terms: ContractTerms
  bitisTarihi: string
}

type Row = readonly [label: string, before: string, after: string]

/** Gross and net where the tenant withholds tax. */
const rentOf = (rent: number, { is_corporate, bedelTuru }: ContractTerms) =>
  is_corporate
    ? `${showMoney(rent, bedelTuru)} brüt\n${showMoney(stopajOf(rent).net, bedelTuru)} net`
    : showMoney(rent, bedelTuru)

const rowsOf = ({ previous, terms, bitisTarihi }: Props): Row[] => {
  const old = previous.terms
  const rows: Row[] = [
    ['Aylık kira', rentOf(previous.current_rent, old), rentOf(terms.brutAylik, terms)],
    ['Başlangıç', showDate(old.baslangicTarihi), showDate(terms.baslangicTarihi)],
    ['Bitiş', showDate(previous.bitisTarihi), showDate(bitisTarihi)],
    ['Süre', lengthText(old), lengthText(terms)],
    ['Depozito', showMoney(old.depozito, old.bedelTuru), showMoney(terms.depozito, terms.bedelTuru)],
    ['Ödeme günü', `Ayın ${old.odemeGunu}. günü`, `Ayın ${terms.odemeGunu}. günü`],
    ['Kira artışı', increaseWords(old).short, increaseWords(terms).short],
  ]
  // Terms that renewals rarely change are listed only when they differ.
  const quiet: Row[] = [
    ['Ödeme şekli', old.odemeSekli, terms.odemeSekli],
    ['IBAN', old.iban ? showIban(old.iban) : 'Yok', terms.iban ? showIban(terms.iban) : 'Yok'],
    ['Kullanım amacı', old.kullanimAmaci, terms.kullanimAmaci],
    ['Yetkili mahkeme', old.yetkiliMahkeme || 'Yok', terms.yetkiliMahkeme || 'Yok'],
  ]
  return [...rows, ...quiet.filter(([, before, after]) => before !== after)]
}

function differenceText({ previous, terms }: Props): string {
  if (previous.terms.bedelTuru !== terms.bedelTuru) return 'Para birimi değişiyor.'
  const rise = terms.brutAylik - previous.current_rent
  if (rise === 0) return 'Kira aynı kalıyor.'
  const percent = showPercent(Math.abs(riseInPercent(previous.current_rent, terms.brutAylik)))
  return `${terms.is_corporate ? 'Brüt kira' : 'Kira'} ${showMoney(Math.abs(rise), terms.bedelTuru)} (${percent}) ${rise > 0 ? 'artıyor' : 'azalıyor'}.`
}

/** The running contract beside the next one: changes are bold, the rest is muted. */
export function OldAndNew(props: Props) {
  const { previous } = props
  const paidMore = previous.current_rent !== previous.terms.brutAylik
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 1 }}>{differenceText(props)}</Typography>
      <Box
        component="table"
        aria-label="Önceki ve yeni kontrat"
        sx={{
          width: 1,
          borderCollapse: 'collapse',
          tableLayout: 'fixed',
          fontVariantNumeric: 'tabular-nums',
          '& th, & td': {
            textAlign: 'left',
            verticalAlign: 'top',
            py: 1,
            pr: { xs: 0.5, sm: 1 },
            overflowWrap: 'anywhere',
            whiteSpace: 'pre-line',
            borderTop: 1,
            borderColor: 'divider',
            fontSize: { xs: textSizes.plain, sm: textSizes.body },
          },
          '& thead th': { borderTop: 0, pt: 0, fontWeight: 600 },
          '& tbody th': { fontWeight: 400, color: 'text.secondary', width: { xs: '27%', sm: '26%' } },
        }}
      >
        <thead>
          <tr>
            <Box component="td" aria-hidden sx={{ width: { xs: '27%', sm: '26%' }, borderTop: '0 !important' }} />
            <th scope="col">Önceki</th>
            <th scope="col">Yeni</th>
          </tr>
        </thead>
        <tbody>
          {rowsOf(props).map(([label, before, after]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{before}</td>
              {before === after ? (
                <Box component="td" sx={{ color: 'text.secondary' }}>
                  Aynı
                </Box>
              ) : (
                <Box component="td" sx={{ fontWeight: 600 }}>
                  {after}
                </Box>
              )}
            </tr>
          ))}
        </tbody>
      </Box>
      <Conditions before={previous.terms.hususiSartlar} after={props.terms.hususiSartlar} />
      {paidMore && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          Önceki kontratta yazan {previous.terms.is_corporate ? 'brüt ' : ''}kira{' '}
          {showMoney(previous.terms.brutAylik, previous.terms.bedelTuru)}; tablodaki, kiraya verenin bildirdiği bugünkü
          kiradır.
        </Typography>
      )}
    </>
  )
}

/** Whole paragraphs, because a table column on a phone would be one word wide. */
function Conditions({ before, after }: { before: string; after: string }) {
  if (before === after) return null
  const texts = [
    ['Önceki hususi şartlar', before],
    ['Yeni hususi şartlar', after],
  ] as const
  return (
    <Box component="dl" sx={{ m: 0, pt: 1, borderTop: 1, borderColor: 'divider' }}>
      {texts.map(([label, text]) => (
        <Box key={label} sx={{ '& + &': { mt: 1 } }}>
          <Typography component="dt" variant="body2" color="textSecondary">
            {label}
          </Typography>
          <Typography component="dd" sx={{ m: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
            {text || 'Yok'}
          </Typography>
        </Box>
      ))}
    </Box>
  )
}
