-- The portfolio in full: files, deeds, features, fixtures, pictures, documents, tenants, and what happened to a property.

-- A row exists exactly when an upload was accepted. The content lies in storage under the id.
create table files (
  id uuid primary key,
  area text not null check (area in ('general-files', 'property-documents', 'property-images', 'contract-documents')),
  name text not null,
  type text not null,
  size bigint not null,
  width integer,
  height integer,
  property_id uuid references properties,
  uploaded_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index files_property on files (property_id);

alter table properties
  add column gorsel uuid references files on delete set null,
  add column adres text not null default '',
  add column aciklama text not null default '',
  -- A building holds units; a unit names its building.
  add column is_bina boolean not null default false,
  add column bina_id uuid references properties on delete set null,
  add column search_key text not null default '',
  add column title_key text collate "C" not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default now(),
  add constraint properties_status check ("tasinmazDurumu" in
    ('Kiralanmış', 'Kiralanmamış', 'Boş', 'Boşta', 'Kiracı Aranıyor', 'Kiralanabilir')),
  add constraint properties_no_building_in_building check (not (is_bina and bina_id is not null));
-- As the product folds and orders Turkish text; from now on it writes both keys itself.
update properties set
  search_key = translate(lower(translate(baslik, 'İIÇĞÖŞÜ', 'iıçğöşü')), 'ıçğöşüâîû', 'icgosuaiu'),
  title_key = replace(replace(replace(replace(replace(replace(lower(translate(baslik, 'İIÇĞÖŞÜ', 'iıçğöşü')),
    'ç', 'c~'), 'ğ', 'g~'), 'ı', 'h~'), 'ö', 'o~'), 'ş', 's~'), 'ü', 'u~');
create index properties_title on properties (creator, title_key, id);
create index properties_changed on properties (creator, updated_at, id);
create index properties_status on properties (creator, "tasinmazDurumu", id);
create index properties_building on properties (bina_id) where bina_id is not null;

alter table property_delegates
  drop constraint property_delegates_list_check,
  add constraint property_delegates_list_check check (list in ('authorised', 'estate', 'lawyer', 'proxy', 'shareholder')),
  -- A shareholder's part of this property.
  add column pay integer,
  add column payda integer,
  add constraint property_delegates_share check (
    (pay is null) = (payda is null) and (pay is null or (list = 'shareholder' and pay > 0 and pay <= payda)));

alter table users
  -- Proxies and shareholders act on all of their creator's properties unless narrowed to a list.
  add column acts_on_all boolean not null default false,
  add column suspended_at timestamptz;

create table deeds (
  id uuid primary key,
  property_id uuid not null unique references properties on delete cascade,
  malik_ad_soyad text not null default '',
  malik_adres text not null default '',
  il text not null default '',
  ilce text not null default '',
  mahalle text not null default '',
  mevkii text not null default '',
  "tasinmazTipi" text not null default '',
  "tasinmazKimlikNo" text not null default '',
  "zeminTipi" text not null default '',
  pafta text not null default '',
  ada text not null default '',
  parsel text not null default '',
  yuzolcumu text not null default '',
  "anaTasinmazNitelik" text not null default '',
  blok text not null default '',
  kat text not null default '',
  giris text not null default '',
  "bagimsizBolumNo" text not null default '',
  nitelik text not null default '',
  "arsaPay" integer,
  "arsaPayda" integer,
  cilt text not null default '',
  sayfa text not null default '',
  "hissePay" integer,
  "hissePayda" integer,
  "edinmeSebebi" text not null default '',
  "tapuTarihi" date,
  "yevmiyeNo" text not null default '',
  "serhBeyanIrtifak" text not null default '',
  rehin text not null default '',
  version integer not null default 1
);

create table property_features (
  id uuid primary key,
  property_id uuid not null unique references properties on delete cascade,
  "odaSayisi" text not null default '',
  metrekaresi integer,
  "banyoSayisi" integer,
  "binaKatSayisi" integer,
  "bulunduguKat" text not null default '',
  "isitmaSekli" text not null default '',
  "binaYasi" integer,
  asansor boolean,
  otopark text not null default '',
  "siteDurum" boolean,
  "siteOzellikleri" text[] not null default '{}',
  aidat boolean,
  "aidatTutar" bigint,
  "elektrikSayacNo" text not null default '',
  "suSayacNo" text not null default '',
  "dogalgazSayacNo" text not null default '',
  "elektrikAboneNo" text not null default '',
  "suAboneNo" text not null default '',
  "dogalgazAboneNo" text not null default '',
  "daskPoliceNo" text not null default '',
  "daskBitis" date,
  version integer not null default 1
);

create table meter_readings (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  sayac text not null check (sayac in ('elektrik', 'su', 'dogalgaz')),
  -- Read at handover, at return, or in between.
  zaman text not null check (zaman in ('teslim', 'tahliye', 'ara')),
  "sayacNo" text not null default '',
  "aboneNo" text not null default '',
  endeks numeric(14, 3) not null check (endeks >= 0),
  tarih date not null,
  file_id uuid references files,
  created_by uuid references users on delete set null,
  created_at timestamptz not null default now()
);
create index meter_readings_property on meter_readings (property_id, tarih, id);

create table fixtures (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  "demirbasCinsi" text not null,
  marka text not null default '',
  sayisi varchar(5) not null default '1',
  aciklama text not null default '',
  "teslimDurumu" text not null default '',
  "tahliyeDurumu" text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index fixtures_property on fixtures (property_id, id);

-- The field `docs` of a fixture.
create table fixture_docs (
  fixture_id uuid not null references fixtures on delete cascade,
  file_id uuid not null references files,
  primary key (fixture_id, file_id)
);

create table property_images (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  file_id uuid not null references files,
  oda text not null default '',
  aciklama text not null default '',
  created_at timestamptz not null default now()
);
create index property_images_property on property_images (property_id, id);

-- What a place looked like when the keys were handed over, and when they came back.
create table delivery_images (like property_images including all);
create table evacuation_images (like property_images including all);
alter table delivery_images
  add foreign key (property_id) references properties on delete cascade,
  add foreign key (file_id) references files;
alter table evacuation_images
  add foreign key (property_id) references properties on delete cascade,
  add foreign key (file_id) references files;

create table property_documents (
  id uuid primary key,
  property uuid not null references properties on delete cascade,
  name text not null,
  size bigint not null,
  file_id uuid not null references files,
  file_type varchar(10) not null,
  category text not null,
  tenant_can_see boolean not null default false,
  lawyer_can_see boolean not null default false,
  search_key text not null,
  uploaded_by uuid references users on delete set null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index property_documents_property on property_documents (property, category, id);

create table invoices (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  contract_id uuid,
  name text not null,
  tutar bigint not null,
  tarih date not null,
  file_id uuid references files,
  created_at timestamptz not null default now()
);
create index invoices_property on invoices (property_id, tarih);

-- What a landlord wrote down about a tenant; the tenant's own account is another matter.
create table tenants (
  id uuid primary key,
  user_id uuid not null references users on delete cascade,
  created_by uuid not null references users on delete cascade,
  "adiSoyadi" text not null,
  "emailAdresi" text not null,
  "telefonNumarasi" text,
  role text not null default 'Kiracı',
  "kimlikNo" text,
  "dogumTarihi" text,
  "iletisimAdresi" text,
  created_at timestamptz not null default now(),
  unique (created_by, user_id)
);
create index tenants_user on tenants (user_id);

create table property_events (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  actor_id uuid references users on delete set null,
  actor_name text not null,
  kind text not null,
  detail jsonb not null default '{}',
  at timestamptz not null default now()
);
create index property_events_property on property_events (property_id, id);

-- Every property has its deed and its features from the first moment, filled or not.
insert into deeds (id, property_id) select gen_random_uuid(), id from properties;
insert into property_features (id, property_id) select gen_random_uuid(), id from properties;
