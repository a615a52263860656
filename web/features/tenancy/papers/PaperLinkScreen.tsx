import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { routes } from '#domain/access/routes.ts'
import { showDateTime } from '#domain/kernel/dates.ts'
import { papersApi } from '#domain/tenancy/papers/papers.api.ts'
import type { PaperAnswer } from '#domain/tenancy/papers/papers.schema.ts'
import { DecisionBar } from '#web/features/tenancy/contracts/decide/DecisionBar.tsx'
import { LinkPage } from '#web/features/tenancy/contracts/decide/LinkPage.tsx'
import { addressOf, CallError } from '#web/lib/call.ts'
import { isAnswered } from '#web/lib/missing.ts'
import { DownloadButton } from '#web/ui/file-buttons.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { PaperDecision } from './PaperDecision.tsx'
import { PaperDocument } from './PaperDocument.tsx'
import { answerByLink, paperLinkQuery } from './papers.queries.ts'

const title = routes['/paper/$token'].title

/** Reads the document and decides by the mailed link, without an account. */
export default function PaperLinkScreen() {
  const { token } = useParams({ from: '/quiet/reading/paper/$token' })
  const client = useQueryClient()
  const link = useQuery(paperLinkQuery(token))
  if (!link.isSuccess)
    return (
      <LinkPage title={title}>
        {link.isPending ? <LoadingRows /> : <Problem error={link.error} onRetry={() => link.refetch()} />}
      </LinkPage>
    )
  const { text, hash, name, sent_by, expires_at, decided, state } = link.data
  const again = () => client.invalidateQueries({ queryKey: paperLinkQuery(token).queryKey })

  async function decide(answer: PaperAnswer) {
    try {
      await answerByLink(token, answer)
    } catch (error) {
      // After a lost reply, the second attempt finds the decision made; the page then shows it.
      if (!(error instanceof CallError) || error.code !== 'paper_decided') throw error
    }
    await again()
    window.scrollTo({ top: 0 })
  }

  return (
    <LinkPage
      title={text.title}
      subtitle={
        decided
          ? `Sayın ${name}, kararınız kayıtlı.`
          : `Sayın ${name}, ${sent_by} bu belgeyi onayınıza sundu. Okuyun, sonra kararınızı verin.`
      }
    >
      {decided && (
        <Alert severity={decided.answer === 'confirmed' ? 'success' : 'info'} variant="outlined" sx={{ mb: 2 }}>
          <AlertTitle>{decided.answer === 'confirmed' ? 'Onayladınız' : 'İtiraz ettiniz'}</AlertTitle>
          {showDateTime(decided.decided_at)}.{' '}
          {decided.answer === 'objected'
            ? 'Karşı taraf düzelttiğinde size yeni bir bağlantı gönderilir.'
            : state === 'confirmed'
              ? 'Bütün tarafların kararı kayıtlı; belge kesinleşti.'
              : 'Diğer tarafların onayı bekleniyor.'}
        </Alert>
      )}
      {!decided && state === 'objected' && (
        <Alert severity="info" variant="outlined" sx={{ mb: 2 }}>
          Taraflardan biri bu belgeye itiraz etti. Düzeltilmiş hâli size yeniden gönderilir.
        </Alert>
      )}
      <PaperDocument
        text={text}
        hash={hash}
        address={(file, size) =>
          addressOf(papersApi.linkFile, { params: { token, file }, ...(size && { query: { size } }) })
        }
      />
      <DownloadButton href={addressOf(papersApi.linkPdf, { params: { token } })} sx={{ mt: 1 }}>
        PDF indir
      </DownloadButton>
      {!decided && state === 'sent' && (
        <DecisionBar expires={expires_at}>
          <PaperDecision text={text} hash={hash} onDecide={decide} />
        </DecisionBar>
      )}
    </LinkPage>
  )
}

const titles: Readonly<Record<string, string>> = {
  token_expired: 'Bağlantının süresi dolmuş',
  paper_changed: 'Bu belge geri alındı',
  link_replaced: 'Size daha yeni bir bağlantı gönderildi',
  paper_missing: 'Bu bağlantı artık geçerli değil',
}

function Problem({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isAnswered(error) || error.status === 429) return <ErrorState error={error} onRetry={onRetry} />
  return (
    <Alert severity="warning" variant="outlined">
      <AlertTitle>{titles[error.code] ?? 'Bu bağlantı açılamıyor'}</AlertTitle>
      {error.message} E-postanızdaki en son bağlantıyı açın; olmuyorsa gönderen taraftan yeni bir bağlantı isteyin.
    </Alert>
  )
}
