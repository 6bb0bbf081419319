import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useOpenEditor } from './open-editors.ts';
import { useNewVersion } from './version.ts';

let served = 'one';
let asked: string[] = [];
let headers: Record<string, string>[] = [];

beforeEach(() => {
  window.localStorage.clear();
  served = 'one';
  asked = [];
  headers = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(url);
    headers.push(init.headers as Record<string, string>);
    return Promise.resolve(new Response(`${served}\n`));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

it('asks every 60 s for the version file, past every cache', async () => {
  const { unmount } = renderHook(() => useNewVersion('one'));
  await seconds(0);
  await seconds(59);
  expect(asked).toHaveLength(1);
  await seconds(1);
  expect(asked).toHaveLength(2);
  expect(asked.every((url) => /\/version\?hash=\w+$/.test(url))).toBe(true);
  expect(new Set(asked).size).toBe(2);
  expect(headers.every((sent) => !('authorization' in sent))).toBe(true);
  unmount();
});

it('asks for a reload when there is a new one, and again 8 hours after it was put off', async () => {
  const { result, unmount } = renderHook(() => useNewVersion('one'));
  await seconds(0);
  expect(result.current.asked).toBe(false);
  served = 'two';
  await seconds(60);
  expect(result.current.asked).toBe(true);
  act(() => result.current.postpone());
  await seconds(28_740);
  expect(result.current.asked).toBe(false);
  await seconds(60);
  expect(result.current.asked).toBe(true);
  unmount();
});

it('never asks while an editor holds unsaved changes', async () => {
  const editor = renderHook(({ unsaved }) => useOpenEditor(unsaved), { initialProps: { unsaved: true } });
  const { result, unmount } = renderHook(() => useNewVersion('one'));
  served = 'two';
  await seconds(120);
  expect(result.current.asked).toBe(false);
  editor.rerender({ unsaved: false });
  await seconds(60);
  expect(result.current.asked).toBe(true);
  editor.unmount();
  unmount();
});
