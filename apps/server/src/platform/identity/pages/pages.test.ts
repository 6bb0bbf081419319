import { readFile } from 'node:fs/promises';
import { runInNewContext } from 'node:vm';
import { languages } from '@clubpulse/contract/scalars';
import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { html } from '../../http/html.ts';
import { passwordProblem } from '../passwords.ts';
import { identityTranslate } from '../phrases.ts';
import { visitor } from './layout.ts';
import { problemPage } from './notice.pages.ts';
import { signInPage } from './sign-in.pages.ts';
import { pageLanguage } from './visit.ts';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

const spelled = (value: string) =>
  value
    .toLowerCase()
    .replace(/\s+/g, '')
    .replaceAll("'", '"')
    .replace(/(?<!\d)\./g, '0.');
const tokens = (css: string) =>
  new Map([...css.matchAll(/(--[\w-]+):\s*([^;}]+)/g)].map(([, name = '', value = '']) => [name, spelled(value)]));

describe('the style of the sign-in pages', () => {
  it('has the same colours as the web app, in light and in dark', async () => {
    const own = await read('pages.css');
    const web = await read('../../../../../web/src/styles/tokens.css');
    const [lightOwn = '', darkOwn = ''] = own.split(/@media \(prefers-color-scheme: ?dark\)/);
    const [lightWeb = '', darkWeb = ''] = web.split(/\[data-theme=["']dark["']\]/);
    for (const [mine, theirs] of [
      [tokens(lightOwn), tokens(lightWeb)],
      [tokens(darkOwn), tokens(darkWeb)],
    ] as const) {
      const ours = [...mine].filter(([name]) => !name.startsWith('--mark'));
      expect(ours.length).toBeGreaterThan(15);
      expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(ours.map(([name]) => [name, theirs.get(name)])));
    }
  });
});

describe('the script of the sign-in pages', () => {
  it('selects the browser’s time zone when the user has not chosen a time zone', async () => {
    const script = await read('pages.js');
    const zoneOf = (attribute: string) => {
      const { document } = new Window();
      document.body.innerHTML = `<select id="zone"${attribute}><option value="Europe/Rome" selected></option><option value="America/Denver"></option></select>`;
      const browser = { DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: 'America/Denver' }) }) };
      runInNewContext(script, { document, Intl: browser });
      return document.querySelector('select')?.value;
    };
    expect([zoneOf(' data-own-zone'), zoneOf('')]).toEqual(['America/Denver', 'Europe/Rome']);
  });
});

describe('the sign-in page', () => {
  it('contains all its texts in every language', () => {
    for (const language of languages) {
      const page = signInPage(visitor(language, '/oidc/sign-in/x'), {
        base: '/oidc/sign-in/x',
        email: '',
        stay: true,
        problems: {},
        passkey: undefined,
        proves: false,
      });
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).not.toContain('identity.');
      expect(page).not.toContain('{{');
    }
  });

  it('offers no sign-up to a signed-in user who must prove their identity again', () => {
    const page = (proves: boolean) =>
      signInPage(visitor('en', '/oidc/sign-in/x'), {
        base: '/oidc/sign-in/x',
        email: 'ada@example.com',
        stay: true,
        problems: {},
        passkey: undefined,
        proves,
      });
    expect(page(false)).toContain('/oidc/sign-in/x/create');
    expect(page(true)).not.toContain('/oidc/sign-in/x/create');
    expect(page(true)).toContain('value="ada@example.com"');
  });

  it('focuses the field with the error', () => {
    const page = (email: string, problems: object) =>
      signInPage(visitor('en', undefined), { base: '/', email, stay: false, problems, passkey: undefined, proves: false });
    const focused = (text: string) => [...text.matchAll(/<input id="(\w+)"[^>]* autofocus/g)].map(([, id]) => id);
    expect(focused(page('', {}))).toEqual(['email']);
    expect(focused(page('ada@example.com', {}))).toEqual(['password']);
    expect(focused(page('ada', { email: 'identity.email-invalid' }))).toEqual(['email']);
    expect(focused(page('ada@example.com', { password: 'identity.password-required' }))).toEqual(['password']);
  });
});

describe('the language of a sign-in page', () => {
  it('is the first known one of: the language chosen on the page, the language of the app, the language of the browser, English', () => {
    expect(pageLanguage('it', 'fr', 'es')).toBe('it');
    expect(pageLanguage('xx', 'de fr-CA en', 'es')).toBe('fr');
    expect(pageLanguage(undefined, undefined, 'es-MX,es;q=0.9')).toBe('es');
    expect(pageLanguage(undefined, undefined, undefined)).toBe('en');
  });
});

describe('a password', () => {
  it('must have at least twelve and at most 256 characters, and must not be the e-mail address', () => {
    expect(passwordProblem('', 'a@b.it')).toBe('identity.password-required');
    expect(passwordProblem('three bells', 'a@b.it')).toBe('identity.password-short');
    expect(passwordProblem('🐎🐎🐎🐎🐎', 'a@b.it')).toBe('identity.password-short');
    expect(passwordProblem('Ada@Example.com', 'ada@example.com')).toBe('identity.password-is-email');
    expect(passwordProblem('x'.repeat(257), 'a@b.it')).toBe('identity.password-long');
    expect(passwordProblem('three bells ', 'a@b.it')).toBeUndefined();
  });
});

describe('the `html` template tag', () => {
  it('escapes texts, inserts markup, joins lists, and inserts nothing for missing values', () => {
    expect(html`<p title="${'"'}">${'<b>&'}${html`<i>x</i>`}${[html`1`, 'a<']}${undefined}${false}</p>`.markup).toBe(
      '<p title="&quot;">&lt;b&gt;&amp;<i>x</i>1a&lt;</p>',
    );
  });
});

it('the sign-in page shows the same texts as the first page of the web app', async () => {
  const twins = {
    'accounts.welcome': 'identity.sign-in-title',
    'accounts.welcomeText': 'identity.sign-in-lead',
    'kit.email': 'identity.email',
    'accounts.password': 'identity.password',
    'accounts.staySignedIn': 'identity.stay-signed-in',
    'accounts.forgotPassword': 'identity.forgot-password',
    'accounts.signIn': 'identity.sign-in',
    'accounts.newHere': 'identity.new-here',
    'accounts.createAccount': 'identity.create-account',
    'accounts.haveCode': 'identity.have-code',
    'accounts.heroLine': 'identity.claim',
  } as const;
  for (const language of languages) {
    const shown = { ...(await homeIn[language]()).home, ...(await kitIn[language]()).kit };
    for (const [web, own] of Object.entries(twins) as [keyof typeof twins, (typeof twins)[keyof typeof twins]][])
      expect(shown[web], `${language} ${web}`).toBe(identityTranslate(language)(own));
  }
});

const homeIn = {
  en: () => import('@clubpulse/phrases/en/accounts/home'),
  it: () => import('@clubpulse/phrases/it/accounts/home'),
  es: () => import('@clubpulse/phrases/es/accounts/home'),
  fr: () => import('@clubpulse/phrases/fr/accounts/home'),
};
const kitIn = {
  en: () => import('@clubpulse/phrases/en/kit'),
  it: () => import('@clubpulse/phrases/it/kit'),
  es: () => import('@clubpulse/phrases/es/kit'),
  fr: () => import('@clubpulse/phrases/fr/kit'),
};

it('the error page offers a retry after a failure of the server, but not for a request that is invalid', () => {
  const page = (problem: 'server' | 'busy' | 'request') =>
    problemPage(visitor('en', undefined), problem, 'https://club.test/', '/oidc/sign-in/x/create');
  for (const problem of ['server', 'busy'] as const) {
    expect(page(problem)).toContain('<a class="btn p" href="/oidc/sign-in/x/create">Try again</a>');
    expect(page(problem)).toContain('<a class="btn s gap" href="https://club.test/">');
  }
  expect(page('request')).not.toContain('Try again');
  expect(page('request')).toContain('<a class="btn p" href="https://club.test/">');
});
