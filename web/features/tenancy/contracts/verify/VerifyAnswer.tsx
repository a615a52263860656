import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Typography from '@mui/material/Typography'
import { useQuery } from '@tanstack/react-query'
import { isoDate, showDateTime } from '#domain/kernel/dates.ts'
import { contractStateLabel } from '#domain/tenancy/contracts/contract-state.rules.ts'
import { onPaperCount } from '#domain/tenancy/paper-signatures/paper-signatures.rules.ts'
import { paperNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import { paperStateText } from '#domain/tenancy/papers/papers.rules.ts'
import type { PaperState } from '#domain/tenancy/papers/papers.schema.ts'
import { Facts } from '#web/features/tenancy/contracts/decide/ContractText.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { verifyQuery } from './verify.queries.ts'

/** `sealed`: the file itself is known to be unchanged, so that only the paper's present state is of interest. */
export function VerifyAnswer({ hash, sealed = false }: { hash: string; sealed?: boolean }) {
  const answer = useQuery(verifyQuery(hash))
  // An earlier reply is not shown as the current one, even without a connection.
  if (answer.isPending || answer.fetchStatus !== 'idle') return <LoadingRows rows={2} />
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => answer.refetch()} />
  const { known, kind, state, short_id, agreed_at, status, superseded } = answer.data
  const { cancelled, ended, ended_on, renewed, baslangicTarihi } = answer.data
  const onPaper = onPaperCount(answer.data.on_paper, answer.data.paper_objections)
  if (!known)
    return (
      <Alert severity="warning" variant="outlined">
        <AlertTitle>Bu özet kayıtlarımızda yok</AlertTitle>
        Şartlar sonradan değişmiş ya da belge başka bir yerde hazırlanmış olabilir. Özeti doğru yazdığınızdan emin olun;
        doğruysa belgeye güvenmeden önce karşı tarafa sorun.
      </Alert>
    )
  if (kind && kind !== 'contract' && state)
    return (
      <KnownPaper
        title={paperNames[kind].title}
        number={short_id}
        state={state}
        agreed={agreed_at}
        onPaper={onPaper}
        sealed={sealed}
      />
    )
  if (superseded)
    return (
      <Alert severity="warning" variant="outlined">
        <AlertTitle>Bu özet eski bir sürüme ait</AlertTitle>
        {short_id} numaralı kontrat sonradan değiştirildi ve taraflara yeniden soruldu. Elinizdeki belge güncel sürüm
        değil; karşı taraftan güncel PDF’i isteyin.
      </Alert>
    )
  return (
    <>
      {!sealed && (
        <Alert severity="success" variant="outlined" sx={{ mb: 2 }}>
          <AlertTitle>Bu özet kayıtlı</AlertTitle>
          Anahtar’da bu şart özetini taşıyan bir kontrat var.
        </Alert>
      )}
      <Facts
        facts={[
          ['Kontrat no', short_id],
          [
            'Durum',
            status &&
              baslangicTarihi &&
              contractStateLabel({ status, cancelled, ended, ended_on, renewed, baslangicTarihi }, isoDate(new Date())),
          ],
          ['Kabul tarihi', agreed_at ? showDateTime(agreed_at) : 'Henüz herkes onaylamadı'],
          ['Kâğıttaki imzalar', onPaper],
        ]}
      />
      {!sealed && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
          Özet, kayıtlı şartların parmak izidir; elinizdeki kâğıtta yazan tutarların değiştirilmediğini tek başına
          göstermez. Tutarları, taraflardan birinin Anahtar’daki kontrat sayfasıyla karşılaştırın.
        </Typography>
      )}
    </>
  )
}

interface KnownPaperProps {
  title: string
  number: string | null
  state: PaperState
  agreed: string | null
  onPaper: string
  sealed: boolean
}

/** A handover record or another document confirmed by both sides. */
const KnownPaper = ({ title, number, state, agreed, onPaper, sealed }: KnownPaperProps) => (
  <>
    {(!sealed || state === 'superseded') && (
      <Alert severity={state === 'superseded' ? 'warning' : 'success'} variant="outlined" sx={{ mb: 2 }}>
        <AlertTitle>{state === 'superseded' ? 'Bu özet eski bir sürüme ait' : 'Bu özet kayıtlı'}</AlertTitle>
        {state === 'superseded'
          ? 'Belge sonradan geri alındı ya da değiştirildi; karşı taraftan güncel PDF’i isteyin.'
          : 'Anahtar’da bu özeti taşıyan bir belge var.'}
      </Alert>
    )}
    <Facts
      facts={[
        ['Belge', title],
        ['Belge no', number],
        ['Durum', paperStateText(state, onPaper !== '')],
        [onPaper ? 'Kayıt tarihi' : 'Onay tarihi', agreed ? showDateTime(agreed) : 'Henüz herkes onaylamadı'],
        ['Kâğıttaki imzalar', onPaper],
      ]}
    />
  </>
)
