import { listMyCredits } from '@clubpulse/contract/billing/credits.calls';
import { expect, it, vi } from 'vitest';
import { callKey, queryClient } from './api.ts';
import { signOut } from './session.tsx';

it('a sign-out clears personal data even when the provider is unreachable', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  vi.spyOn(window.location, 'replace').mockImplementation(() => undefined);
  queryClient.setQueryData(callKey(listMyCredits, { params: { id: 11 } }), []);
  await signOut().catch(() => undefined);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
});
