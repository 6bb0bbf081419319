export {
  closeCorrections,
  closeEarlier,
  closeTransactions,
  correctionsOf,
  countedTransactions,
  lockOpenTransactions,
  type OpenTransaction,
  openCorrections,
  openTransactions,
} from './closed.store.ts';
export { deskLimitsOf } from './desk-limits.store.ts';
export { refuseHidden } from './desk-refunds.service.ts';
export type { Losses } from './losses.service.ts';
export { type OnlineRefunds, requestRefund } from './online-refunds.service.ts';
export { storeFees } from './provider-figure.service.ts';
export { type OnlinePayment, record } from './record.service.ts';
export { reportedOf } from './reported.facts.ts';
export { type BoughtPorts, boughtPorts } from './transactions.ports.ts';
export { presentTransaction } from './transactions.present.ts';
export { createTransactions } from './transactions.service.ts';
export {
  countTransactions,
  lockPersons,
  lockTransactions,
  type TransactionRow,
  transactionOf,
  transactionsOf,
} from './transactions.store.ts';
