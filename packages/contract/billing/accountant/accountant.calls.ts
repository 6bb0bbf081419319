import { call, inClub } from '../../call.ts';
import { idParams, pageOf, pageQuerySchema } from '../../scalars.ts';
import {
  accountantExportSchema,
  bookAccountsSchema,
  exportInputSchema,
  exportPreviewSchema,
  exportRangeSchema,
  madeExportSchema,
} from './accountant.ts';

const readers = ['Owner', 'Manager', 'Accountant'] as const;

export const previewExport = call({
  id: 'accountant.preview',
  method: 'GET',
  path: '/clubs/{id}/accountant',
  summary: 'Returns what an export of at most 120 days contains: its documents, sums by VAT code, and what is missing.',
  params: idParams,
  query: exportRangeSchema,
  result: exportPreviewSchema,
  shows: ['billing/accountant', 'billing/receipts', 'billing/transactions', 'billing/cash-desk'],
  access: inClub('params.id', readers),
  errors: ['ReportTooLong'],
});
export const getBookAccounts = call({
  id: 'accountant.accounts',
  method: 'GET',
  path: '/clubs/{id}/accountant/accounts',
  summary: 'Returns the accounts that double entries of the club need, with their numbers in the accountant’s books.',
  params: idParams,
  result: bookAccountsSchema,
  shows: ['billing/accountant', 'billing/receipts'],
  access: inClub('params.id', readers),
});
export const saveBookAccounts = call({
  id: 'accountant.saveAccounts',
  method: 'PUT',
  path: '/clubs/{id}/accountant/accounts',
  summary: 'Replaces the numbers of the accounts.',
  params: idParams,
  body: bookAccountsSchema,
  result: bookAccountsSchema,
  changes: ['billing/accountant'],
  access: inClub('params.id', readers),
});
export const makeExport = call({
  id: 'accountant.export',
  method: 'POST',
  path: '/clubs/{id}/accountantExports',
  summary:
    'Makes an export of receipts and credit notes for the accountant, and records it. An export of the same range and format replaces the earlier one.',
  params: idParams,
  body: exportInputSchema,
  result: madeExportSchema,
  changes: ['billing/accountant'],
  access: inClub('params.id', readers),
  errors: ['ReportTooLong', 'DateIntervalTooLong'],
});
export const listExports = call({
  id: 'accountant.exports',
  method: 'GET',
  path: '/clubs/{id}/accountantExports',
  summary: 'Returns the exports of a club, newest first.',
  params: idParams,
  query: pageQuerySchema,
  result: pageOf(accountantExportSchema),
  shows: ['billing/accountant', 'accounts/users'],
  access: inClub('params.id', readers),
});
