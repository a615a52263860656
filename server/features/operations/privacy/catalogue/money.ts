import type { CatalogueTable, DeletionRule } from './personal-table.ts'

const ofTenancy = 'tenancy_id in {tenancies}'
const kept: DeletionRule[] = [{ where: ofTenancy, does: 'keep', basis: 'money' }]
const ofOwner: DeletionRule = { where: 'owner_id = :user', does: 'delete' }

const costColumns = {
  plain: 'id property_id category amount bearer tenant_amount version created_at',
  person: 'owner_id created_by',
}

export const moneyTables: Record<string, CatalogueTable> = {
  arrears_notice_claims: {
    group: 'payments',
    about: 'notice_id in {notices}',
    columns: { plain: 'notice_id claim_id category month due_on amount open_drafted open_delivered' },
    deletionRules: [{ where: 'notice_id in {notices}', does: 'keep', basis: 'money' }],
  },
  arrears_notices: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: `id tenancy_id way currency version drafted_on given_on delivery sha256 delivered_on returned_on created_at
        updated_at`,
      person: 'by_id',
      name: 'returned_by_name by_name',
      words: 'text return_reason',
    },
    traces: 'by_id',
    // A notice that was not given is the owner's draft.
    onlyFor: { 'tenancy_id in {let} or given_on is not null': 'text by_name' },
    deletionRules: kept,
  },
  arrears_messages: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: 'tenancy_id message_id sent_at chosen_at',
      person: 'chosen_by',
      name: 'sender_name chosen_by_name',
      words: 'text',
      file: 'file_ids',
    },
    traces: 'chosen_by',
    onlyFor: {
      'tenancy_id in {let} or message_id in {messages}': 'sender_name text file_ids',
      'tenancy_id in {let}': 'chosen_by_name',
    },
    deletionRules: kept,
  },
  claim_pursuits: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: 'claim_id tenancy_id since file_number created_at',
      name: 'by_name',
      words: 'office note',
    },
    onlyFor: { 'tenancy_id in {let}': 'by_name office note' },
    deletionRules: kept,
  },
  payment_reminders: {
    group: 'payments',
    about: ofTenancy,
    columns: { plain: 'id tenancy_id due_on stage amount currency recipients sent_at', words: 'text' },
    deletionRules: kept,
  },
  payment_receipts: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: `id tenancy_id property_id amount currency on_date payer_names sha256 state entry_id decided_at created_at`,
      person: 'owner_id by_id',
      name: 'by_name decided_by_name',
      words: 'note reason',
      file: 'file_id',
    },
    traces: 'by_id',
    deletionRules: kept,
  },
  rent_changes: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: 'id tenancy_id from_on rent contract_id source source_id agreed taken_back_at created_at',
      name: 'by_name taken_back_by_name',
      words: 'note take_back_reason',
    },
    deletionRules: kept,
  },
  payment_plans: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: `id tenancy_id from_on frequency part_month rent_free withholding_percent vat_percent aidat created_at`,
      person: 'by_id',
      name: 'by_name',
    },
    traces: 'by_id',
    deletionRules: kept,
  },
  ledger_settlements: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: `payer_id due_id tenancy_id property_id payer_kind method category month due_on amount currency on_date`,
      person: 'owner_id',
    },
    deletionRules: kept,
  },
  ledger_dues: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: 'due_id tenancy_id property_id category month due_on amount settled currency settled_on',
      person: 'owner_id',
    },
    deletionRules: kept,
  },
  ledger_entries: {
    group: 'payments',
    about: ofTenancy,
    columns: {
      plain: `id tenancy_id property_id kind category amount currency on_date month covers_from covers_to method
        payer_names receipt_names belongs_to reverses source source_key booked_at`,
      person: 'owner_id by_id',
      name: 'by_name',
      words: 'note',
      file: 'file_id',
    },
    traces: 'by_id',
    deletionRules: kept,
  },
  ledger_accounts: {
    group: 'payments',
    about: ofTenancy,
    columns: { plain: 'tenancy_id opened_on made_until carried_over reminders credit projection created_at' },
    deletionRules: kept,
  },
  bank_line_parts: {
    group: 'payments',
    about: 'line_id in (select id from bank_lines where owner_id = :user)',
    columns: { plain: 'line_id round part tenancy_id amount pot entry_id' },
    deletionRules: [{ where: 'line_id in (select id from bank_lines where owner_id = :user)', does: 'delete' }],
  },
  bank_lines: {
    group: 'payments',
    about: 'owner_id = :user',
    columns: {
      plain: 'id statement_id format line fingerprint day value_day amount currency state decided_at round created_at',
      person: 'owner_id taken_by',
      name: 'counterparty decided_by',
      contact: 'account counterparty_iban',
      words: 'description reference reason',
      derived: 'counterparty_key',
    },
    traces: 'taken_by',
    // The other party of a bank line may be a tenant. Booked lines prove the payment; the others lose the name.
    near: 'owner_id in (select owner_id from tenancies where id in {tenancies})',
    deletionRules: [
      ofOwner,
      {
        where: 'id in (select line_id from bank_line_parts where tenancy_id in {tenancies})',
        does: 'keep',
        basis: 'money',
      },
    ],
  },
  bank_statements: {
    group: 'payments',
    about: 'owner_id = :user or by_id = :user',
    columns: { plain: 'id format created_at', person: 'owner_id by_id', name: 'by_name', words: 'file_name' },
    deletionRules: [ofOwner, { where: 'by_id = :user', does: 'anonymise' }],
  },
  bank_columns: {
    group: 'payments',
    about: 'owner_id = :user',
    columns: { plain: 'signature columns updated_at', person: 'owner_id' },
    deletionRules: [ofOwner],
  },
  expense_events: {
    group: 'payments',
    about: 'by_id = :user or expense_id in (select id from expenses where owner_id = :user)',
    columns: { plain: 'id expense_id kind at', person: 'by_id', name: 'by_name', words: 'detail' },
    deletionRules: [
      { where: 'expense_id in (select id from expenses where owner_id = :user)', does: 'delete' },
      { where: 'by_id = :user', does: 'anonymise' },
    ],
  },
  expenses: {
    group: 'payments',
    about: 'owner_id = :user or created_by = :user',
    columns: {
      ...costColumns,
      plain: `${costColumns.plain} on_date paid_on invoice_no suggestion_id recurring_id recurs_on replaces tenancy_id
        due_entry due_category due_on bookings voided_at`,
      name: 'created_by_name voided_by_name',
      words: 'supplier description void_reason',
      derived: 'search_key',
      file: 'file_id',
    },
    near: 'property_id in {rented}',
    // Another person may have voided it, so that name stays.
    deletionRules: [
      ofOwner,
      { where: 'created_by = :user', does: 'anonymise', set: { voided_by_name: 'voided_by_name' } },
    ],
  },
  recurring_expenses: {
    group: 'payments',
    about: 'owner_id = :user or created_by = :user',
    columns: {
      ...costColumns,
      plain: `${costColumns.plain} book paid every starts_on ends_on made next_on paused`,
      name: 'created_by_name',
      words: 'supplier description',
    },
    near: 'property_id in {rented}',
    deletionRules: [ofOwner, { where: 'created_by = :user', does: 'anonymise' }],
  },
  tax_inputs: {
    group: 'payments',
    about: 'person_id = :user',
    columns: { plain: 'year version updated_at', person: 'person_id', json: 'inputs' },
    deletionRules: [{ where: 'person_id = :user', does: 'delete' }],
  },
  tax_year_changes: {
    group: 'history',
    about: 'by_id = :user',
    columns: { plain: 'id year at', person: 'by_id', name: 'by_name', words: 'detail' },
    deletionRules: [{ where: 'by_id = :user', does: 'anonymise' }],
  },
  tenancies: {
    group: 'contracts',
    about: 'id in {tenancies}',
    columns: { plain: 'id property_id started_on ended_on created_at', person: 'owner_id' },
    deletionRules: [{ where: 'id in {tenancies}', does: 'keep', basis: 'tenancy' }],
  },
}
