import { SheetError } from '#web/lib/read-sheet.ts'
import { messageOf } from '#web/ui/message-of.ts'

/** What is wrong with a file, whether the browser or the server has found it. */
export const fileText = (error: unknown) => (error instanceof SheetError ? error.message : messageOf(error))
