import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Navigate, useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { showMoney } from '#domain/kernel/money.ts'
import { CallError } from '#web/lib/call.ts'
import { Spinner } from '#web/ui/Spinner.tsx'
import {
  answerAsGuarantor,
  guarantorDecisionQuery,
  guarantorLinkQuery,
  isUsed,
  renewGuarantorLink,
  sendGuarantorCode,
} from './approvals.queries.ts'
import { ContractText } from './ContractText.tsx'
import { DecidedContract } from './DecidedContract.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { type DecisionData, DecisionDialog } from './DecisionDialog.tsx'
import { type DecisionRecord, keepNote, keptNote, rememberDecision } from './decided.ts'
import { FormButton } from './FormButton.tsx'
import { GuarantorDuty } from './GuarantorDuty.tsx'
import { LinkPage } from './LinkPage.tsx'
import { LinkProblem } from './LinkProblem.tsx'
import { codeQuestion, HandedLinkNotice } from './link-proof.tsx'
import { MoneySummary } from './MoneySummary.tsx'
import { PrintButton } from './PrintButton.tsx'

const title = routes['/guarantor-approval/$approvalToken'].title

/** A link that was valid once gets its reason; an invalid one gets no details (AMB-10). */
const isNoToken = (error: unknown) =>
  error instanceof CallError &&
  ['token_missing', 'token_unreadable', 'token_malformed', 'approval_missing'].includes(error.code)

export default function GuarantorApprovalScreen() {
  const { approvalToken: token } = useParams({ from: '/quiet/reading/guarantor-approval/$approvalToken' })
  const link = useQuery(guarantorLinkQuery(token))
  const used = useQuery({ ...guarantorDecisionQuery(token), enabled: isUsed(link.error) })
  if (link.isPending || used.isLoading) return <Spinner label="Kefil onay sayfası yükleniyor..." />
  if (isNoToken(link.error)) return <Navigate to="/404" replace />
  if (link.isError && used.data?.summary)
    return (
      <LinkPage title={title}>
        <DecidedContract
          what={used.data.answer === 'approved' ? 'Kefil olmaya ön onay verdiniz.' : 'Kefil olmayı kabul etmediniz.'}
          decided_at={used.data.decided_at}
          summary={used.data.summary}
          said={link.error.message}
        >
          {used.data.answer === 'approved' && <FormButton token={token} />}
        </DecidedContract>
      </LinkPage>
    )
  if (link.isError)
    return (
      <LinkPage title={title}>
        <LinkProblem
          error={link.error}
          onRetry={() => link.refetch()}
          decided={used.data}
          onRenew={() => renewGuarantorLink(token)}
        />
      </LinkPage>
    )
  return <Decision token={token} link={link.data} />
}

type Link = Awaited<ReturnType<NonNullable<ReturnType<typeof guarantorLinkQuery>['queryFn']>>>

function Decision({ token, link }: { token: string; link: Link }) {
  const { summary, guarantor_name } = link
  const navigate = useNavigate()
  const client = useQueryClient()
  const [asking, setAsking] = useState<'approved' | 'declined' | null>(null)
  const [note, setNote] = useState(() => keptNote('guarantor', summary.short_id))
  const write = (text: string) => {
    setNote(text)
    keepNote('guarantor', summary.short_id, text)
  }
  const limit = showMoney(link.limit, summary.terms.bedelTuru)

  async function decide(answer: 'approved' | 'declined', answering: DecisionData) {
    const decided = await send(answer, answering)
    rememberDecision('guarantor', { ...decided, token })
    keepNote('guarantor', summary.short_id, '')
    await navigate({ to: '/guarantor-success', replace: true })
  }

  async function send(answer: 'approved' | 'declined', answering: DecisionData): Promise<DecisionRecord> {
    try {
      return await answerAsGuarantor(token, { answer, ...answering })
    } catch (error) {
      if (!isUsed(error)) throw error
      const recorded = await client.fetchQuery(guarantorDecisionQuery(token))
      if (recorded.answer !== answer) throw error
      return { answer, decided_at: recorded.decided_at, property_title: summary.property_title }
    }
  }

  const code = codeQuestion(link, (channel) => sendGuarantorCode(token, channel))
  return (
    <LinkPage
      title={title}
      subtitle={`Sayın ${guarantor_name}, ${summary.owner_name} aşağıdaki kira kontratında kefil olmanızı istiyor.`}
    >
      <MoneySummary summary={summary} first={['Kefil olarak en çok', limit]} />
      <GuarantorDuty limit={limit} tenants={summary.tenant_names} />
      <ContractText summary={summary} />
      <PrintButton />
      <HandedLinkNotice {...link} />
      <DecisionBar expires={link.expires_at}>
        <Button variant="outlined" color="error" onClick={() => setAsking('declined')}>
          Kabul etmiyorum
        </Button>
        <Button variant="contained" onClick={() => setAsking('approved')}>
          Ön onay ver
        </Button>
      </DecisionBar>
      {asking === 'approved' && (
        <DecisionDialog
          title="Kefil olmaya ön onay veriyor musunuz?"
          text={
            <>
              En çok {limit} için, {summary.tenant_names.join(', ')} ile birlikte sorumlu olmayı kabul ettiğinizi
              bildiriyorsunuz.
              <Alert severity="info" sx={{ mt: 1.5 }}>
                Bu bir ön onaydır. Kefalet, sonraki sayfadaki belgeyi kendi el yazınızla doldurup imzaladığınızda doğar.
              </Alert>
            </>
          }
          confirmLabel="Ön onay veriyorum"
          {...code}
          onDecide={(answering) => decide('approved', answering)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'declined' && (
        <DecisionDialog
          title="Kefil olmayı kabul etmiyor musunuz?"
          text="Mülk sahibine haber verilir ve bu bağlantı kapanır. İsterseniz nedenini yazın."
          confirmLabel="Kabul etmiyorum"
          danger
          note={{ label: 'Notunuz (isteğe bağlı)', value: note, onChange: write }}
          {...code}
          onDecide={(answering) => decide('declined', answering)}
          onClose={() => setAsking(null)}
        />
      )}
    </LinkPage>
  )
}
