import { lazyComponent } from '../../kit/lazy-component.tsx';

export const LastSales = lazyComponent(() => import('./LastSales.tsx').then((it) => it.LastSales));
export const MemberTransactions = lazyComponent(() => import('./MemberTransactions.tsx').then((it) => it.MemberTransactions));
export const TransactionEditor = lazyComponent(() => import('./editor/TransactionEditor.tsx').then((it) => it.TransactionEditor));
export { pathToTransaction } from './filter.ts';
