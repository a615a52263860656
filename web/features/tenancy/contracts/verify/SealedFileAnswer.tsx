import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import { useQuery } from '@tanstack/react-query'
import { showDateTime } from '#domain/kernel/dates.ts'
import { paperNames } from '#domain/tenancy/papers/paper-kinds.rules.ts'
import type { SealedKind } from '#domain/tenancy/sealed-papers/sealed-papers.schema.ts'
import { Facts } from '#web/features/tenancy/contracts/decide/ContractText.tsx'
import { ErrorState, LoadingRows } from '#web/ui/states.tsx'
import { VerifyAnswer } from './VerifyAnswer.tsx'
import { verifyFileQuery } from './verify.queries.ts'

const kindName = (kind: SealedKind) =>
  kind === 'contract' ? 'Kira kontratı' : kind === 'statement' ? 'Hesap ekstresi' : paperNames[kind].title

const words = {
  unchanged: {
    severity: 'success',
    title: 'Bu belge değişmemiş',
    text: 'Elinizdeki dosya, Anahtar’da mühürlenen dosyanın baytı baytına aynısı.',
  },
  evidence: {
    severity: 'success',
    title: 'Bu kanıt dosyası değişmemiş',
    text: 'Anahtar’da mühürlenen belgeye eklenmiş kanıt kaydının aynısı.',
  },
  changed: {
    severity: 'error',
    title: 'Bu dosya mühürlendikten sonra değiştirilmiş',
    text: 'İçinde bizim mührümüzün numarası yazıyor ama dosya mühürlenen dosya değil. Belgeye güvenmeyin; karşı taraftan özgün PDF’i isteyin.',
  },
  unknown: {
    severity: 'warning',
    title: 'Bu mühür bizde yok',
    text: 'Belge başka bir yerde hazırlanmış olabilir. Güvenmeden önce karşı tarafa sorun.',
  },
} as const

/** What is known of a sealed file, and below it the present state of the paper. */
export function SealedFileAnswer({ digest, seal }: { digest: string; seal: string }) {
  const answer = useQuery(verifyFileQuery({ digest, seal }))
  // An earlier reply is not shown as the current one, even without a connection.
  if (answer.isPending || answer.fetchStatus !== 'idle') return <LoadingRows rows={2} />
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => answer.refetch()} />
  const { found, kind, hash, sealed_at, stamped_at } = answer.data
  const { severity, title, text } = words[found]
  return (
    <>
      <Alert severity={severity} variant="outlined">
        <AlertTitle>{title}</AlertTitle>
        {text}
      </Alert>
      {kind && sealed_at && (
        <Box sx={{ mt: 2 }}>
          <Facts
            facts={[
              ['Mühürlenen belge', kindName(kind)],
              ['Mühürlenme', showDateTime(sealed_at)],
              ['Zaman damgası', stamped_at ? showDateTime(stamped_at) : ''],
            ]}
          />
        </Box>
      )}
      {hash && (found === 'unchanged' || found === 'evidence') && (
        <Box sx={{ mt: 2 }}>
          <VerifyAnswer hash={hash} sealed />
        </Box>
      )}
    </>
  )
}
