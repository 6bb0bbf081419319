import { request } from 'node:http';
import { languages } from '@clubpulse/contract/scalars';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ReceivedStraps } from './received-straps.ts';
import { type HubState, openHubPage } from './serve-page.ts';

describe('received straps', () => {
  const at = Date.parse('2026-01-05T18:00:00Z');
  test('are shown with their last reading and its age, sorted by number', () => {
    const receivedStraps = new ReceivedStraps();
    receivedStraps.receive([{ strap: 900, bpm: 120, rssi: -60 }], at);
    receivedStraps.receive([{ strap: 12, bpm: 98, rssi: -60 }], at + 1000);
    receivedStraps.receive([{ strap: 900, bpm: 121, rssi: -60 }], at + 2000);
    expect(receivedStraps.now(at + 4500)).toEqual([
      { Strap: 12, Bpm: 98, Ago: 3 },
      { Strap: 900, Bpm: 121, Ago: 2 },
    ]);
  });
  test('are removed after a minute of silence and limited to 1000', () => {
    const receivedStraps = new ReceivedStraps();
    receivedStraps.receive(
      Array.from({ length: 1500 }, (_, index) => ({ strap: index + 1, bpm: 100, rssi: 0 })),
      at,
    );
    expect(receivedStraps.now(at + 60_000)).toHaveLength(1000);
    expect(receivedStraps.now(at + 60_001)).toEqual([]);
    receivedStraps.receive([{ strap: 1400, bpm: 101, rssi: 0 }], at + 61_000);
    expect(receivedStraps.now(at + 61_000)).toEqual([{ Strap: 1400, Bpm: 101, Ago: 0 }]);
  });
});

describe('the hub’s page', () => {
  const state: HubState = {
    BridgeId: 7,
    ClubId: 3,
    Version: '0.1.0',
    Source: 'straps on standard input',
    Heard: [{ Strap: 12_345, Bpm: 141, Ago: 0 }],
    Captures: [{ Program: 2, State: 'ended' }],
    Waiting: 12,
    AwaySince: '2026-01-05T18:00:00.000Z',
    LastError: '</script><b>broker</b>',
    Bluetooth: null,
    IsRefused: false,
    Time: Date.parse('2026-01-05T18:05:00Z'),
    Language: null,
    Wall: null,
  };
  let ofClub: HubState['Language'] = null;
  let page: { url: string; close(): void };
  beforeEach(async () => {
    page = await openHubPage({ host: '127.0.0.1', port: 0 }, () => ({ ...state, Language: ofClub }));
  });
  afterEach(() => {
    page.close();
    ofClub = null;
  });

  test('returns the received straps and the number of messages that wait for the server', async () => {
    const answer = await fetch(`${page.url}state`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(await answer.json()).toEqual(state);
  });

  test("uses the browser's language, or the language in the URL of the page", async () => {
    const lang = async (query: string, accepted: string) => {
      const answer = await fetch(page.url + query, { headers: { 'accept-language': accepted } });
      return /<html lang="(\w+)">/.exec(await answer.text())?.[1];
    };
    expect(await lang('', 'de-DE,fr-CH;q=0.8,en;q=0.5')).toBe('fr');
    expect(await lang('', 'de')).toBe('en');
    for (const language of languages) expect(await lang(`?language=${language}`, 'de')).toBe(language);
  });

  test('uses the club’s language once the server has sent it', async () => {
    ofClub = 'es';
    const html = async (query: string) => (await fetch(page.url + query, { headers: { 'accept-language': 'fr' } })).text();
    expect(await html('')).toContain('<html lang="es">');
    expect(await html('?language=it')).toContain('<html lang="it">');
  });

  test('serves the font that the wall uses', async () => {
    const answer = await fetch(`${page.url}archivo.woff2`);
    expect(answer.headers.get('content-type')).toBe('font/woff2');
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(0, 4)
        .toString(),
    ).toBe('wOF2');
  });

  test('refuses requests under an internet host name', async () => {
    const { port } = new URL(page.url);
    const status = (host: string) =>
      new Promise((resolve) =>
        request({ port, path: '/state', headers: { host } }, (answer) => resolve(answer.resume().statusCode)).end(),
      );
    expect([await status('club.example'), await status('hub.local')]).toEqual([403, 200]);
  });

  test('runs only its own script and contains no received data in its markup', async () => {
    const answer = await fetch(page.url);
    const nonce = /script-src 'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    const html = await answer.text();
    expect(nonce).toBeTruthy();
    expect(html.match(/<script /g)).toHaveLength(html.split(`nonce="${nonce}">`).length - 2);
    expect(html).not.toContain('broker');
  });

  test('refuses writes and other paths', async () => {
    expect((await fetch(`${page.url}state`, { method: 'POST' })).status).toBe(405);
    expect((await fetch(`${page.url}credentials.json`)).status).toBe(404);
  });
});
