import Button from '@mui/material/Button'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { routes } from '#domain/access/routes.ts'
import { dropDraft } from '#web/forms/form-draft.ts'
import { LoadingRows } from '#web/ui/states.tsx'
import { AccountInvitation } from './AccountInvitation.tsx'
import {
  answerAsTenant,
  isUsed,
  renewTenantLink,
  sendTenantCode,
  tenantDecisionQuery,
  tenantLinkQuery,
} from './approvals.queries.ts'
import { ContractText, rentOf, termOf } from './ContractText.tsx'
import { DecidedContract } from './DecidedContract.tsx'
import { DecisionBar } from './DecisionBar.tsx'
import { type DecisionData, DecisionDialog } from './DecisionDialog.tsx'
import { type DecisionRecord, keepNote, keptNote, rememberDecision } from './decided.ts'
import { LinkPage } from './LinkPage.tsx'
import { LinkProblem } from './LinkProblem.tsx'
import { codeQuestion, HandedLinkNotice } from './link-proof.tsx'
import { MoneySummary } from './MoneySummary.tsx'
import { PaperButton } from './PaperButton.tsx'
import { PrintButton } from './PrintButton.tsx'

const title = routes['/tenant-approval/$approvalId'].title

export default function TenantApprovalScreen() {
  const { approvalId: token } = useParams({ from: '/quiet/reading/tenant-approval/$approvalId' })
  const link = useQuery(tenantLinkQuery(token))
  const used = useQuery({ ...tenantDecisionQuery(token), enabled: isUsed(link.error) })
  if (link.isPending || used.isLoading)
    return (
      <LinkPage title={title}>
        <LoadingRows />
      </LinkPage>
    )
  if (link.isError && used.data?.summary)
    return (
      <LinkPage title={title}>
        <DecidedContract
          what={used.data.answer === 'approved' ? 'Kontratı onayladınız.' : 'Düzenleme istediniz.'}
          decided_at={used.data.decided_at}
          summary={used.data.summary}
          said={link.error.message}
        >
          <PaperButton token={token} />
          <AccountInvitation account={used.data.account} />
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
          onRenew={() => renewTenantLink(token)}
        />
      </LinkPage>
    )
  return <Decision token={token} link={link.data} />
}

type Link = Awaited<ReturnType<NonNullable<ReturnType<typeof tenantLinkQuery>['queryFn']>>>

function Decision({ token, link }: { token: string; link: Link }) {
  const { summary, tenant_name } = link
  const navigate = useNavigate()
  const client = useQueryClient()
  const [asking, setAsking] = useState<'approved' | 'rejected' | null>(null)
  const [note, setNote] = useState(() => keptNote('tenant', summary.short_id))
  const draft = `contract.wishes.${summary.terms_hash}`
  const write = (text: string) => {
    setNote(text)
    keepNote('tenant', summary.short_id, text)
  }

  async function decide(answer: 'approved' | 'rejected', answering: DecisionData) {
    const decided = await send(answer, answering)
    rememberDecision('tenant', decided)
    keepNote('tenant', summary.short_id, '')
    dropDraft(draft)
    // Replaces the used link in the history, because going back would only show that it is used.
    await navigate({ to: '/tenant-approval-success', replace: true })
  }

  /**
   * After a lost reply, the second attempt finds the link used; if it was used for the same decision, that is a
   * success.
   */
  async function send(answer: 'approved' | 'rejected', answering: DecisionData): Promise<DecisionRecord> {
    try {
      return { ...(await answerAsTenant(token, { answer, ...answering })), token }
    } catch (error) {
      if (!isUsed(error)) throw error
      const recorded = await client.fetchQuery(tenantDecisionQuery(token))
      if (recorded.answer !== answer) throw error
      const { decided_at } = recorded
      return { answer, decided_at, property_title: summary.property_title, token }
    }
  }

  const code = codeQuestion(link, (channel) => sendTenantCode(token, channel))
  return (
    <LinkPage
      title={title}
      subtitle={`Sayın ${tenant_name}, aşağıdaki kira kontratı onayınıza sunuldu. Okuyun, sonra kararınızı verin.`}
    >
      <MoneySummary summary={summary} />
      <ContractText summary={summary} />
      <PrintButton />
      <HandedLinkNotice {...link} />
      <DecisionBar expires={link.expires_at}>
        <Button variant="outlined" onClick={() => setAsking('rejected')}>
          Düzenleme iste
        </Button>
        <Button variant="contained" onClick={() => setAsking('approved')}>
          Onayla
        </Button>
      </DecisionBar>
      {asking === 'approved' && (
        <DecisionDialog
          title="Kontratı onaylıyor musunuz?"
          text={`${summary.property_title}: aylık ${rentOf(summary.terms)}, ${termOf(summary.terms)}. Onayınız tarih, saat ve IP adresinizle kaydedilir ve geri alınamaz.`}
          confirmLabel="Evet, onaylıyorum"
          {...code}
          onDecide={(answering) => decide('approved', answering)}
          onClose={() => setAsking(null)}
        />
      )}
      {asking === 'rejected' && (
        <DecisionDialog
          title="Ne değişmeli?"
          text="İsteğiniz mülk sahibine iletilir. Kabul ederse ya da kontratı düzeltirse size yeniden sorulur; bu hâliyle bağlanmış olmazsınız."
          confirmLabel="İsteği gönder"
          wishes={{ terms: summary.terms, draft }}
          note={{ label: 'Notunuz', value: note, onChange: write }}
          {...code}
          onDecide={(answering) => decide('rejected', answering)}
          onClose={() => setAsking(null)}
        />
      )}
    </LinkPage>
  )
}
