import { afterAll, afterEach, expect, it, vi } from 'vitest';
import { config } from '../../test/signed-in.ts';
import { hasStoredSession, keepSession, shareVisit, storedSession, visitOfOtherTabs } from './stored-session.ts';
import { notifyTabs, onTabNews } from './tabs.ts';

const session = { access_token: 'first', refresh_token: 'secret', profile: { sub: 'ada' } };
const key = `oidc.user:${config.issuer}:${config.clientId}`;
const everything = (store: Storage) => JSON.stringify(Object.entries({ ...store }));

const otherTab = new BroadcastChannel('clubpulse.session');
afterAll(() => otherTab.close());
afterEach(() => {
  otherTab.onmessage = null;
});

it('a lasting session continues after the browser is closed', () => {
  keepSession(config, session, true);
  window.sessionStorage.clear();
  expect(storedSession(config)).toEqual(session);
  expect(hasStoredSession()).toBe(true);
});

it('a session for one visit leaves nothing behind after the browser is closed, even after a renewal', () => {
  keepSession(config, { ...session, refresh_token: 'of before' }, true);
  keepSession(config, session, false);
  keepSession(config, { ...session, refresh_token: 'renewed' });
  expect(storedSession(config)?.refresh_token).toBe('renewed');
  expect(everything(window.localStorage)).not.toMatch(/secret|renewed|of before/);
  window.sessionStorage.clear();
  expect(storedSession(config)).toBeNull();
  expect(hasStoredSession()).toBe(false);
});

it('a session for one visit continues in a new tab only while another tab has it', async () => {
  expect(await visitOfOtherTabs()).toBe(false);
  keepSession(config, session, false);
  window.sessionStorage.clear();
  expect(await visitOfOtherTabs()).toBe(false);
  otherTab.onmessage = ({ data }: MessageEvent<{ kind: string }>) => {
    if (data.kind === 'asked') otherTab.postMessage({ kind: 'visit', key, kept: JSON.stringify(session) });
  };
  // Fake timers, because a slow machine must not exceed the time limit.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  expect(await visitOfOtherTabs()).toBe(true);
  expect(storedSession(config)).toEqual(session);
});

it('tabs share renewed tokens, because a refresh token works only once', async () => {
  const stop = shareVisit();
  keepSession(config, session, false);
  const renewed = JSON.stringify({ ...session, refresh_token: 'second' });
  otherTab.postMessage({ kind: 'visit', key, kept: renewed });
  await vi.waitFor(() => expect(storedSession(config)?.refresh_token).toBe('second'));
  const notified = new Promise((resolve) => {
    otherTab.onmessage = ({ data }: MessageEvent) => resolve(data);
  });
  keepSession(config, { ...session, refresh_token: 'third' });
  expect(await notified).toMatchObject({ kind: 'visit', key });
  stop();
});

it('a session for one visit in another tab does not replace a lasting session', async () => {
  const stop = shareVisit();
  keepSession(config, session, true);
  const received = new Promise<void>((resolve) => {
    const stopHearing = onTabNews(() => {
      stopHearing();
      resolve();
    });
  });
  otherTab.postMessage({ kind: 'visit', key, kept: JSON.stringify({ ...session, profile: { sub: 'eve' } }) });
  await received;
  expect(storedSession(config)?.profile.sub).toBe('ada');
  expect(window.sessionStorage.getItem(key)).toBeNull();
  stop();
});

it('a tab does not receive its own messages', async () => {
  const received = vi.fn();
  const stop = onTabNews(received);
  notifyTabs({ kind: 'left' });
  otherTab.postMessage({ kind: 'asked' });
  await vi.waitFor(() => expect(received).toHaveBeenCalled());
  expect(received.mock.calls).toEqual([[{ kind: 'asked' }]]);
  stop();
});
