import { patchUser } from '@clubpulse/contract/accounts/users.calls';
import { getConfig } from '@clubpulse/contract/platform/platform.calls';
import { getTraining, listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { api, callKey, change, queryClient, useChange } from './api.ts';
import { provideToken } from './calls/call-layer.ts';

const fetched = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(new Response('{}', { status: 200 })));

beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  provideToken(() => Promise.resolve('token'));
});

const last = () => {
  const [url, init] = fetched.mock.lastCall ?? [];
  return { url, method: init?.method, headers: init?.headers as Record<string, string>, body: init?.body };
};

it('a call puts ids into its path and other input into the query', async () => {
  const from = '2026-11-01T00:00:00Z';
  await api(listCalendarTrainings, { params: { id: 7 }, query: { from, to: '2026-12-01T00:00:00Z', sub: undefined } });
  expect(last().url).toBe(`/api/users/7/calendar/trainings?from=${encodeURIComponent(from)}&to=2026-12-01T00%3A00%3A00Z`);
  expect(last().method).toBe('GET');
});

it('a call declared as PATCH is sent as PATCH', async () => {
  await change(patchUser, { params: { id: 7 }, body: { TargetZoneLowPrc: 60, TargetZoneHighPrc: 80 } });
  expect(last()).toMatchObject({ method: 'PATCH', url: '/api/users/7', body: '{"TargetZoneLowPrc":60,"TargetZoneHighPrc":80}' });
});

it('a public call is sent without a token', async () => {
  await api(getConfig, {});
  expect(last().headers).not.toHaveProperty('authorization');
});

it('the cache key of a call consists of its id and its input', () => {
  expect(callKey(getTraining, { params: { id: 3 } })).toEqual(['trainings.get', { id: 3 }, {}]);
});

describe('an act of useChange', () => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(QueryClientProvider, { client: queryClient }, children);
  const zone = (low: number) => ({ params: { id: 7 }, body: { TargetZoneLowPrc: low, TargetZoneHighPrc: 80 } });

  it('runs once when pressed twice within one task, and again after it is done', async () => {
    const { result } = renderHook(() => useChange(patchUser), { wrapper });
    act(() => {
      result.current.mutate(zone(60));
      void result.current.mutateAsync(zone(60));
    });
    await waitFor(() => expect(result.current.isSuccess).toBe(true));
    expect(fetched).toHaveBeenCalledTimes(1);
    await act(() => result.current.mutateAsync(zone(60)));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('runs twice for two different objects', async () => {
    const { result } = renderHook(() => useChange(patchUser), { wrapper });
    act(() => {
      result.current.mutate(zone(60));
      result.current.mutate(zone(61));
    });
    await waitFor(() => expect(fetched).toHaveBeenCalledTimes(2));
  });
});
