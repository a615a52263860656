import Alert from '@mui/material/Alert'
import type { ReplyOf } from '#domain/kernel/endpoint.ts'
import type { CodeChannel } from '#domain/tenancy/agreements/answer-ways.rules.ts'
import type { approvalsApi } from '#domain/tenancy/contracts/approvals.api.ts'

type LinkProof = Pick<ReplyOf<typeof approvalsApi.open>, 'handed' | 'code_to'>
export type CodeTarget = LinkProof['code_to'][number]

export interface CodeQuestion {
  to: readonly CodeTarget[]
  handed: boolean
  send: (channel: CodeChannel) => Promise<{ message: string }>
}

/** The code that the decision dialog must ask for; none for a mailed link that needs no SMS. */
export const codeQuestion = ({ handed, code_to }: LinkProof, send: CodeQuestion['send']): { code?: CodeQuestion } =>
  code_to.length > 0 ? { code: { to: code_to, handed, send } } : {}

/** Shown last, right above the decision: a copied link opens the contract, but asks for a code before a decision. */
export function HandedLinkNotice({ handed, code_to }: LinkProof) {
  if (!handed) return null
  const where = code_to.map(({ hint }) => hint).join(' ya da ')
  return (
    <Alert
      severity="info"
      variant="outlined"
      sx={{ mt: 2, overflowWrap: 'anywhere', '@media print': { display: 'none' } }}
    >
      Bu bağlantı size elden iletildi. Kontratı okuyabilirsiniz;{' '}
      {code_to.length > 0
        ? `karar verirken size (${where}) gönderilen kodu gireceksiniz. Adresi doğrulanmış hesabınız varsa giriş yapıp bağlantıyı yeniden açmanız da yeter.`
        : 'adresi doğrulanmış hesabınızla giriş yaptığınız için karar verirken kod istenmez.'}
    </Alert>
  )
}
