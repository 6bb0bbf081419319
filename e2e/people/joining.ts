import { purposes } from '@clubpulse/contract/accounts/consents';
import type { NamedClub } from '@clubpulse/world/clubs';
import { policies } from '@clubpulse/world/documents';
import { expect } from '@playwright/test';
import type { auditScreen } from '../audit/audit.ts';
import { birthDate, HEIGHT_CM, WEIGHT_KG } from './athlete.ts';
import type { Visitor } from './visitor.ts';

/** Fills in the profile that an account begins with; looks at the page where one is asked for. */
export async function completeProfile(athlete: Visitor, nickname: string, look?: typeof auditScreen): Promise<void> {
  const { page, say } = athlete;
  const { year, month, day } = birthDate();
  const two = (number: number) => String(number).padStart(2, '0');
  await look?.(athlete, 'CompleteProfile');
  await page.getByRole('textbox', { name: say('accounts.nickname') }).fill(nickname);
  const birth = page.getByRole('textbox', { name: say('accounts.birthDate') });
  const pattern = (await birth.getAttribute('placeholder')) ?? '';
  const written = pattern.startsWith('mm') ? [two(month), two(day), year] : [two(day), two(month), year];
  await birth.fill(written.join('/'));
  await page.getByRole('combobox', { name: say('accounts.gender') }).click();
  await page.getByRole('option', { name: say('accounts.genderFemale') }).click();
  const height = page.getByRole('slider', { name: say('kit.height') });
  await height.focus();
  while (Number(await height.getAttribute('aria-valuenow')) < HEIGHT_CM) await height.press('ArrowRight');
  await page
    .getByRole('textbox', { name: say('kit.weight') })
    .fill(String(WEIGHT_KG).replace('.', athlete.language === 'en' ? '.' : ','));
  await page.getByRole('button', { name: say('accounts.start') }).click();
}

/** Joins a club by its code, accepts its policies and shares nothing; ends in the journal. */
export async function joinClub(athlete: Visitor, { code, name }: NamedClub, look?: typeof auditScreen): Promise<void> {
  const { page, say } = athlete;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('clubs.join'));
  await look?.(athlete, 'JoinClub');
  await page.getByRole('textbox', { name: say('clubs.code') }).fill(code);
  await page.getByRole('button', { name: say('clubs.joinAction') }).click();
  await expect(page.getByText(say('clubs.joined', { club: name }))).toBeVisible();
  await page.getByRole('textbox', { name: say('kit.firstName'), exact: true }).fill('Noa');
  await page.getByRole('textbox', { name: say('kit.lastName') }).fill('Sole');
  await look?.(athlete, 'JoinClub, names');
  await page.getByRole('button', { name: say('clubs.goOn') }).click();
  for (const { Title } of policies) {
    await expect(page.getByRole('heading', { name: Title })).toBeVisible();
    await page.getByRole('button', { name: say('clubs.accept'), exact: true }).click();
  }
  await expect(page.getByRole('heading', { name: say('clubs.sharing', { club: name }) })).toBeVisible();
  await expect(page.getByRole('switch', { checked: false })).toHaveCount(purposes.length);
  await look?.(athlete, 'JoinClub, what the club may see');
  await page.getByRole('button', { name: say('clubs.goOn') }).click();
  await expect(page).toHaveURL(/#\/Journal$/);
}
