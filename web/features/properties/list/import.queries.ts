import { propertiesApi, type SheetRow } from '#domain/properties/properties.api.ts'
import { refreshPropertyLists } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'
import { useWrite } from '#web/writes/use-write.ts'
import { refreshOwnProperties } from '../properties.queries.ts'
import { readSheetFile } from './read-sheet.ts'

export const useCheckSheet = () =>
  useWrite({
    write: async (file: File) => {
      const rows = await readSheetFile(file)
      const answer = await call(propertiesApi.import, { body: { rows, dryRun: true } })
      return { fileName: file.name, rows, answer }
    },
    success: () => null,
    failure: 'form',
    retry: false,
  })

export const useImportSheet = () =>
  useWrite({
    write: (rows: SheetRow[]) => call(propertiesApi.import, { body: { rows, dryRun: false } }),
    stale: (answer) => (answer?.imported ? refreshOwnProperties() : void refreshPropertyLists()),
    success: ({ imported }) => (imported > 0 ? `${imported} mülk eklendi.` : null),
    failure: 'form',
    // The answer of a first try may be lost after all rows were added; a second one would add them twice.
    retry: false,
  })
