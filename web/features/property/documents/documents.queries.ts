import { keepPreviousData } from '@tanstack/react-query'
import type { CallInput } from '#domain/kernel/endpoint.ts'
import { documentsApi } from '#domain/property/documents/documents.api.ts'
import {
  contractCategory,
  type DocumentFilter,
  documentFilter,
  type PropertyChoiceFilter,
} from '#domain/property/documents/documents.schema.ts'
import { documentKeys, refreshDocuments } from '#web/cache/documents.keys.ts'
import { listOf } from '#web/cache/query-of.ts'
import { useUndoOffer } from '#web/layout/use-undo-offer.ts'
import { call } from '#web/lib/call.ts'
import type { Upload } from '#web/ui/upload-queue.ts'
import { useSend } from '#web/writes/use-send.ts'
import type { PropertyChoiceSource } from './PropertyChoice.tsx'

/** Other people add documents too, so every visit refetches. */
const staleTime = 0

export const documentsQuery = (filter: DocumentFilter) =>
  listOf(documentsApi.list, { key: documentKeys.list(filter), query: filter, staleTime })

/** The one contract document of a property, which the next one replaces. */
export const contractPaperQuery = (property: string) =>
  documentsQuery(documentFilter.parse({ property, category: contractCategory, size: 1 }))

const propertiesWithRight =
  (right: PropertyChoiceFilter['right']): PropertyChoiceSource =>
  (asked) => ({
    queryKey: documentKeys.properties(right, asked),
    queryFn: () => call(documentsApi.properties, { query: { ...asked, right } }),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  })
export const propertiesWithPapers = propertiesWithRight('see')
export const propertiesForPapers = propertiesWithRight('manage')

interface Paper {
  id: string
  property: string
}

export const useDocumentChange = ({ id, property }: Paper) =>
  useSend(documentsApi.change, {
    params: { id },
    stale: () => refreshDocuments(property),
    success: () => 'Belge bilgileri kaydedildi.',
    failure: 'form',
  })

export const useDocumentRemoval = ({ id, property }: Paper) =>
  useSend(documentsApi.remove, { params: { id }, stale: () => refreshDocuments(property), success: useUndoOffer() })

export const uploadDocument =
  (about: Omit<CallInput<typeof documentsApi.add>['query'], 'name'>): Upload =>
  (file, progress) =>
    call(documentsApi.add, { query: { ...about, name: file.name }, file }, progress)

export const replaceFile =
  ({ id, version, property }: Paper & { version: number }): Upload =>
  (file, progress) =>
    call(documentsApi.replace, { params: { id }, query: { name: file.name, version }, file }, progress).catch(
      (error) => {
        // Most likely another user changed it first, so the list is refreshed.
        void refreshDocuments(property)
        throw error
      },
    )
