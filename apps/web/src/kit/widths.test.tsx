import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { PHONE, useMedia, useWidth } from './widths.ts';

let pixels: number;
let listeners: Set<() => void>;
let drawn: string[];

beforeEach(() => {
  vi.useFakeTimers();
  pixels = 1440;
  listeners = new Set();
  drawn = [];
  vi.stubGlobal('matchMedia', (media: string) => {
    const [, side, limit] = /(min|max)-width: (\d+)px/.exec(media) ?? [];
    return {
      matches: side === 'min' ? pixels >= Number(limit) : pixels <= Number(limit),
      addEventListener: (_: string, listener: () => void) => listeners.add(listener),
      removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
    };
  });
});

const milliseconds = (count: number) => act(() => vi.advanceTimersByTimeAsync(count));
const pull = (to: number) => {
  pixels = to;
  act(() => listeners.forEach((listener) => listener()));
};

it('the layout follows a resized window only once, 50 ms after the last resize event', async () => {
  const { unmount } = renderHook(() => drawn.push(useWidth()));
  for (const [step, width] of [1100, 700, 1300, 800, 1250, 760, 1199, 1201, 900, 390].entries()) {
    if (step > 0) await milliseconds(10);
    pull(width);
  }
  await milliseconds(49);
  expect(drawn).toEqual(['desk']);
  await milliseconds(1);
  expect(drawn).toEqual(['desk', 'phone']);
  pull(1440);
  unmount();
  await milliseconds(50);
  expect(drawn).toEqual(['desk', 'phone']);
  expect(listeners.size).toBe(0);
});

it('a media query follows a resized window only once, 50 ms after the last resize event', async () => {
  const isPhone: boolean[] = [];
  renderHook(() => isPhone.push(useMedia(PHONE)));
  for (const width of [700, 1300, 390]) pull(width);
  await milliseconds(49);
  expect(isPhone).toEqual([false]);
  await milliseconds(1);
  expect(isPhone).toEqual([false, true]);
});
