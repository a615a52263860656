-- The ground of the portfolio: what exists, whose it is, who rents it and who acts on it.
create table properties (
  id uuid primary key,
  baslik text not null,
  creator uuid not null references users,
  "tasinmazDurumu" text not null default 'Kiralanmamış',
  "tasinmazCinsi" text,
  "odemeDurumu" text not null default 'Beklemede' check ("odemeDurumu" in ('Ödendi', 'Beklemede')),
  created_at timestamptz not null default now()
);
create index properties_creator on properties (creator, id);

create table property_tenants (
  property_id uuid not null references properties on delete cascade,
  user_id uuid not null references users on delete cascade,
  primary key (property_id, user_id)
);
create index property_tenants_user on property_tenants (user_id);

-- One list per kind of delegate: authorised_properties_id, estate_properties_id, lawyer_properties_id.
create table property_delegates (
  property_id uuid not null references properties on delete cascade,
  user_id uuid not null references users on delete cascade,
  list text not null check (list in ('authorised', 'estate', 'lawyer')),
  primary key (user_id, list, property_id)
);
create index property_delegates_property on property_delegates (property_id);
