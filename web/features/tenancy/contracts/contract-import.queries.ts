import { newId } from '#domain/kernel/ids.ts'
import type { SheetRow } from '#domain/kernel/sheets.ts'
import { maxContractRows } from '#domain/tenancy/contracts/contract-import.schema.ts'
import { contractsApi } from '#domain/tenancy/contracts/contracts.api.ts'
import { refreshContracts } from '#web/cache/contracts.keys.ts'
import { refreshPropertyLists } from '#web/cache/properties.keys.ts'
import { call } from '#web/lib/call.ts'
import { readSheetFile } from '#web/lib/read-sheet.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const useCheckContracts = () =>
  useWrite({
    write: async (file: File) => {
      const rows = await readSheetFile(file, maxContractRows)
      const answer = await call(contractsApi.import, { body: { rows, dryRun: true } })
      return { id: newId(), fileName: file.name, rows, answer }
    },
    success: () => null,
    failure: 'form',
    retry: false,
  })

export const useImportContracts = () =>
  useWrite({
    write: ({ id, rows }: { id: string; rows: SheetRow[] }) =>
      call(contractsApi.import, { body: { id, rows, dryRun: false } }),
    stale: () => {
      void refreshPropertyLists()
      return refreshContracts()
    },
    success: ({ imported, mails }) =>
      imported > 0 ? `${imported} kontrat oluşturuldu; ${mails} kişiye e-posta gönderiliyor.` : null,
    failure: 'form',
  })
