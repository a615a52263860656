-- How many came in each month, on the administrator's start screen; `users_created` is there already.
create index contracts_created on contracts (created_at);
create index properties_created on properties (created_at);
