-- The refund of a lost dispute was not sent to the card: the payer's bank took it.
alter table transactions
  drop constraint "transactions_RefundState_check",
  add constraint "transactions_RefundState_check" check ("RefundState" in ('Requested', 'Done', 'Failed', 'Disputed'));

update transactions set "RefundState" = 'Disputed'
from payment_disputes as lost
where lost."LossTransactionId" = transactions."TransactionId";
