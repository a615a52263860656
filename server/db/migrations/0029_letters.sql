-- A file that goes out with mails: written once with those that carry it, and removed when they are.
create table mail_attachments (
  id uuid primary key,
  name text not null,
  type text not null,
  content bytea not null,
  created_at timestamptz not null
);
create index mail_attachments_created on mail_attachments (created_at);
alter table mails add column attachment_id uuid references mail_attachments on delete set null;
create index mails_attachment on mails (attachment_id) where attachment_id is not null;

-- The start screen asks what waits for the person who opens it.
create index contract_approvals_person on contract_approvals (tenant_user_id) where approval_status = 'pending';
