import { waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { config } from '../test/signed-in.ts';

const HOME = 'http://localhost:3000/';

afterEach(() => {
  document.getElementById('root')?.remove();
  window.happyDOM.setURL(HOME);
});

async function load(): Promise<HTMLElement> {
  const root = document.createElement('div');
  root.id = 'root';
  document.body.append(root);
  vi.resetModules();
  await import('../main.ts');
  return root;
}

it('a browser without storage shows in its own language which settings the user must allow', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['it-IT', 'en']);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const root = await load();
  await waitFor(() => expect(root.querySelector('[role="alert"]')?.textContent).toContain('cookie e della memoria locale'));
  expect(root.querySelector('button')?.textContent).toBe('Ricarica');
});

it.each([
  [['it-IT', 'en'], 'Crea un account'],
  [['de-DE', 'fr-CH'], 'Créer un compte'],
  [['de-DE'], 'Create account'],
])('a visitor reads Home in the language of the browser: %j', async (languages, words) => {
  window.localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(config)));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(languages);
  const root = await load();
  await waitFor(() => expect([...root.querySelectorAll('button')].map(({ textContent }) => textContent)).toContain(words));
});

it('a page whose code fails to load shows a message, and reloads when there is a network', async () => {
  vi.doMock('./home.ts', () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')));
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-ES']);
  vi.spyOn(console, 'error').mockReturnValue();
  const reloaded = vi.spyOn(window.location, 'reload').mockReturnValue();
  window.localStorage.clear();
  const root = await load();
  await waitFor(() => expect(root.querySelector('[role="alert"]')?.textContent).toContain('Parece que no hay red'));
  expect(root.querySelector('button')?.textContent).toBe('Recargar');
  window.dispatchEvent(new Event('online'));
  expect(reloaded).toHaveBeenCalledOnce();
  vi.doUnmock('./home.ts');
});

it('the link on the page where a user set their password starts the sign-in, and after it the view opens that the link names', async () => {
  const issuer = 'https://id.test';
  const answers: Record<string, object> = {
    '/api/config': { issuer, clientId: 'web', scope: 'openid', resource: null, signUp: true, errorReports: '/api/reports' },
    [`${issuer}/.well-known/openid-configuration`]: { issuer, authorization_endpoint: `${issuer}/auth` },
  };
  vi.stubGlobal('fetch', (url: string | URL) => Promise.resolve(Response.json(answers[String(url)] ?? {})));
  const wentTo = vi.spyOn(window.location, 'assign').mockReturnValue();
  window.happyDOM.setURL(`${HOME}?lang=it&signIn=1#/InvitationCode/ACDEFGHJKMNPQRTV`);
  const root = await load();
  await waitFor(() => expect(wentTo).toHaveBeenCalledOnce());
  const { searchParams } = new URL(String(wentTo.mock.calls[0]?.[0]));
  expect([searchParams.get('ui_locales'), searchParams.get('redirect_uri'), searchParams.has('prompt')]).toEqual([
    'it',
    HOME,
    false,
  ]);
  expect(JSON.stringify({ ...window.sessionStorage, ...window.localStorage })).toContain('#/InvitationCode/ACDEFGHJKMNPQRTV');
  expect(root.childElementCount).toBe(0);
});

it.each(['#/InvitationCode/ACDEFGHJKMNPQRTV', '#/Journal', ''])(
  'a frame of another website shows nothing of %s',
  async (hash) => {
    const listeners = vi.spyOn(window, 'addEventListener');
    const left = vi.spyOn(window.location, 'replace').mockReturnValue();
    window.happyDOM.setURL(`${HOME}embed${hash}`);
    const root = await load();
    expect(left).toHaveBeenCalledExactlyOnceWith('about:blank');
    expect(root.childElementCount).toBe(0);
    for (const [event, listener] of listeners.mock.calls) window.removeEventListener(event, listener);
  },
);
