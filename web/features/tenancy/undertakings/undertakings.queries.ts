import { newId } from '#domain/kernel/ids.ts'
import { undertakingsApi } from '#domain/tenancy/undertakings/undertakings.api.ts'
import type { UndertakingForm } from '#domain/tenancy/undertakings/undertakings.schema.ts'
import { refreshTenancies } from '#web/cache/tenancies.keys.ts'
import { call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const usePrepareUndertaking = (tenancyId: string) =>
  useWrite({
    write: (form: UndertakingForm) =>
      call(undertakingsApi.prepare, { params: { id: tenancyId }, body: { ...form, id: newId() } }),
    stale: refreshTenancies,
    failure: 'form',
    retry: false,
  })

export const useWithdrawUndertaking = (id: string) =>
  useSend(undertakingsApi.withdraw, { params: { id }, stale: refreshTenancies, failure: 'form', retry: false })

export const uploadScan =
  (id: string): Upload =>
  (file, progress) =>
    call(undertakingsApi.scan, { params: { id }, file }, progress)
