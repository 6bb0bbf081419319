import { expect } from '@playwright/test';
import type { auditScreen } from '../audit/audit.ts';
import type { Visitor } from './visitor.ts';

/** Opens the first page in her language, as somebody would whose browser speaks another one. */
async function arrive(visitor: Visitor): Promise<void> {
  await visitor.page.goto('/');
  await chooseLanguage(visitor);
}

/** On the first page, wherever it leads. */
export async function chooseLanguage({ page, language, say }: Visitor): Promise<void> {
  const names = { en: 'English', it: 'Italiano', es: 'Español', fr: 'Français' };
  await page.getByRole('button', { name: /^(Language|Lingua|Idioma|Langue)\s?: / }).click();
  await page.getByRole('menuitemradio', { name: names[language] }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts.welcome'));
}

/** Signs in on the app's first page, up to the first screen. */
export async function signIn(visitor: Visitor, email: string, password: string): Promise<void> {
  const { page, say } = visitor;
  await arrive(visitor);
  await page.getByLabel(say('kit.email')).fill(email);
  await page.getByLabel(say('accounts.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('accounts.signIn') }).click();
  await page.waitForURL(/\/#\/\w+/);
}

/** Creates an account, and has a look at the pages on the way where one is asked for; ends where the profile is asked for. */
export async function signUp(visitor: Visitor, email: string, password: string, look?: typeof auditScreen): Promise<void> {
  const { page, say } = visitor;
  await arrive(visitor);
  await look?.(visitor, 'Home');
  await page.getByRole('button', { name: say('accounts.createAccount') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('identity.create-title'));
  await look?.(visitor, 'sign-up page');
  await page.getByLabel(say('identity.email')).fill(email);
  await page.getByLabel(say('identity.password'), { exact: true }).fill(password);
  await page.getByRole('button', { name: say('identity.create-account') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('accounts.completeTitle'));
}
