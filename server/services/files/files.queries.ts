import { and, eq, inArray, isNotNull, isNull, not, or, type SQL, sql } from 'drizzle-orm'
import { contractVisibleTo } from '#server/access/contract-scope.queries.ts'
import { documentsSeenBy, withRight } from '#server/access/document-scope.queries.ts'
import { moneyInReach } from '#server/access/ledger-scope.queries.ts'
import { visibleTo } from '#server/access/property-scope.queries.ts'
import { suggestionsSeenBy } from '#server/access/suggestion-scope.queries.ts'
import { firstDayOf, replaced } from '#server/access/tenancy-scope.queries.ts'
import { ticketsSeenBy } from '#server/access/ticket-scope.queries.ts'
import type { Db } from '#server/db/client.ts'
import { chats, messageFiles } from '#server/db/schema/chat.ts'
import { undertakings } from '#server/db/schema/contract-papers.ts'
import { contractApprovals, contracts, contractTenants } from '#server/db/schema/contracts.ts'
import { propertyDocuments } from '#server/db/schema/documents.ts'
import { endingDeductionFiles, endingDeductions, endingNotices, endings } from '#server/db/schema/endings.ts'
import { expenses } from '#server/db/schema/expenses.ts'
import { files } from '#server/db/schema/files.ts'
import { forumFiles, forumPosts } from '#server/db/schema/forum.ts'
import { handoverPhotos, handovers } from '#server/db/schema/handovers.ts'
import { paperSignatures } from '#server/db/schema/paper-signatures.ts'
import { paymentReceipts } from '#server/db/schema/payment-receipts.ts'
import { properties } from '#server/db/schema/properties.ts'
import { suggestionFiles, suggestions } from '#server/db/schema/suggestions.ts'
import { ticketFiles, tickets } from '#server/db/schema/tickets.ts'
import type { Actor } from '#server/http/actor.ts'
import { fileInBin } from '#server/services/bin/bin.queries.ts'

export const insertFile = (db: Db, file: typeof files.$inferInsert) => db.insert(files).values(file)

export const fileExists = async (db: Db, id: string) => (await db.$count(files, eq(files.id, id))) > 0

/** Returns the deleted rows; a job removes their contents. */
export const deleteFiles = (db: Db, ids: string[]) =>
  db.delete(files).where(inArray(files.id, ids)).returning({ id: files.id, area: files.area })

/** A signed scan of a contract; a tenant who has not answered yet can see the contract but not the property. */
const scanOf = (contract?: SQL) =>
  sql`(${files.id} in (select ${contracts.guarantor_scan} from ${contracts} where ${and(eq(contracts.guarantor_scan, files.id), contract)})
    or ${files.id} in (select ${contractApprovals.paper_scan} from ${contractApprovals} join ${contracts}
      on ${contracts.id} = ${contractApprovals.contract_id} where ${and(eq(contractApprovals.paper_scan, files.id), contract)})
    or ${files.id} in (select ${undertakings.scan_file} from ${undertakings} join ${contracts}
      on ${contracts.id} = ${undertakings.contract_id} where ${and(eq(undertakings.scan_file, files.id), contract)})
    or ${files.id} in (select ${paperSignatures.scan} from ${paperSignatures} join ${contracts}
      on ${contracts.id} = ${paperSignatures.contract_id} where ${and(eq(paperSignatures.scan, files.id), contract)}))`

/** Sent in one of the caller's conversations, or uploaded by the caller for one and not sent yet. */
const inOwnChat = (actor: Actor) => sql`exists (
  select 1 from ${chats} where ${chats.id} = ${files.chat_id} and ${actor.userId} in (${chats.user1}, ${chats.user2})
    and (${files.uploaded_by} = ${actor.userId}
      or exists (select 1 from ${messageFiles} where ${messageFiles.file_id} = ${files.id})))`

/** A request's photograph is visible with the request, not with the property's pictures or documents. */
const ofSuggestion = (seen?: SQL) =>
  sql`${files.id} in (select ${suggestionFiles.file_id} from ${suggestionFiles} join ${suggestions}
    on ${suggestions.id} = ${suggestionFiles.suggestion_id} where ${and(eq(suggestionFiles.file_id, files.id), seen)})`

/**
 * Proof of a notice or of a deduction, visible with the tenancy's contracts, even after its end. A tenant who left
 * earlier and is not named in the following contract may not see it.
 */
const ofEnding = (actor: Actor) => sql`exists (
  select 1 from ${contracts} where ${contractVisibleTo(actor)} and not ${replaced(actor)} and ${contracts.tenancy_id} in (
    select ${endingNotices.tenancy_id} from ${endingNotices} where ${endingNotices.proof_file} = ${files.id}
    union all select ${endings.tenancy_id} from ${endings}
      join ${endingDeductions} on ${endingDeductions.ending_id} = ${endings.id}
      join ${endingDeductionFiles} on ${endingDeductionFiles.deduction_id} = ${endingDeductions.id}
      where ${endingDeductionFiles.file_id} = ${files.id}))`

/**
 * A payment receipt is visible to tenants of the uploader's tenancy who already rented on its day, and to those who may
 * read the owner's payments.
 */
const ofReceipt = (actor: Actor) => sql`exists (
  select 1 from ${paymentReceipts} where ${paymentReceipts.file_id} = ${files.id} and (
    ${moneyInReach(actor, { owner_id: sql`${paymentReceipts.owner_id}`, property_id: sql`${paymentReceipts.property_id}` }, 'read')}
    or exists (select 1 from ${contracts} join ${contractTenants} on ${contractTenants.contract_id} = ${contracts.id}
      where ${contracts.tenancy_id} = ${paymentReceipts.tenancy_id} and ${contractTenants.tenant_user_id} = ${actor.userId}
        and not ${replaced(actor)} and ${paymentReceipts.on_date}::text >= ${firstDayOf(actor)})))`

/** A picture in a forum post is visible to everyone until the post is hidden or removed. */
const ofForumPost = (actor: Actor) => sql`exists (
  select 1 from ${forumFiles} join ${forumPosts} on ${forumPosts.id} = ${forumFiles.post_id}
  where ${forumFiles.file_id} = ${files.id} and ${forumPosts.deleted_at} is null
    and (${forumPosts.hidden_at} is null or ${forumPosts.author_id} = ${actor.userId} or ${actor.subject.role === 'admin'}))`
/** An attachment of a ticket is visible to its creator and to administrators. */
const ofTicket = (actor: Actor) =>
  sql`${files.id} in (select ${ticketFiles.file_id} from ${ticketFiles} join ${tickets}
    on ${tickets.id} = ${ticketFiles.ticket_id} where ${and(eq(ticketFiles.file_id, files.id), ticketsSeenBy(actor))})`

/** An invoice is only visible to those who may see the expense. */
const ofExpense = (kept?: SQL) =>
  sql`${files.id} in (select ${expenses.file_id} from ${expenses} where ${and(eq(expenses.file_id, files.id), kept)})`
const expenseKeptBy = (actor: Actor) =>
  moneyInReach(actor, { owner_id: sql`${expenses.owner_id}`, property_id: sql`${expenses.property_id}` }, 'manage')

/** The record of moving out is only visible to tenants who stayed until the end. */
const seesHandover = (actor: Actor) => and(contractVisibleTo(actor), or(eq(handovers.kind, 'in'), not(replaced(actor))))

/** A picture of a handover is visible to both sides of the tenancy, even later, and never to the next tenant. */
const ofHandover = (tenancy?: SQL) =>
  sql`${files.id} in (select ${handoverPhotos.file_id} from ${handoverPhotos} join ${handovers}
    on ${handovers.id} = ${handoverPhotos.handover_id} join ${contracts}
    on ${contracts.tenancy_id} = ${handovers.tenancy_id} where ${and(eq(handoverPhotos.file_id, files.id), tenancy)})`

/**
 * Null for a file that is missing or that the caller may not see. A picture follows its property unless removed, a
 * document its own rights, a signed scan its contract, a handover's picture its tenancy, photographs and attachments
 * their request, post, expense or ticket, and a chat file its two people. Papers in the other areas have no record of
 * their own: those who see all papers and the uploader may see them.
 */
export async function fileFor(db: Db, actor: Actor, id: string) {
  const [row] = await db
    .select({
      file: files,
      document: propertyDocuments.name,
      owner: sql<string | null>`(select p.creator from ${properties} p where p.id = ${files.property_id})`,
    })
    .from(files)
    .leftJoin(properties, and(eq(properties.id, files.property_id), visibleTo(actor)))
    .leftJoin(propertyDocuments, eq(propertyDocuments.file_id, files.id))
    .where(
      and(
        eq(files.id, id),
        or(
          and(
            isNotNull(properties.id),
            or(
              and(eq(files.area, 'property-images'), not(fileInBin(actor))),
              and(isNotNull(propertyDocuments.id), documentsSeenBy(actor)),
              and(
                isNull(propertyDocuments.id),
                inArray(files.area, ['general-files', 'contract-documents']),
                not(scanOf()),
                not(ofHandover()),
                not(ofSuggestion()),
                not(ofExpense()),
                or(
                  withRight(actor, (rights) => rights.documents === 'all'),
                  eq(files.uploaded_by, actor.userId),
                ),
              ),
            ),
          ),
          and(eq(files.area, 'contract-documents'), scanOf(contractVisibleTo(actor))),
          and(eq(files.area, 'contract-documents'), ofHandover(seesHandover(actor))),
          inOwnChat(actor),
          and(eq(files.area, 'general-files'), ofEnding(actor)),
          and(eq(files.area, 'general-files'), ofReceipt(actor)),
          and(eq(files.area, 'general-files'), ofForumPost(actor)),
          and(eq(files.area, 'general-files'), ofTicket(actor)),
          and(isNotNull(properties.id), ofSuggestion(suggestionsSeenBy(actor))),
          and(isNotNull(properties.id), ofExpense(expenseKeptBy(actor))),
        ),
      ),
    )
  // Users rename the document, not the uploaded file.
  return row ? { ...row.file, name: row.document ?? row.file.name, owner: row.owner } : null
}
