-- Registered electronic mail (KEP) is a written notice, a plain mail is none.
alter table ending_notices drop constraint ending_notices_delivery_check;
alter table ending_notices add constraint ending_notices_delivery_check
  check (delivery in ('app', 'elden', 'noter', 'e-posta', 'PTT', 'KEP'));
alter table arrears_notices drop constraint arrears_notices_delivery_check;
alter table arrears_notices add constraint arrears_notices_delivery_check
  check (delivery in ('app', 'elden', 'noter', 'e-posta', 'PTT', 'KEP'));
