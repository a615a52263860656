-- What a property's page shows of contracts, requests and notifications, under the specified names.
create table contracts (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  owner_id uuid not null references users,
  owner_name text not null,
  tenant_user_id uuid references users on delete set null,
  tenant_email text not null default '',
  tenant_name text not null default '',
  tenant_phone text,
  tenant_address text,
  tenant_id_number text,
  tenant_birth_date text,
  "kiraciBilgileri" jsonb not null default '[]',
  status text not null check (status in
    ('active', 'waitingforsignature', 'waiting_for_tenants', 'waiting_for_guarantor', 'rejected_by_tenant')),
  "brutAylik" bigint not null,
  "bedelTuru" text not null default 'TL',
  "baslangicTarihi" date not null,
  "sozlesmeSuresi" integer not null default 1 check ("sozlesmeSuresi" > 0),
  "sureBirimi" text not null default 'Yıl' check ("sureBirimi" in ('Yıl', 'Ay')),
  "bitisTarihi" date not null,
  "odemeSekli" text not null default '',
  "kullanimAmaci" text not null default '',
  "tasinmazCinsi" text not null default '',
  has_guarantor boolean not null default false,
  guarantor_approval_status text check (guarantor_approval_status in ('pending', 'approved')),
  is_corporate boolean not null default false,
  tenant_approval_count integer not null default 0,
  tenant_approval_required integer not null default 1,
  created_at timestamptz not null default now(),
  cancelled_at timestamptz,
  deleted_at timestamptz
);
create index contracts_property on contracts (property_id, id);
create index contracts_owner on contracts (owner_id, id);
create index contracts_end on contracts ("bitisTarihi") where deleted_at is null and cancelled_at is null;
alter table properties add column contract_id uuid references contracts on delete set null;
create index properties_contract on properties (contract_id) where contract_id is not null;

create table contract_tenants (
  id uuid primary key,
  contract_id uuid not null references contracts on delete cascade,
  tenant_user_id uuid references users on delete set null,
  is_primary boolean not null default false,
  tenant_name text not null,
  tenant_email text not null,
  tenant_phone text,
  tenant_address text,
  tenant_id_number text,
  tenant_birth_date text
);
create index contract_tenants_contract on contract_tenants (contract_id);
create index contract_tenants_user on contract_tenants (tenant_user_id);

create table suggestions (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  tenant_id uuid not null references users on delete cascade,
  host_id uuid not null references users on delete cascade,
  demirbas text not null default '',
  aciklama text not null,
  oncelik text not null default 'Normal',
  durum text not null default 'Cevap Bekleniyor',
  olusturma_tarihi timestamptz not null default now(),
  oneri_tipi text not null default 'Demirbaş',
  created_by uuid references users on delete set null,
  onaylayan_kullanici_id uuid references users on delete set null,
  onaylama_tarihi timestamptz,
  reddeden_kullanici_id uuid references users on delete set null,
  reddetme_tarihi timestamptz
);
create index suggestions_property on suggestions (property_id, olusturma_tarihi);

create table notifications (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  event text not null,
  property_id uuid references properties on delete cascade,
  is_read boolean not null default false,
  target_audience text not null check (target_audience in ('owner', 'tenant', 'authorised', 'general')),
  sender_type text not null,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index notifications_user on notifications (user_id, created_at);
create index notifications_property on notifications (property_id) where property_id is not null;
