import { expect, it } from 'vitest';
import { allCalls } from './all-calls.ts';
import { scopeOf } from './call-scopes.ts';
import { allScopes } from './scopes.ts';

const scopes = new Map(allCalls.map((call) => [call.id, scopeOf(call)]));

it('every scope opens a call, and reading calls need no scope to write', () => {
  expect(allScopes.filter((scope) => ![...scopes.values()].includes(scope))).toEqual([]);
  const wrong = allCalls.filter(
    (call) => scopeOf(call).endsWith(':write') === (call.method === 'GET') && scopeOf(call).includes(':'),
  );
  expect(wrong.map(({ id }) => id)).toEqual([]);
});

it('a scope is the area of the call and its method', () => {
  expect(scopes.get('bookings.create')).toBe('calendar:write');
  expect(scopes.get('bookings.ofUser')).toBe('calendar:read');
  expect(scopes.get('transactions.list')).toBe('billing:read');
  expect(scopes.get('clubPeople.list')).toBe('office:read');
  expect(scopes.get('users.self')).toBe('accounts:read');
});

it('no API token makes a call of account security, tokens, webhooks, the money provider or administrators', () => {
  const sessionOnly = (id: string) => scopes.get(id) === 'session';
  for (const { id, access, errors } of allCalls) {
    const isClosed =
      /^(security|tokens|handovers|integrations|push|ical|payment(Accounts|Orders|Differences)|payouts|disputes)\./.test(id);
    if (access.who !== 'public' && (isClosed || errors.includes('SignInAgain'))) expect(sessionOnly(id), id).toBe(true);
    if (access.who === 'admin' || access.who === 'editor') expect(sessionOnly(id), id).toBe(true);
  }
  expect(['account.export', 'clubs.delete', 'brands.addOwner', 'ownSubscriptions.changeCard'].every(sessionOnly)).toBe(true);
});

it('a public call needs no scope', () => {
  expect(allCalls.filter((call) => (call.access.who === 'public') !== (scopeOf(call) === 'none'))).toEqual([]);
});
