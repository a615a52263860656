-- The list of users, newest first, and how many there are: without those who only claim an address.
create index users_listed on users (created_at desc, id desc)
  where not (claimed_email is not null and is_active = false and decided_at is null);
