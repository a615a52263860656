import type { AnyPgTable } from 'drizzle-orm/pg-core'
import { accessTokens } from '../schema/access-tokens.ts'
import {
  addressKeys,
  authAccount,
  authSession,
  authTwoFactor,
  authUser,
  authVerification,
  users,
} from '../schema/accounts.ts'
import { arrearsMessages, arrearsNoticeClaims, arrearsNotices, legalInterestRates } from '../schema/arrears.ts'
import { auditLogRows } from '../schema/audit.ts'
import { backupRuns } from '../schema/backups.ts'
import { bankColumns, bankLineParts, bankLines, bankStatements } from '../schema/bank-statements.ts'
import { binItems } from '../schema/bin.ts'
import { postFills, posts } from '../schema/blog.ts'
import { calendarAddresses } from '../schema/calendar.ts'
import { chats, messageFiles, messages } from '../schema/chat.ts'
import { specialConditions, undertakings } from '../schema/contract-papers.ts'
import {
  contractApprovals,
  contractDrafts,
  contractEvents,
  contractExpiryNotices,
  contractHidings,
  contractSnapshots,
  contracts,
  contractTenants,
  decisionCodes,
} from '../schema/contracts.ts'
import { deadlineDigests, deadlineMarks, deadlineReminders } from '../schema/deadlines.ts'
import { propertyDocuments } from '../schema/documents.ts'
import {
  endingChanges,
  endingDeductionFiles,
  endingDeductions,
  endingEvents,
  endingNotices,
  endings,
  endingTasks,
} from '../schema/endings.ts'
import { engagements } from '../schema/engagements.ts'
import { expenseEvents, expenses, recurringExpenses } from '../schema/expenses.ts'
import { files } from '../schema/files.ts'
import { fixtureDocs, fixtures } from '../schema/fixtures.ts'
import {
  forumBookmarks,
  forumEdits,
  forumFiles,
  forumLikes,
  forumNotifications,
  forumPosts,
  forumReplies,
  forumReports,
} from '../schema/forum.ts'
import { handoverPhotos, handoverRemarks, handovers } from '../schema/handovers.ts'
import {
  claimPursuits,
  ledgerAccounts,
  ledgerDues,
  ledgerEntries,
  ledgerSettlements,
  paymentPlans,
  paymentReminders,
  rentChanges,
} from '../schema/ledger.ts'
import { guessDelays, rateLimits } from '../schema/limits.ts'
import { mailAttachments, mails, smsMessages } from '../schema/mail.ts'
import { maintenanceRuns } from '../schema/maintenance.ts'
import { migrations } from '../schema/migrations.ts'
import { notificationPreferences, notifications, pushSubscriptions } from '../schema/notifications.ts'
import { paperSignatures } from '../schema/paper-signatures.ts'
import { paperEvents, paperParties, papers } from '../schema/papers.ts'
import { paymentReceipts } from '../schema/payment-receipts.ts'
import { consents, dataArchives, deletionRequests } from '../schema/privacy.ts'
import {
  deeds,
  deliveryImages,
  evacuationImages,
  invoices,
  meterReadings,
  properties,
  propertyDelegates,
  propertyEvents,
  propertyFeatures,
  propertyImages,
  propertyShares,
  propertyTenants,
  propertyValues,
  tenancyRequests,
  tenants,
} from '../schema/properties.ts'
import { exchangeRateDays, exchangeRates, tufeRates } from '../schema/rates.ts'
import { rentIncreaseNotices, rentIncreases } from '../schema/rent-increases.ts'
import { sealedPapers } from '../schema/sealed-papers.ts'
import { suggestionComments, suggestionFiles, suggestions, suggestionViews } from '../schema/suggestions.ts'
import { questionMarks, questions } from '../schema/survey.ts'
import { taxInputRows, taxReturns, taxYearChanges, taxYears } from '../schema/tax.ts'
import { tenancies } from '../schema/tenancies.ts'
import { cannedAnswers, ticketFiles, ticketReplies, tickets } from '../schema/tickets.ts'
import { webhookDeliveries, webhooks } from '../schema/webhooks.ts'
import { type Catalogued, type CatalogueEntry, catalogueEntry, type PersonalTable } from './table.ts'
import type { TableName } from './table-names.ts'

/**
 * Every table of the application. Rows are deleted in this order, so a table stands before those its conditions read.
 */
export const allTables: { readonly [Name in TableName]: Catalogued & AnyPgTable<{ name: Name }> } = {
  message_files: messageFiles,
  messages,
  chats,
  suggestion_views: suggestionViews,
  suggestion_comments: suggestionComments,
  suggestion_files: suggestionFiles,
  suggestions,
  notifications,
  mail_attachments: mailAttachments,
  mails,
  sms_messages: smsMessages,
  deadline_marks: deadlineMarks,
  deadline_reminders: deadlineReminders,
  deadline_digests: deadlineDigests,
  forum_edits: forumEdits,
  forum_likes: forumLikes,
  forum_bookmarks: forumBookmarks,
  forum_notifications: forumNotifications,
  forum_reports: forumReports,
  forum_files: forumFiles,
  forum_replies: forumReplies,
  forum_posts: forumPosts,
  ticket_files: ticketFiles,
  ticket_replies: ticketReplies,
  tickets,
  maintenance_runs: maintenanceRuns,
  audit_log: auditLogRows,
  canned_answers: cannedAnswers,
  posts,
  post_fills: postFills,
  arrears_notice_claims: arrearsNoticeClaims,
  arrears_notices: arrearsNotices,
  arrears_messages: arrearsMessages,
  claim_pursuits: claimPursuits,
  payment_reminders: paymentReminders,
  payment_receipts: paymentReceipts,
  rent_changes: rentChanges,
  payment_plans: paymentPlans,
  ledger_settlements: ledgerSettlements,
  ledger_dues: ledgerDues,
  ledger_entries: ledgerEntries,
  ledger_accounts: ledgerAccounts,
  bank_line_parts: bankLineParts,
  bank_lines: bankLines,
  bank_statements: bankStatements,
  bank_columns: bankColumns,
  expense_events: expenseEvents,
  expenses,
  recurring_expenses: recurringExpenses,
  tax_inputs: taxInputRows,
  tax_returns: taxReturns,
  tax_year_changes: taxYearChanges,
  tenancies,
  contract_drafts: contractDrafts,
  contract_hidings: contractHidings,
  contract_expiry_notices: contractExpiryNotices,
  contract_approvals: contractApprovals,
  paper_signatures: paperSignatures,
  contract_events: contractEvents,
  contract_snapshots: contractSnapshots,
  contract_tenants: contractTenants,
  contracts,
  undertakings,
  sealed_papers: sealedPapers,
  paper_events: paperEvents,
  paper_parties: paperParties,
  papers,
  handover_photos: handoverPhotos,
  handover_remarks: handoverRemarks,
  handovers,
  ending_events: endingEvents,
  ending_deduction_files: endingDeductionFiles,
  ending_deductions: endingDeductions,
  ending_tasks: endingTasks,
  ending_notices: endingNotices,
  ending_changes: endingChanges,
  endings,
  rent_increase_notices: rentIncreaseNotices,
  rent_increases: rentIncreases,
  property_images: propertyImages,
  delivery_images: deliveryImages,
  evacuation_images: evacuationImages,
  meter_readings: meterReadings,
  property_values: propertyValues,
  property_features: propertyFeatures,
  property_events: propertyEvents,
  property_documents: propertyDocuments,
  fixture_docs: fixtureDocs,
  fixtures,
  deeds,
  invoices,
  tenancy_requests: tenancyRequests,
  tenants,
  property_shares: propertyShares,
  property_tenants: propertyTenants,
  property_delegates: propertyDelegates,
  bin_items: binItems,
  special_conditions: specialConditions,
  files,
  properties,
  auth_session: authSession,
  auth_account: authAccount,
  auth_two_factor: authTwoFactor,
  auth_verification: authVerification,
  address_keys: addressKeys,
  push_subscriptions: pushSubscriptions,
  notification_preferences: notificationPreferences,
  calendar_addresses: calendarAddresses,
  webhook_deliveries: webhookDeliveries,
  webhooks,
  access_tokens: accessTokens,
  question_marks: questionMarks,
  consents,
  data_archives: dataArchives,
  deletion_requests: deletionRequests,
  engagements,
  users,
  auth_user: authUser,
  decision_codes: decisionCodes,
  exchange_rates: exchangeRates,
  exchange_rate_days: exchangeRateDays,
  backup_runs: backupRuns,
  legal_interest_rates: legalInterestRates,
  migrations,
  questions,
  guess_delays: guessDelays,
  rate_limits: rateLimits,
  tax_years: taxYears,
  tufe_rates: tufeRates,
}

/** What each table says about people, as declared with it in `schema/`. */
export const catalogue: Readonly<Record<string, CatalogueEntry>> = Object.fromEntries(
  Object.entries(allTables).map(([name, table]) => [name, table[catalogueEntry]]),
)

export const isPersonal = (entry: CatalogueEntry): entry is PersonalTable => 'about' in entry

export const personalTables: readonly (readonly [name: string, table: PersonalTable])[] = Object.entries(
  catalogue,
).flatMap(([name, entry]) => (isPersonal(entry) ? [[name, entry] as const] : []))
