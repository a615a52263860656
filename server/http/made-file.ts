import type { FileReply } from './route.ts'

const types = {
  pdf: 'application/pdf',
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
}

/** The reply with a file made for this call: saved by the browser and never cached. */
export const madeFile = (content: FileReply['content'], name: string, format: keyof typeof types): FileReply => ({
  content,
  type: types[format],
  cache: 'no-store',
  saveAs: `${name}.${format}`,
})
