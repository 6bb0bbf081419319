import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

const names = { en: 'English', it: 'Italiano', es: 'Español', fr: 'Français' };

export async function arrive({ page, language, say }: Visitor): Promise<void> {
  await page.goto('/');
  await page.getByRole('button', { name: /^(Language|Lingua|Idioma|Langue)\s?: / }).click();
  await page.getByRole('menuitemradio', { name: names[language] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts.welcome'));
}

export async function sendSignIn(visitor: Visitor, email: string, password: string): Promise<void> {
  const { page, say } = visitor;
  await arrive(visitor);
  await page.getByLabel(say('kit.email')).fill(email);
  await page.getByLabel(say('accounts.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('accounts.signIn') }).click();
}

export async function signIn(visitor: Visitor, email: string, password: string): Promise<void> {
  await sendSignIn(visitor, email, password);
  await visitor.page.waitForURL(/\/#\/\w+/);
}

export async function forgetSession({ page, context }: Visitor): Promise<void> {
  await context.clearCookies();
  await page.evaluate('localStorage.clear(), sessionStorage.clear()');
}
