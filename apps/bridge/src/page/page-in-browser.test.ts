import { Browser } from 'happy-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type HubState, openHubPage } from './serve-page.ts';

const there: HubState = {
  BridgeId: 7,
  ClubId: 3,
  Version: '0.1.0',
  Source: 'straps by ANT+ sticks and straps by Bluetooth',
  Heard: [{ Strap: 12_345, Bpm: 141, Ago: 0 }],
  Captures: [],
  Bluetooth: { Straps: 2, Trouble: null, Listens: true },
  Waiting: 1,
  AwaySince: null,
  IsRefused: false,
  LastError: null,
  Time: Date.parse('2026-01-05T18:05:00Z'),
  Language: 'it',
  Wall: null,
};
const emptyTile = { Name: null, Guest: null, Strap: null, Percent: null, Zone: null, Silence: 0, Signal: 'fresh' } as const;
const away: HubState = {
  ...there,
  AwaySince: '2026-01-05T18:00:00Z',
  Waiting: 312,
  Captures: [{ Program: 'usb1', State: 'ended' }],
  Bluetooth: { Straps: 0, Trouble: 'SwitchedOff', Listens: false },
  Wall: {
    Club: 'Cadenza',
    Room: '<b>Studio</b>',
    Color: '#1787a6',
    TimeZone: 'Europe/Rome',
    Grid: { columns: 3, rows: 2, pages: 1 },
    Tiles: [
      { ...emptyTile, Place: 0, Name: 'Volpe', Bpm: 147, Percent: 80, Zone: 4 },
      { ...emptyTile, Place: 1, Guest: 2, Bpm: 92, Percent: 50, Zone: 1, Signal: 'held', Silence: 7 },
      { ...emptyTile, Place: 2, Strap: 2 ** 48 + 0xa09e1a001234, Bpm: 131 },
      { ...emptyTile, Place: 3, Name: 'Lupa', Bpm: 150, Percent: 82, Zone: 4, Signal: 'lost', Silence: 84 },
      { ...emptyTile, Place: 5, Name: 'Nico', Bpm: 0, Signal: 'looking' },
    ],
  },
};

let state: HubState;
let hub: { url: string; close(): void };
let browser: Browser;
beforeEach(async () => {
  state = there;
  hub = await openHubPage({ host: '127.0.0.1', port: 0 }, () => state);
  browser = new Browser({ settings: { enableJavaScriptEvaluation: true, suppressInsecureJavaScriptEnvironmentWarning: true } });
});
afterEach(async () => {
  await browser.close();
  hub.close();
});

async function open() {
  const page = browser.newPage();
  await page.goto(hub.url);
  const { document } = page.mainFrame.window;
  const textOf = (selector: string) => document.querySelector(selector)?.textContent ?? '';
  const isShown = (id: string) => document.getElementById(id)?.hasAttribute('hidden') === false;
  const tiles = () => [...document.querySelectorAll('#tiles > li')];
  const shownIn = (tile: ReturnType<typeof tiles>[number] | undefined) =>
    [...(tile?.children ?? [])]
      .filter((part) => !part.hasAttribute('hidden'))
      .map((part) => part.textContent?.trim())
      .filter(Boolean);
  return { textOf, isShown, tiles, shownIn, document };
}

test('the hub’s page shows the wall of the room while the server is unavailable, and the received straps again when it is back', async () => {
  const { textOf, isShown, tiles, shownIn, document } = await open();
  await vi.waitFor(() => expect(textOf('#line')).toBe('Tutto bene: il server salva ciò che viene rilevato.'));
  expect([isShown('hub'), isShown('wall')]).toEqual([true, false]);
  expect(textOf('#facts')).toContain('2 fasce Bluetooth collegate');
  state = away;
  await vi.waitFor(() => expect([isShown('hub'), isShown('wall')]).toEqual([false, true]));
  expect([textOf('#room'), textOf('#club'), textOf('#time')]).toEqual(['<b>Studio</b>', 'Cadenza · % della FC max', '19:05']);
  expect(textOf('#said')).toBe(
    'Il server non risponde dalle 19:00. 312 secondi aspettano qui e partono quando torna: non si perde nulla. ' +
      'La chiavetta ANT+ usb1 non risponde: è inserita? Il Bluetooth non funziona: è spento.',
  );
  expect(tiles().map((tile) => [tile.className, ...shownIn(tile)])).toEqual([
    ['tile z4', 'Volpe', 'Z4', '80%', '147'],
    ['tile z1 held', 'Ospite 2', 'Z1', '50%', '92'],
    ['tile unknown', 'A0:9E:1A:00:12:34', '131bpm'],
    ['tile silent', 'Lupa', 'era 150', 'Nessun segnale 1:24'],
    ['tile silent', 'Nico', 'avvicinati', 'Cerco il sensore'],
  ]);
  expect(document.getElementById('tiles')?.className).toBe('tiles of6');
  state = { ...there, Heard: [] };
  await vi.waitFor(() => expect([isShown('hub'), isShown('wall')]).toEqual([true, false]));
  state = { ...there, AwaySince: '2026-01-05T18:00:00Z', IsRefused: true };
  await vi.waitFor(() => expect(textOf('#line')).toBe('Il server non conosce più questo hub: registralo di nuovo.'));
});

test('the hub’s page shows a message when the hub does not respond', async () => {
  state = away;
  const { textOf, isShown } = await open();
  await vi.waitFor(() => expect(isShown('wall')).toBe(true));
  hub.close();
  await vi.waitFor(() => expect(textOf('#said')).toBe('L’hub non risponde. È acceso?'));
});
