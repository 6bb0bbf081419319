import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { createCell, useCell } from '../platform/cell.ts';
import { goOffline } from '../test/offline.ts';
import { openPart } from '../test/part.tsx';
import { settled } from '../test/settled.ts';
import { lazyComponent } from './lazy-component.tsx';

const FILE = 'http://localhost/assets/Figure.js';

function keeps(addresses: readonly string[]): void {
  const files = document.createElement('script');
  files.id = 'files';
  files.type = 'application/json';
  files.textContent = JSON.stringify({ files: [FILE], filesOf: { figure: [0] }, words: {} });
  document.head.append(files);
  const match = (address: string) => Promise.resolve(addresses.includes(address) ? new Response('') : undefined);
  vi.stubGlobal('caches', { match });
}
afterEach(() => {
  document.getElementById('files')?.remove();
  vi.unstubAllGlobals();
});

const figure = () => {
  const load = vi.fn(() => Promise.resolve(() => <p>A figure</p>));
  return { load, Figure: lazyComponent(load, { file: 'Figure', meanwhile: () => <p>Meanwhile</p> }) };
};

function away() {
  const show = createCell<ReactNode>(null);
  const Place = () => useCell(show);
  openPart(<Place />, []);
  const back = goOffline();
  window.dispatchEvent(new Event('offline'));
  return { back, show: (part: ReactNode) => act(() => show.set(part)) };
}

it('a lazily loaded component that is cached loads without a network', async () => {
  keeps([FILE]);
  const { load, Figure } = figure();
  const { back, show } = away();
  show(<Figure />);
  expect(screen.getByText('Meanwhile')).toBeTruthy();
  expect(await screen.findByText('A figure')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
  act(back);
});

it('a lazily loaded component that is not cached is requested only when the network is back', async () => {
  keeps([]);
  const { load, Figure } = figure();
  const { back, show } = away();
  show(<Figure />);
  await settled();
  expect(load).not.toHaveBeenCalled();
  expect(screen.getByText('Meanwhile')).toBeTruthy();
  act(back);
  await waitFor(() => expect(screen.getByText('A figure')).toBeTruthy());
});
