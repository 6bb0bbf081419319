import { later } from '../../kit/later.tsx';

export const MemberTransactions = later(() => import('./MemberTransactions.tsx').then((it) => it.MemberTransactions));
export const TransactionEditor = later(() => import('./editor/TransactionEditor.tsx').then((it) => it.TransactionEditor));
export { pathToTransaction } from './filter.ts';
