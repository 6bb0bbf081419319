import { purposes, textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf, putUser } from '@clubpulse/contract/accounts/users.calls';
import { joinClub as join } from '@clubpulse/contract/clubs/clubs.calls';
import { answerPolicies, listUserPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { type NamedClub, navigli } from '@clubpulse/world/clubs';
import { policies } from '@clubpulse/world/documents';
import { expect } from '@playwright/test';
import type { auditScreen } from '../audit/audit.ts';
import { birthDate, HEIGHT_CM, WEIGHT_KG } from './athlete.ts';
import { callerFor } from './calls.ts';
import { signUp } from './signing-in.ts';
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

interface NewMember {
  readonly email: string;
  readonly password: string;
  readonly nickname: string;
  readonly lastName: string;
  /** Whether the club may see all that it asks for, or nothing. */
  readonly shares: boolean;
}

/** Signs somebody up, and makes her a member of the club beside the screens; ends in her journal. */
export async function signUpMember(visitor: Visitor, { email, password, nickname, lastName, shares }: NewMember): Promise<void> {
  await signUp(visitor, email, password);
  const call = await callerFor(email);
  const { UserId, RowVersion } = await call(getSelf);
  const names = { Nickname: nickname, FirstMidName: nickname, LastName: lastName };
  const body = { ...names, BirthDate: '1994-05-17', Gender: 'Female' as const, Height: 170, Weight: 60, RowVersion };
  await call(putUser, { params: { id: UserId }, body });
  const { ClubId } = await call(join, { body: { Code: navigli.code } });
  const answers = purposes.map((Purpose) => ({ ClubId, Purpose, Granted: shares, Version: textVersions[Purpose] }));
  await call(setConsents, { params: { id: UserId }, body: answers });
  const published = await call(listUserPolicies, { params: { id: UserId } });
  const accepted = published.map(({ PolicyId }) => ({ PolicyId, Acceptance: 'Accepted' as const }));
  if (accepted.length > 0) await call(answerPolicies, { params: { id: UserId }, body: accepted });
  await visitor.page.reload();
  await visitor.page.waitForURL(/#\/Journal$/);
}
