export { record } from './record-transaction.ts';
export { presentTransaction } from './transaction-presenter.ts';
export { createTransactions } from './transactions.service.ts';
export { transactionOf } from './transactions.store.ts';
