-- Depreciation is an expense for the tax alone (GVK 74).
alter table expenses drop constraint expenses_category_check;
alter table expenses add constraint expenses_category_check check (category in ('repair', 'property_tax', 'insurance',
  'owner_aidat', 'loan_interest', 'depreciation', 'management_fee', 'commission', 'legal', 'other'));
alter table recurring_expenses drop constraint recurring_expenses_category_check;
alter table recurring_expenses add constraint recurring_expenses_category_check check (category in ('repair',
  'property_tax', 'insurance', 'owner_aidat', 'loan_interest', 'depreciation', 'management_fee', 'commission', 'legal',
  'other'));
