import { later } from '../../kit/later.tsx';

export { queryOf } from './filter.ts';
export { MemberTransactions } from './MemberTransactions.tsx';

export const TransactionEditor = later(() => import('./editor/TransactionEditor.tsx').then((it) => it.TransactionEditor));
