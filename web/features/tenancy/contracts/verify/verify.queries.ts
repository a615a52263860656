import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { sealedPapersApi } from '#domain/tenancy/sealed-papers/sealed-papers.api.ts'
import { contractKeys } from '#web/cache/contracts.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'

export const verifyQuery = (hash: string) =>
  queryOf(contractsApi.verify, {
    key: contractKeys.verify(hash),
    params: { hash },
    // The status may change at any time.
    staleTime: 0,
  })

export const verifyFileQuery = ({ digest, seal }: { digest: string; seal: string }) =>
  queryOf(sealedPapersApi.verify, {
    key: contractKeys.verifyFile(digest, seal),
    params: { digest },
    query: { seal },
    staleTime: 0,
  })
