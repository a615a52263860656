import { queryOptions } from '@tanstack/react-query'
import { handoversApi } from '#domain/tenancy/handovers/handovers.api.ts'
import type { HandoverData, HandoverKind } from '#domain/tenancy/handovers/handovers.schema.ts'
import { handoverKeys, refreshHandovers } from '#web/cache/handovers.keys.ts'
import { call } from '#web/lib/call.ts'
import { useCatchUp, useServerEvent } from '#web/lib/socket.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useWrite } from '#web/writes/use-write.ts'

const at = (id: string) => ({ params: { id } })

export const handoverQuery = (id: string) =>
  queryOptions({
    queryKey: handoverKeys.view(id),
    queryFn: () => call(handoversApi.view, at(id)),
    // The other party changes it as well.
    staleTime: 15_000,
  })

export function useLiveHandover() {
  useServerEvent('contractChanged', () => void refreshHandovers())
  useCatchUp((first) => {
    if (!first) void refreshHandovers()
  })
}

export const useBeginHandover = (tenancyId: string) =>
  useWrite({
    write: (kind: HandoverKind) => call(handoversApi.begin, { ...at(tenancyId), body: { kind } }),
    stale: refreshHandovers,
    success: () => null,
  })

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
  useWrite({
    write: (version: number) => call(handoversApi.send, { ...at(id), body: { version } }),
    stale: refreshHandovers,
    failure: 'form',
    retry: false,
  })

export const useReopenHandover = (id: string) =>
  useWrite({ write: () => call(handoversApi.reopen, at(id)), stale: refreshHandovers, retry: false })

export const useAddRemark = (id: string) =>
  useWrite({
    write: (text: string) => call(handoversApi.remark, { ...at(id), body: { text } }),
    stale: refreshHandovers,
    success: () => 'Notunuz eklendi. Fotoğraf da ekleyebilirsiniz.',
    failure: 'form',
    retry: false,
  })
