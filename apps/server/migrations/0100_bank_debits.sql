-- Direct debits are a method of payment of their own.
alter table transactions
  drop constraint "transactions_Method_check",
  add constraint "transactions_Method_check"
    check ("Method" in ('Cash', 'Debit', 'Credit', 'BankDebit', 'WireTransfer', 'Other'));
alter table method_corrections
  drop constraint "method_corrections_FromMethod_check",
  add constraint "method_corrections_FromMethod_check"
    check ("FromMethod" in ('Cash', 'Debit', 'Credit', 'BankDebit', 'WireTransfer', 'Other')),
  drop constraint "method_corrections_ToMethod_check",
  add constraint "method_corrections_ToMethod_check"
    check ("ToMethod" in ('Cash', 'Debit', 'Credit', 'BankDebit', 'WireTransfer', 'Other'));
alter table receipts
  drop constraint "receipts_Method_check",
  add constraint "receipts_Method_check" check ("Method" in ('Cash', 'Debit', 'Credit', 'BankDebit', 'WireTransfer', 'Other'));
alter table book_accounts
  drop constraint "book_accounts_Purpose_check",
  add constraint "book_accounts_Purpose_check"
    check ("Purpose" in ('Cash', 'Debit', 'Credit', 'BankDebit', 'WireTransfer', 'Other', 'Online', 'Vat', 'Revenue'));
