import { expect, test } from 'vitest'
import { callLimits } from '#domain/kernel/call-limits.ts'
import { routes } from '#server/routes.ts'

/** Every endpoint that takes more than 50 ms of CPU time, with its rate limit; the list is maintained by hand. */
const expensive: Record<string, string> = {
  // Parse an uploaded file.
  'POST /profile/avatar': 'filesByPerson',
  'POST /admin/blog/:id/cover': 'filesByPerson',
  'POST /chat/:id/files': 'chatFilesByPerson',
  'POST /contracts/:id/approvals/:approval/paper': 'filesByPerson',
  'POST /contracts/:id/guarantor/paper': 'filesByPerson',
  'POST /papers/:id/parties/:party/paper': 'filesByPerson',
  'POST /contracts/:id/guarantor/scan': 'filesByPerson',
  'POST /documents': 'filesByPerson',
  'PUT /documents/:id/file': 'filesByPerson',
  'POST /ending-deductions/:id/files': 'filesByPerson',
  'POST /ending-notices/:id/proof': 'filesByPerson',
  'POST /expenses/:id/invoice': 'filesByPerson',
  'POST /fixtures/:id/docs': 'filesByPerson',
  'POST /forum/posts/:id/files': 'chatFilesByPerson',
  'POST /handovers/:id/photos': 'filesByPerson',
  'POST /properties/:id/images': 'filesByPerson',
  'POST /properties/:id/readings/:reading/photo': 'filesByPerson',
  'POST /suggestions/:id/files': 'filesByPerson',
  'POST /tenancies/:id/ending/paper': 'filesByPerson',
  'POST /tenancies/:id/payment-receipts': 'filesByPerson',
  'POST /tickets/:id/files': 'ticketFilesByPerson',
  'POST /undertakings/:id/scan': 'filesByPerson',
  // Parse a spreadsheet.
  'POST /bank-statements': 'sheetsByPerson',
  'POST /bank-statements/check': 'sheetsByPerson',
  'POST /contracts/import': 'sheetsByPerson',
  'POST /properties/import': 'sheetsByPerson',
  'GET /analytics/export': 'papersByPerson',
  'GET /approvals/:token/copy': 'linksByAddress',
  'GET /approvals/:token/paper': 'linksByAddress',
  'GET /arrears-notices/:id/pdf': 'papersByPerson',
  'GET /contracts/:id/edevlet.pdf': 'papersByPerson',
  'GET /contracts/:id/guarantor/form': 'papersByPerson',
  'GET /contracts/:id/pdf': 'papersByPerson',
  'GET /contracts/import-template': 'papersByPerson',
  'GET /expenses/export': 'papersByPerson',
  'GET /guarantor-approvals/:token/form': 'linksByAddress',
  'GET /paper-links/:token/pdf': 'linksByAddress',
  'GET /papers/:id/pdf': 'papersByPerson',
  'GET /properties/:id/fixtures.pdf': 'papersByPerson',
  'GET /properties/export': 'papersByPerson',
  'GET /properties/import-template': 'papersByPerson',
  'GET /tax/paper': 'papersByPerson',
  'GET /tenancies/:id/account/entries/:entry/receipt': 'papersByPerson',
  'GET /tenancies/:id/account/statement': 'papersByPerson',
  'GET /tenancies/:id/arrears/pdf': 'papersByPerson',
  'GET /undertakings/:id/pdf': 'papersByPerson',
  // Create an archive.
  'POST /privacy/archives': 'archivesByPerson',
  'POST /tenancies/:id/arrears/archives': 'caseArchivesByPerson',
  // Hash a password.
  'POST /accounts/register': 'registrationsByAddress',
}

/** Downloads of a stored file or of a few lines of text. */
const cheapDownloads = [
  'GET /arrears-archives/:id',
  'GET /blog/covers/:id',
  'GET /calendar/:file',
  'GET /files/:id',
  'GET /files/avatars/:file',
  'GET /paper-links/:token/files/:file',
  'GET /paper-records/:token/scan',
  'GET /privacy/archives/:id',
]

test('every call that reads a file, prints, exports or makes an archive declares its limit', () => {
  const declared = new Map(routes.map(({ endpoint }) => [`${endpoint.method} ${endpoint.path}`, endpoint]))
  const limits = Object.fromEntries(Object.keys(expensive).map((name) => [name, declared.get(name)?.limit]))
  expect(limits).toEqual(expensive)
  for (const limit of Object.values(expensive)) expect(Object.keys(callLimits)).toContain(limit)
  const unlisted = [...declared].filter(
    ([name, { upload, maxJsonBytes, download }]) =>
      (upload || maxJsonBytes || download) && !(name in expensive) && !cheapDownloads.includes(name),
  )
  expect(unlisted.map(([name]) => name)).toEqual([])
})
