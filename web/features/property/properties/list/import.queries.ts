import { newId } from '#domain/kernel/ids.ts'
import type { SheetRow } from '#domain/kernel/sheets.ts'
import { maxImportRows, propertiesApi } from '#domain/property/properties/properties.api.ts'
import { refreshPropertyLists } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'
import { readSheetFile, SheetError } from '#web/lib/read-sheet.ts'
import { useWrite } from '#web/writes/use-write.ts'
import { refreshOwnProperties } from '../properties.queries.ts'

/** `owner`: an agent of several owners must choose; for others there is only one. */
export const useCheckSheet = (owner: string) =>
  useWrite({
    write: async (file: File) => {
      if (!owner)
        throw new SheetError(
          'Mülkleri kimin adına aktaracağınızı üstteki “Tüm mülk sahipleri” düğmesinden seçip yeniden deneyin.',
        )
      const rows = await readSheetFile(file, maxImportRows)
      const answer = await call(propertiesApi.import, { body: { owner, rows, dryRun: true } })
      // One id per parsed file, so that a second press or a retry after a lost reply does not import twice.
      return { id: newId(), fileName: file.name, rows, answer }
    },
    success: () => null,
    failure: 'form',
    retry: false,
  })

export const useImportSheet = (owner: string) =>
  useWrite({
    write: ({ id, rows }: { id: string; rows: SheetRow[] }) =>
      call(propertiesApi.import, { body: { id, owner, rows, dryRun: false } }),
    stale: (answer) => (answer?.imported ? refreshOwnProperties() : void refreshPropertyLists()),
    success: ({ imported }) => (imported > 0 ? `${imported} mülk eklendi.` : null),
    failure: 'form',
  })
