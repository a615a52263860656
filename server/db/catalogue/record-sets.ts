/** Sets of record ids around one person, in SQL; used in the catalogue's conditions by name, as `{own}`. */
export const recordSets: Record<string, string> = {
  /** Properties of the person. */
  own: `select id from properties where creator = :user`,
  /** Contracts in which the person is owner or tenant. */
  contracts: `select id from contracts where owner_id = :user or tenant_user_id = :user or tenant_email = any(:emails)
    or id in (select contract_id from contract_tenants where tenant_user_id = :user or tenant_email = any(:emails))`,
  /** A guarantor answers for the contract but is no party of the tenancy. */
  guaranteed: `select id from contracts where guarantor_email = any(:emails)`,
  /** Contracts the person wrote as the owner, with all parties' data. */
  written: `select id from contracts where owner_id = :user`,
  tenancies: `select id from tenancies where owner_id = :user
    or id in (select tenancy_id from contracts where id in {contracts})`,
  let: `select id from tenancies where owner_id = :user`,
  /** Own properties with a contract or tenancy, and the buildings they belong to. */
  named: `select p.id from properties p where p.creator = :user and exists (select 1 from properties unit
    where (unit.id = p.id or unit.bina_id = p.id) and (exists (select 1 from contracts c where c.property_id = unit.id)
      or exists (select 1 from tenancies t where t.property_id = unit.id)))`,
  /** Own properties whose deed and fixtures an old contract without a snapshot still prints. */
  read: `select c.property_id from contracts c join properties p on p.id = c.property_id where p.creator = :user
    and not exists (select 1 from contract_snapshots s where s.contract_id = c.id and s.round = c.round)`,
  /** Properties of those tenancies and of guaranteed contracts, whoever owns them. */
  rented: `select property_id from tenancies where id in {tenancies}
    union all select property_id from contracts where id in {guaranteed}`,
  papers: `select id from papers where tenancy_id in {tenancies}`,
  handovers: `select id from handovers where tenancy_id in {tenancies}`,
  endings: `select id from endings where tenancy_id in {tenancies}`,
  notices: `select id from arrears_notices where tenancy_id in {tenancies}`,
  chats: `select id from chats where :user in (user1, user2)`,
  messages: `select id from messages where chat_id in {chats}`,
  requests: `select id from suggestions where tenant_id = :user or host_id = :user`,
  /** Files that are evidence of a tenancy. */
  evidence: `select file_id from handover_photos where handover_id in {handovers}
    union all select guarantor_scan from contracts where id in {contracts} or id in {guaranteed}
    union all select paper_scan from contract_approvals where contract_id in {contracts}
    union all select scan from paper_signatures where contract_id in {contracts}
    union all select scan_file from undertakings where tenancy_id in {tenancies}
    union all select proof_file from ending_notices where tenancy_id in {tenancies}
    union all select f.file_id from ending_deduction_files f join ending_deductions d on d.id = f.deduction_id
      where d.ending_id in {endings}
    union all select file_id from payment_receipts where tenancy_id in {tenancies}
    union all select file_id from ledger_entries where tenancy_id in {tenancies}
    union all select unnest(file_ids) from arrears_messages where tenancy_id in {let} or message_id in {messages}
    union all select file_id from invoices where contract_id in {contracts}
    union all select d.file_id from fixture_docs d join fixtures x on x.id = d.fixture_id where x.property_id in {read}
    union all select id from files where area = 'contract-documents' and property_id in {named}`,
}
