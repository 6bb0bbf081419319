import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useOpenEditor } from './open-editors.ts';
import { useNewVersion } from './version.ts';

let served = 'one';
let paths: string[] = [];
let headers: Record<string, string>[] = [];

beforeEach(() => {
  served = 'one';
  paths = [];
  headers = [];
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    paths.push(url);
    headers.push(init.headers as Record<string, string>);
    return Promise.resolve(new Response(`${served}\n`));
  });
});

const seconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count * 1000));

it('the version file is requested every 60 s, bypassing caches', async () => {
  const { unmount } = renderHook(() => useNewVersion('one'));
  await seconds(59);
  expect(paths).toHaveLength(0);
  await seconds(1);
  expect(paths).toHaveLength(1);
  await seconds(60);
  expect(paths).toHaveLength(2);
  expect(paths.every((url) => /\/version\?hash=\w+$/.test(url))).toBe(true);
  expect(new Set(paths).size).toBe(2);
  expect(headers.every((sent) => !('authorization' in sent))).toBe(true);
  unmount();
});

it('a new version offers a reload, and repeats the offer 8 hours after the user postpones it', async () => {
  const { result, unmount } = renderHook(() => useNewVersion('one'));
  await seconds(0);
  expect(result.current.isNew).toBe(false);
  served = 'two';
  await seconds(60);
  expect(result.current.isNew).toBe(true);
  await seconds(30);
  act(() => result.current.postpone());
  await seconds(28_799);
  expect(result.current.isNew).toBe(false);
  await seconds(1);
  expect(result.current.isNew).toBe(true);
  unmount();
});

it('no reload is offered while an editor has unsaved changes', async () => {
  const editor = renderHook(({ unsaved }) => useOpenEditor(unsaved), { initialProps: { unsaved: true } });
  const { result, unmount } = renderHook(() => useNewVersion('one'));
  served = 'two';
  await seconds(120);
  expect(result.current.isNew).toBe(false);
  editor.rerender({ unsaved: false });
  expect(result.current.isNew).toBe(true);
  editor.rerender({ unsaved: true });
  expect(result.current.isNew).toBe(false);
  editor.unmount();
  unmount();
});

it('the version is checked at once when the user returns to the tab', async () => {
  const { result, unmount } = renderHook(() => useNewVersion('one'));
  await seconds(1);
  served = 'two';
  document.dispatchEvent(new Event('visibilitychange'));
  await seconds(0);
  expect(result.current.isNew).toBe(true);
  unmount();
});
