-- Who holds a share of a property, from when until when. It is a fact about the property and no access right: what a
-- person may see is the engagement's matter, and withdrawing it leaves the share. The owner holds the rest of each day.
create table property_shares (
  id uuid primary key,
  property_id uuid not null references properties on delete cascade,
  -- Null for a holder without an account, or one whose account is gone.
  user_id uuid references users on delete set null,
  name text not null,
  pay integer not null check (pay > 0),
  payda integer not null check (payda >= pay),
  -- How the holder came to it; the first day and the last, null: since ever, until further notice.
  acquired text not null default 'other' check (acquired in ('bought', 'inherited', 'gift', 'other')),
  from_on date,
  until_on date check (until_on >= from_on),
  created_at timestamptz not null
);
create index property_shares_property on property_shares (property_id);
create index property_shares_user on property_shares (user_id) where user_id is not null;

insert into property_shares (id, property_id, user_id, name, pay, payda, created_at)
select gen_random_uuid(), d.property_id, d.user_id, u.username, d.pay, d.payda, now()
from property_delegates d join users u on u.id = d.user_id
where d.list = 'shareholder' and d.pay > 0 and d.payda >= d.pay;
