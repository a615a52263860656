import { bankStatementsApi } from '#domain/money/bank-statements/bank-statements.api.ts'
import {
  type LineFilter,
  lineFilter,
  type StatementCheck,
} from '#domain/money/bank-statements/bank-statements.schema.ts'
import type { ColumnKind } from '#domain/money/bank-statements/columns.rules.ts'
import type { StatementContent } from '#domain/money/bank-statements/read-statement.rules.ts'
import { bankStatementKeys, refreshBankStatements } from '#web/cache/bank-statements.keys.ts'
import { listOf } from '#web/cache/query-of.ts'
import { call } from '#web/lib/call.ts'
import { readStatementFile } from '#web/lib/read-statement.ts'
import { useSend } from '#web/writes/use-send.ts'
import { useWrite } from '#web/writes/use-write.ts'

export const noLineFilter = lineFilter.parse({})

export const linesQuery = (filter: LineFilter) =>
  listOf(bankStatementsApi.lines, {
    key: bankStatementKeys.lines(filter),
    query: filter,
    // Proposals depend on what others book meanwhile, so every visit refetches.
    staleTime: 0,
  })

export const tenanciesQuery = (owner: string, q: string) =>
  listOf(bankStatementsApi.tenancies, { key: bankStatementKeys.tenancies(owner, q), query: { owner, q } })

/** A file that was read but not imported yet. */
export interface OpenFile {
  owner: string
  fileName: string
  content: StatementContent
  answer: StatementCheck
}

async function check(owner: string, fileName: string, content: StatementContent, columns?: ColumnKind[]) {
  const body = { owner, file_name: fileName, content, ...(columns && { columns }) }
  const answer = await call(bankStatementsApi.check, { body })
  return { owner, fileName, content, answer }
}

export const useOpenFile = () =>
  useWrite({
    write: async ({ owner, file }: { owner: string; file: File }): Promise<OpenFile> =>
      check(owner, file.name, await readStatementFile(file)),
    success: () => null,
    failure: 'form',
  })

export const useCorrectColumns = () =>
  useWrite({
    write: ({ file, columns }: { file: OpenFile; columns: ColumnKind[] }): Promise<OpenFile> =>
      check(file.owner, file.fileName, file.content, columns),
    success: () => null,
    failure: 'form',
  })

export const useTakeStatement = () =>
  useWrite({
    write: ({ file, account: bankAccount }: { file: OpenFile; account: string }) =>
      call(bankStatementsApi.take, {
        body: {
          owner: file.owner,
          file_name: file.fileName,
          content: file.content,
          ...(file.answer.headers.length > 0 && { columns: file.answer.columns }),
          ...(bankAccount && { account: bankAccount }),
        },
      }),
    stale: refreshBankStatements,
    failure: 'form',
  })

export const useConfirmLines = (failure: 'toast' | 'form' = 'toast') =>
  useSend(bankStatementsApi.confirm, { stale: refreshBankStatements, failure, staleAfterRefusal: true })

export const useIgnoreLine = (id: string) =>
  useSend(bankStatementsApi.ignore, { params: { id }, stale: refreshBankStatements, failure: 'form' })

export const useUndoLine = (id: string) =>
  useSend(bankStatementsApi.undo, { params: { id }, stale: refreshBankStatements })
