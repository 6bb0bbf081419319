import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';

journey(
  'an owner compares clubs',
  [
    { device: 'desktop', language: 'en', theme: 'light' },
    { device: 'phone', language: 'it', theme: 'dark' },
    { device: 'tablet', language: 'fr', theme: 'light' },
    { device: 'laptop', language: 'es', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const clubs = [await createOwnClub('Abbey'), await createOwnClub('Basin')];
    const amounts = [12_345, 67_890];
    for (const [place, { ClubId, call, employ }] of clubs.entries()) {
      await employ(demoPeople.manager, 'Manager');
      const Amount = amounts[place] ?? 0;
      await call(createTransaction, {
        params: { id: ClubId },
        body: { Type: 'Purchase', Method: 'Cash', Amount, Currency: 'EUR', Description: 'Towels' },
      });
    }
    const [first, second] = clubs;
    if (first === undefined || second === undefined) throw new Error('Two clubs are compared.');

    const owner = await enter(as, { email: demoPeople.manager, ClubId: first.ClubId });
    const { page, say } = owner;
    await page.goto('/#/Reports');
    await page
      .getByRole('link', { name: say('shell.clubs'), exact: true })
      .last()
      .click();
    const row = page.getByRole(as.device === 'phone' ? 'listitem' : 'row').filter({ hasText: second.Name });
    await expect(row).toContainText(/678[.,]90/);
    await auditScreen(owner, 'Reports, several clubs');
    await row.getByRole('link', { name: /678[.,]90/ }).click();
    await expect(
      page
        .getByRole('dialog')
        .getByText(/678[.,]90/)
        .first(),
    ).toBeVisible();
    await expect(page.getByRole('dialog').getByText(/123[.,]45/)).toHaveCount(0);
  },
);
