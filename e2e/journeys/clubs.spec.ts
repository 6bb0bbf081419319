import { createTransaction } from '@clubpulse/contract/billing/transactions.calls';
import { addBrandOwner } from '@clubpulse/contract/clubs/brands.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPeople } from '../people/demo.ts';
import { createOwnClub } from '../people/own-club.ts';
import { journey } from '../people/stage.ts';
import { openFromMenu } from '../people/visitor.ts';

journey(
  'an owner compares clubs',
  [
    { device: 'desktop', language: 'en', theme: 'light' },
    { device: 'phone', language: 'it', theme: 'dark' },
    { device: 'tablet', language: 'fr', theme: 'light' },
    { device: 'laptop', language: 'es', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const first = await createOwnClub('Abbey');
    const second = await createOwnClub('Basin', first.BrandId);
    const amounts = [12_345, 67_890];
    for (const [place, { ClubId, call }] of [first, second].entries()) {
      const Amount = amounts[place] ?? 0;
      await call(createTransaction, {
        params: { id: ClubId },
        body: { Type: 'Purchase', Method: 'Cash', Amount, Currency: 'EUR', Description: 'Towels' },
      });
    }
    await first.call(addBrandOwner, { params: { id: first.BrandId }, body: { Email: demoPeople.owner } });

    const owner = await enter(as, { email: demoPeople.owner });
    const { page } = owner;
    await page.goto('/#/Brand');
    await openFromMenu(owner, 'reports.title');
    const row = page.getByRole(as.device === 'phone' ? 'listitem' : 'row').filter({ hasText: second.Name });
    await expect(row).toContainText(/678[.,]90/);
    await auditScreen(owner, 'BrandReports');
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
