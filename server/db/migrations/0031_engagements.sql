-- One person works for several owners: what somebody may do for an owner hangs on the engagement of the two, and no
-- longer on the person's account.
create table engagements (
  id uuid primary key,
  owner_id uuid not null references users on delete cascade,
  -- Null until the address that was invited is proven by an account.
  person_id uuid references users on delete cascade,
  role text not null check (role in ('authorised', 'estate', 'lawyer', 'proxy', 'shareholder')),
  -- As the owner typed them; what the person's own account says counts once they accepted.
  email text not null,
  username text not null,
  "phoneNumber" text,
  search_key text not null,
  "canAddProperty" boolean not null default false,
  "canManageSuggestions" boolean not null default false,
  "canManagePayments" boolean not null default false,
  "canManageDocuments" boolean not null default false,
  "canManageMeters" boolean not null default false,
  "canManageAllProperties" boolean not null default false,
  -- Proxies and shareholders act on all of the owner's properties unless narrowed to a list.
  acts_on_all boolean not null default false,
  -- The properties that are offered, as rows of property_delegates; they become such rows when the person accepts.
  offer jsonb not null default '[]',
  since date not null,
  -- The last day.
  until date,
  invited_by uuid references users on delete set null,
  invited_at timestamptz not null,
  -- The mailed link that opens the account and accepts at once, for somebody who had none.
  link_id uuid,
  accepted_at timestamptz,
  suspended_at timestamptz,
  ended_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  constraint engagements_dates check (until is null or until >= since),
  constraint engagements_accepted_by_somebody check (accepted_at is null or person_id is not null),
  constraint engagements_not_with_oneself check (person_id <> owner_id)
);
create unique index engagements_pair on engagements (person_id, owner_id) where ended_at is null;
create unique index engagements_asked on engagements (owner_id, email) where ended_at is null and accepted_at is null;
create index engagements_owner on engagements (owner_id) where ended_at is null;
create index engagements_waiting on engagements (email) where ended_at is null and person_id is null;
create index engagements_link on engagements (link_id) where link_id is not null;

-- Everybody who acts for an owner today. Whoever has not used the invitation has not accepted it.
insert into engagements (id, owner_id, person_id, role, email, username, "phoneNumber", search_key,
    "canAddProperty", "canManageSuggestions", "canManagePayments", "canManageDocuments", "canManageMeters",
    "canManageAllProperties", acts_on_all, since, invited_by, invited_at, accepted_at, suspended_at, version, created_at)
  select gen_random_uuid(), u."createdBy", u.id,
    case when u.shareholder then 'shareholder' when u.lawyer then 'lawyer' when u.authorised then 'authorised'
      when u.estate then 'estate' else 'proxy' end,
    u.email, u.username, u."phoneNumber", u.search_key,
    u."canAddProperty", u."canManageSuggestions", u."canManagePayments", u."canManageDocuments", u."canManageMeters",
    u."canManageAllProperties", u.acts_on_all, (u.created_at at time zone 'Europe/Istanbul')::date,
    u."createdBy", coalesce(u.invited_at, u.created_at),
    case when u.invited_at is null or u."lastPasswordChange" is not null
      then coalesce(u."lastPasswordChange", u.created_at) end,
    u.suspended_at, u.version, u.created_at
  from users u
  where u."createdBy" is not null and u."createdBy" <> u.id
    and (u.shareholder or u.lawyer or u.authorised or u.estate or u.proxy or u.role = 'proxy' or u."userType" = 'proxy');

-- The invitation that lies in a mailbox goes on to open the account, and now says what it accepts.
update engagements e set link_id = (
    select v.id from auth_verification v join users u on u."accountId"::text = v.value
    where u.id = e.person_id order by v."createdAt" desc, v.id desc limit 1)
  where e.accepted_at is null;
update engagements e set offer = coalesce((
    select jsonb_agg(jsonb_build_object('property_id', d.property_id, 'pay', d.pay, 'payda', d.payda))
    from property_delegates d join properties p on p.id = d.property_id
    where d.user_id = e.person_id and p.creator = e.owner_id), '[]')
  where e.accepted_at is null;
delete from property_delegates d using engagements e where e.person_id = d.user_id and e.accepted_at is null;

-- A suspension holds back the engagement; the account itself is open again and sees nothing of that owner.
update users set is_active = true, decided_at = null where suspended_at is not null;
update bin_items b set subject_id = e.id from engagements e where b.kind = 'permissions' and b.subject_id = e.person_id;
-- From now on only the landlord who opened an account for a tenant.
update users u set "createdBy" = null from engagements e where e.person_id = u.id;
update users set role = 'user' where role = 'proxy';
update users set "userType" = 'landlord' where "userType" = 'proxy';
update users set type_before_admin = 'landlord' where type_before_admin = 'proxy';

alter table users
  drop column lawyer, drop column authorised, drop column estate, drop column proxy, drop column shareholder,
  drop column "canAddProperty", drop column "canManageSuggestions", drop column "canManagePayments",
  drop column "canManageDocuments", drop column "canManageMeters", drop column "canManageAllProperties",
  drop column acts_on_all, drop column suspended_at, drop column version;

-- Whose things this browser looks at: an owner, the person themselves, or null for everything.
alter table auth_session add column acting_for uuid;
