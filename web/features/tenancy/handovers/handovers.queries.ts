import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import type { HandoverData } from '#domain/tenancy/handovers/handovers.schema.ts'
import { handoverKeys, refreshHandovers } from '#web/cache/handovers.keys.ts'
import { queryOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { useLive } from '#web/lib/socket.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

const at = (id: string) => ({ params: { id } })

export const handoverQuery = (id: string) =>
  queryOf(handoversApi.view, {
    key: handoverKeys.view(id),
    ...at(id),
    // The other party changes it as well.
    staleTime: 15_000,
  })

export const useLiveHandover = () => useLive('contractChanged', refreshHandovers)

export const useBeginHandover = (tenancyId: string) =>
  useSend(handoversApi.begin, { ...at(tenancyId), stale: refreshHandovers, success: () => null })

/** Plain call, because the draft saver controls order and retries itself. */
export const saveHandover = (id: string, body: { version: number; data: HandoverData }) =>
  call(handoversApi.save, { ...at(id), body })
export const readHandover = (id: string) => call(handoversApi.view, at(id))

export const uploadPhoto =
  (id: string, place: string): Upload =>
  (file, { id: _chosen, ...progress }) =>
    call(handoversApi.addPhoto, { ...at(id), query: { place }, file }, progress)

export const useRemovePhoto = (id: string) =>
  useWrite({
    write: (photo: string) => call(handoversApi.removePhoto, { params: { id, photo } }),
    stale: refreshHandovers,
    retry: false,
  })

export const useSendHandover = (id: string) =>
  useSend(handoversApi.send, { ...at(id), stale: refreshHandovers, failure: 'form', retry: false })

export const useReopenHandover = (id: string) =>
  useWrite({ write: () => call(handoversApi.reopen, at(id)), stale: refreshHandovers, retry: false })

export const useAddRemark = (id: string) =>
  useSend(handoversApi.remark, {
    ...at(id),
    stale: refreshHandovers,
    success: () => 'Notunuz eklendi. Fotoğraf da ekleyebilirsiniz.',
    failure: 'form',
    retry: false,
  })
