import { suggestionsApi } from '#domain/property/suggestions/suggestions.api.ts'
import { fileName } from '#domain/services/files/files.schema.ts'
import { type CallOptions, call } from '#web/lib/call.ts'

export function sendPhoto(id: string, file: File, progress: CallOptions) {
  const { data: name } = fileName.safeParse(file.name)
  return call(suggestionsApi.addFile, { params: { id }, query: name ? { name } : {}, file }, progress)
}
