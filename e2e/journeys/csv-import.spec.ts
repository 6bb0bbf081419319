import { listInvitations } from '@clubpulse/contract/members/invitations.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';

const PEOPLE = 30;
const wrong = { address: 7, date: 19, name: 23 };

function spreadsheet(mark: number): Buffer {
  const people = Array.from({ length: PEOPLE }, (_, at) => {
    const row = at + 2;
    const email = row === wrong.address ? `nuova${row}@gmail` : `nuova${row}.${mark}@example.org`;
    return [row === wrong.name ? '' : `Nuova${row}`, 'Cantù', email, row === wrong.date ? '31/02/2001' : '25/09/1991'].join(';');
  });
  return Buffer.from(['Nome;Cognome;E-mail;Data di nascita', ...people, ''].join('\n'), 'latin1');
}

journey(
  'a manager imports people from a CSV file, corrects one row and leaves out two',
  [
    { device: 'desktop', language: 'fr', theme: 'dark' },
    { device: 'phone', language: 'en', theme: 'light' },
  ],
  async ({ enter }, as) => {
    const { ClubId, call, employ } = await createOwnClub('Arrivals');
    await employ(demoPeople.manager, 'Manager');
    const manager = await enter(as, { email: demoPeople.manager, ClubId });
    const { page, say } = manager;
    await page.goto('/#/AddUsers/file');
    const file = { name: 'iscritti.csv', mimeType: 'text/csv', buffer: spreadsheet(ClubId) };
    await page.locator('input[type=file]').setInputFiles(file);
    const bringIn = (count: number) => page.getByRole('button', { name: say('members.sendCount', { count }) });
    const wrongRows = (count: number) => page.getByRole('heading', { name: say('members.wrongRows', { count, number: count }) });
    await expect(wrongRows(3)).toBeVisible();
    for (const row of Object.values(wrong)) await expect(page.locator(`li[data-row="${row}"]`)).toBeVisible();
    await expect(bringIn(PEOPLE - 3)).toBeEnabled();
    await auditScreen(manager, 'AddUsers, a file with wrong rows');

    const day = page.locator(`li[data-row="${wrong.date}"]`).getByRole('textbox', { name: say('members.fieldBirthDate') });
    await day.fill('28/02/2001');
    await day.press('Enter');
    await expect(wrongRows(2)).toBeVisible();
    await bringIn(PEOPLE - 2).click();
    const query = { globalSearch: 'Cantù', length: 1 };
    const invited = async () => (await call(listInvitations, { params: { id: ClubId }, query })).recordsFiltered;
    await expect.poll(invited).toBe(PEOPLE - 2);
    await auditScreen(manager, 'AddUsers, a file brought in');
  },
);
