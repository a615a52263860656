import { SheetError } from '#web/lib/read-sheet.ts'
import { messageOf } from '#web/ui/message-of.ts'

/** The error of a file, found by the browser or by the server. */
export const fileText = (error: unknown) => (error instanceof SheetError ? error.message : messageOf(error))
