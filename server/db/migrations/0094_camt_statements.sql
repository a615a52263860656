-- Statements as ISO 20022 XML (camt.053).
alter table bank_statements drop constraint bank_statements_format_check;
alter table bank_statements add constraint bank_statements_format_check
  check (format in ('csv', 'excel', 'mt940', 'camt'));
