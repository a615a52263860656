-- A page of somebody's properties is chosen from this index alone, however deep it is: of what is skipped no row is read.
-- Everything that also looks at deleted ones finds the owner in the other indexes that begin with them.
drop index properties_creator;
create index properties_creator on properties (creator, id) where deleted_at is null;
