-- Requests are found by part of their subject or text, with or without Turkish letters.
alter table suggestions add column search_key text not null default '';
update suggestions set search_key =
  lower(translate(demirbas || ' ' || aciklama || ' ' || oneri_tipi, 'İIıŞşĞğÜüÖöÇçÂâÎîÛû', 'iiissgguuooccaaiiuu'));
