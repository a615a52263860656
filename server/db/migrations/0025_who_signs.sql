-- Nobody signs for another: a link that went out by mail and one that the owner's side copied are different keys, what
-- a party was asked under is fixed at that moment, and a decision keeps the way it came.
alter table contract_approvals
  -- The hash of the copied link, from the first copy on.
  add column handed_token text,
  -- A link from before this migration: the owner could copy the very one that was mailed, so it counts as copied.
  add column link_shown boolean not null default false,
  add column asked_phone text,
  -- The number was changed after this person was first asked: a copied link takes no code from it.
  add column phone_corrected boolean not null default false,
  add column approval_way text check (approval_way in ('mailed_link', 'mailed_link_sms', 'handed_link_email',
    'handed_link_sms', 'handed_link_account', 'signed_in', 'paper')),
  add column paper_scan uuid references files on delete set null;
create index contract_approvals_paper_scan on contract_approvals (paper_scan) where paper_scan is not null;

alter table contracts
  add column guarantor_handed_token text,
  add column guarantor_link_shown boolean not null default false,
  add column guarantor_asked_email text,
  add column guarantor_asked_phone text,
  add column guarantor_phone_corrected boolean not null default false,
  add column guarantor_way text check (guarantor_way in ('mailed_link', 'mailed_link_sms', 'handed_link_email',
    'handed_link_sms', 'handed_link_account', 'signed_in', 'paper'));

-- What waits was asked under what stands there today; whether a number had been corrected before, nobody knows.
update contract_approvals a set asked_phone = t.tenant_phone
  from contract_tenants t where t.id = a.contract_tenant_id;
update contract_approvals set link_shown = true, phone_corrected = true where approval_status = 'pending';
update contracts set guarantor_asked_email = guarantor_email, guarantor_asked_phone = guarantor_phone,
    guarantor_link_shown = true, guarantor_phone_corrected = true
  where has_guarantor;

alter table decision_codes add column channel text not null default 'sms' check (channel in ('email', 'sms'));
