import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { config } from '../../test/signed-in.ts';

let issuer = `${window.location.origin}/oidc`;
let requests: URL[] = [];
let wentTo = '';
let submitted: { address: string; values: Record<string, unknown> } | null = null;

beforeEach(() => {
  [requests, wentTo, submitted] = [[], '', null];
  vi.stubGlobal('fetch', (url: string) => {
    if (url === '/api/config') return Promise.resolve(Response.json({ ...config, issuer, signUp: true }));
    if (url.includes('openid-configuration'))
      return Promise.resolve(Response.json({ issuer, authorization_endpoint: `${issuer}/auth` }));
    requests.push(new URL(url));
    const page = new Response('the page');
    Object.defineProperty(page, 'url', { value: `${issuer}/sign-in/1` });
    return Promise.resolve(page);
  });
  vi.spyOn(window.location, 'assign').mockImplementation((url) => {
    wentTo = String(url);
  });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    submitted = { address: this.getAttribute('action') ?? '', values: Object.fromEntries(new FormData(this)) };
  });
});
afterEach(() => document.body.replaceChildren());

async function openHome(): Promise<void> {
  vi.resetModules();
  await (await import('../../test/phrases.ts')).loadAllPhrases();
  await (await import('../../platform/phrases.ts')).startPhrases('en');
  const { showHome } = await import('./home-page.ts');
  const root = document.body.appendChild(document.createElement('div'));
  showHome(root, { wanted: '/Book' });
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('the home page has the form of the sign-in page and submits to it', async () => {
  issuer = `${window.location.origin}/oidc`;
  await openHome();
  fireEvent.input(field('E-mail'), { target: { value: 'ada@example.com' } });
  fireEvent.input(field('Password'), { target: { value: 'three bells ring' } });
  fireEvent.click(field('Stay signed in'));
  press('Sign in');
  await waitFor(() => expect(submitted).not.toBeNull());
  expect(submitted).toEqual({
    address: `${issuer}/sign-in/1`,
    values: { email: 'ada@example.com', password: 'three bells ring' },
  });
  expect(requests[0]?.searchParams.get('prompt')).toBe('login');
});

it('the home page focuses the first field and shows the typed password on demand', async () => {
  await openHome();
  expect(document.activeElement).toBe(field('E-mail'));
  press('Show password');
  expect(field('Password').type).toBe('text');
  expect(screen.getByRole('button', { name: 'Show password' }).getAttribute('aria-pressed')).toBe('true');
  press('Show password');
  expect(field('Password').type).toBe('password');
});

it('the home page links to the page for a forgotten password', async () => {
  await openHome();
  press('Forgot password');
  await waitFor(() => expect(wentTo).toBe(`${issuer}/sign-in/1/forgot`));
});

it('the home page has no password field when another provider signs users in', async () => {
  issuer = 'https://id.example';
  await openHome();
  await waitFor(() => expect(screen.queryByLabelText('Password')).toBeNull());
  press('Sign in');
  await waitFor(() => expect(wentTo).toContain('https://id.example/auth?response_type=code'));
});
