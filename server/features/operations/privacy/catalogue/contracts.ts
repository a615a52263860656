import type { CatalogueTable, DeletionRule } from './personal-table.ts'

const kept = (where: string): DeletionRule[] => [{ where, does: 'keep', basis: 'tenancy' }]
const ofContract = 'contract_id in {contracts}'
const ofGuarantor = 'contract_id in {guaranteed}'
const ofTenancy = 'tenancy_id in {tenancies}'

export const contractTables: Record<string, CatalogueTable> = {
  contract_drafts: {
    group: 'contracts',
    about: 'user_id = :user',
    columns: { plain: 'id property_id contract_id step updated_at', person: 'user_id', json: 'data' },
    mentions: 'address',
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  contract_hidings: {
    group: 'contracts',
    about: 'user_id = :user',
    columns: { plain: 'contract_id hidden_at', person: 'user_id' },
    deletionRules: [{ where: 'user_id = :user', does: 'delete' }],
  },
  contract_expiry_notices: {
    group: 'contracts',
    about: ofContract,
    columns: { plain: 'contract_id days sent_at' },
    deletionRules: kept(ofContract),
  },
  contract_approvals: {
    group: 'contracts',
    about: ofContract,
    columns: {
      plain: `id contract_id contract_tenant_id token_created_at link_shown phone_corrected approval_way approval_status
        approval_date superseded_at round terms_hash reminders last_reminded_at created_at expires_at`,
      person: 'tenant_user_id',
      name: 'tenant_name',
      contact: 'tenant_email asked_phone',
      secret: 'approval_token handed_token',
      file: 'paper_scan',
      words: 'approval_note',
      json: 'wishes',
    },
    onlyFor: { 'tenant_user_id = :user or tenant_email = any(:emails)': 'asked_phone' },
    deletionRules: kept(ofContract),
  },
  paper_signatures: {
    group: 'contracts',
    about: ofContract,
    columns: {
      plain: 'id contract_id act subject_id contract_tenant_id guarantor title sha256 recorded_at shown_at objected_at',
      person: 'recorded_by',
      name: 'name recorded_by_name',
      words: 'objection',
      secret: 'token_hash',
      file: 'scan',
    },
    traces: 'recorded_by',
    deletionRules: kept(ofContract),
  },
  contract_events: {
    group: 'history',
    about: `${ofContract} or actor_id = :user or ${ofGuarantor} and kind like 'guarantor%'`,
    columns: {
      plain: 'id contract_id kind at',
      person: 'actor_id',
      name: 'actor_name',
      json: 'detail',
      contact: 'ip user_agent',
    },
    // Actions by link before there was an account have no id and may be a namesake's.
    onlyFor: { 'actor_id = :user': 'ip user_agent', 'actor_id = :user or contract_id in {written}': 'detail' },
    deletionRules: kept(`${ofContract} or actor_id = :user or ${ofGuarantor} and kind like 'guarantor%'`),
  },
  contract_snapshots: {
    group: 'contracts',
    about: `${ofContract} or ${ofGuarantor}`,
    columns: { plain: 'contract_id round form hash created_at', json: 'document' },
    deletionRules: kept(`${ofContract} or ${ofGuarantor}`),
  },
  contract_tenants: {
    group: 'contracts',
    about: ofContract,
    columns: {
      plain: 'id contract_id is_primary',
      person: 'tenant_user_id',
      name: 'tenant_name',
      contact: 'tenant_email tenant_phone tenant_address tenant_birth_date',
      sealed: 'tenant_id_number',
      derived: 'person_key owner_id property_id listed person',
    },
    onlyFor: {
      'tenant_user_id = :user or tenant_email = any(:emails) or contract_id in {written}': 'tenant_birth_date',
    },
    deletionRules: kept(ofContract),
  },
  contracts: {
    group: 'contracts',
    about: 'id in {contracts} or id in {guaranteed}',
    columns: {
      plain: `id property_id status brutAylik bedelTuru baslangicTarihi sozlesmeSuresi sureBirimi bitisTarihi odemeSekli
        kullanimAmaci tasinmazCinsi has_guarantor guarantor_approval_status is_corporate tenant_approval_count
        tenant_approval_required odemeGunu depozito artisSekli artisOrani nusha giderler guarantor_limit
        guarantor_token_created_at guarantor_link_shown guarantor_phone_corrected guarantor_way guarantor_decided_at
        guarantor_declined signed_off_at renewed_from previous_rent lapsed_at tenancy_id terms_hash round version
        created_at updated_at cancelled_at ended_on deleted_at`,
      person: 'owner_id tenant_user_id created_by signed_off_by',
      name: 'owner_name tenant_name landlord_name guarantor_name',
      contact: `tenant_email tenant_phone tenant_address tenant_birth_date landlord_phone landlord_residence
        tenant_residence guarantor_email guarantor_phone guarantor_residence guarantor_asked_email guarantor_asked_phone
        iban`,
      sealed: 'tenant_id_number landlord_id_number guarantor_id_number',
      secret: 'guarantor_token guarantor_handed_token',
      words: 'simdikiDurumu yetkiliMahkeme hususiSartlar guarantor_note cancel_reason',
      json: 'kiraciBilgileri',
      derived: 'search_key',
      file: 'guarantor_scan',
    },
    traces: 'created_by signed_off_by',
    onlyFor: {
      // The guarantor's terms are in the snapshot; later corrections belong to the parties alone.
      'id in {contracts}': `tenant_email tenant_phone tenant_address tenant_residence landlord_phone landlord_residence
        iban cancel_reason`,
      'tenant_user_id = :user or tenant_email = any(:emails) or owner_id = :user': 'tenant_birth_date',
      'owner_id = :user': 'kiraciBilgileri',
      'guarantor_email = any(:emails)': 'guarantor_asked_email guarantor_asked_phone',
    },
    deletionRules: kept('id in {contracts} or id in {guaranteed}'),
  },
  undertakings: {
    group: 'contracts',
    about: ofTenancy,
    columns: {
      plain: `id tenancy_id contract_id delivered_on given_on evict_on family_home created_at scan_sha256 scanned_at
        withdrawn_at`,
      person: 'owner_id created_by',
      name: 'spouse_name created_by_name withdrawn_by_name',
      words: 'withdraw_reason',
      json: 'document',
      file: 'scan_file',
    },
    traces: 'created_by',
    deletionRules: kept(ofTenancy),
  },
  paper_events: {
    group: 'history',
    about: 'paper_id in {papers} or actor_id = :user',
    columns: {
      plain: 'id paper_id kind at',
      person: 'actor_id',
      name: 'actor_name',
      json: 'detail',
      contact: 'ip user_agent',
    },
    onlyFor: {
      'actor_id = :user': 'ip user_agent',
      // The sender knows the recipient, but not the address it was sent to.
      "actor_id = :user and coalesce(detail ->> 'to' = any(:emails), true)": 'detail',
    },
    deletionRules: kept('paper_id in {papers} or actor_id = :user'),
  },
  paper_parties: {
    group: 'contracts',
    about: 'paper_id in {papers} or user_id = :user',
    columns: {
      plain: `id paper_id side contract_tenant_id decision way decided_at token_created_at expires_at opened_at reminders
        last_reminded_at`,
      person: 'user_id',
      name: 'name',
      contact: 'email phone',
      words: 'note',
      json: 'objections',
      secret: 'token_hash',
    },
    onlyFor: { 'user_id = :user or email = any(:emails)': 'email phone' },
    deletionRules: kept('paper_id in {papers} or user_id = :user'),
  },
  papers: {
    group: 'contracts',
    about: ofTenancy,
    columns: {
      plain: `id kind subject_id tenancy_id contract_id property_id number round form hash page state sent_at decided_at`,
      person: 'owner_id created_by',
      name: 'created_by_name',
      json: 'document',
    },
    traces: 'created_by',
    deletionRules: kept(ofTenancy),
  },
  handover_photos: {
    group: 'contracts',
    about: 'handover_id in {handovers}',
    columns: {
      plain: 'id handover_id place sha256 side created_at removed_at',
      file: 'file_id',
      person: 'uploaded_by',
    },
    traces: 'uploaded_by',
    deletionRules: kept('handover_id in {handovers}'),
  },
  handover_remarks: {
    group: 'contracts',
    about: 'handover_id in {handovers} or author_id = :user',
    columns: { plain: 'id handover_id created_at', person: 'author_id', name: 'author_name', words: 'text' },
    deletionRules: kept('handover_id in {handovers} or author_id = :user'),
  },
  handovers: {
    group: 'contracts',
    about: ofTenancy,
    columns: {
      plain: 'id tenancy_id property_id kind state version round sent_by_side confirmed_at created_at updated_at',
      person: 'created_by updated_by',
      name: 'updated_by_name',
      json: 'data',
    },
    traces: 'created_by updated_by',
    deletionRules: kept(ofTenancy),
  },
  ending_events: {
    group: 'history',
    about: 'ending_id in {endings} or actor_id = :user',
    columns: { plain: 'id ending_id kind at', person: 'actor_id', name: 'actor_name', json: 'detail' },
    deletionRules: kept('ending_id in {endings} or actor_id = :user'),
  },
  ending_deduction_files: {
    group: 'contracts',
    about: 'deduction_id in (select id from ending_deductions where ending_id in {endings})',
    columns: { plain: 'deduction_id sha256', file: 'file_id' },
    deletionRules: kept('deduction_id in (select id from ending_deductions where ending_id in {endings})'),
  },
  ending_deductions: {
    group: 'contracts',
    about: 'ending_id in {endings}',
    columns: {
      plain: `id ending_id amount fixture_id state counter_amount answered_at version created_at updated_at`,
      name: 'answered_by_name',
      words: 'title reason fixture_name answer_note',
    },
    deletionRules: kept('ending_id in {endings}'),
  },
  ending_tasks: {
    group: 'contracts',
    about: 'ending_id in {endings}',
    columns: { plain: 'ending_id kind done_at', person: 'done_by', name: 'done_by_name' },
    traces: 'done_by',
    deletionRules: kept('ending_id in {endings}'),
  },
  ending_notices: {
    group: 'contracts',
    about: ofTenancy,
    columns: {
      plain: `id tenancy_id ending_id way side sha256 given_on delivery delivered_on proof_sha256 withdrawn_at created_at`,
      person: 'by_id',
      name: 'by_name withdrawn_by_name',
      words: 'text withdraw_reason',
      file: 'proof_file',
    },
    traces: 'by_id',
    deletionRules: kept(ofTenancy),
  },
  ending_changes: {
    group: 'contracts',
    about: 'ending_id in {endings}',
    columns: {
      plain: 'id ending_id side ends_on state created_at closed_at',
      name: 'proposed_by_name',
      words: 'reason',
    },
    deletionRules: kept('ending_id in {endings}'),
  },
  endings: {
    group: 'contracts',
    about: ofTenancy,
    columns: {
      plain: `id tenancy_id property_id contract_id way state side ends_on delivered_on basis_on decision_office
        decision_number next_status objected_at closed_at deposit currency refunded_on refunded_amount settlement_id
        created_at updated_at`,
      person: 'started_by',
      name: 'started_by_name objected_by_name closed_by_name',
      contact: 'refund_iban',
      words: 'reason objection close_reason',
      json: 'assessment',
    },
    traces: 'started_by',
    deletionRules: kept(ofTenancy),
  },
  rent_increase_notices: {
    group: 'contracts',
    about: ofTenancy,
    columns: { plain: 'tenancy_id year_start step told_at' },
    deletionRules: kept(ofTenancy),
  },
  rent_increases: {
    group: 'contracts',
    about: ofTenancy,
    columns: {
      plain: `id tenancy_id property_id contract_id year_start from_on state old_rent new_rent clause_rent currency
        closed_at sent_at created_at updated_at`,
      person: 'by_id',
      name: 'objected_by_name closed_by_name by_name',
      words: 'note objection close_reason',
    },
    traces: 'by_id',
    deletionRules: kept(ofTenancy),
  },
}
