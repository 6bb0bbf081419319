import { languages } from '@clubpulse/contract/scalars';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { createOwnClub, memberPassword } from '../people/own-club.ts';
import { arrive, signIn } from '../people/signing-in.ts';
import { journey } from '../people/stage.ts';
import { openFromMenu } from '../people/visitor.ts';

journey(
  'a member sees the screens from the first page to the profile in each of the four languages',
  [
    { device: 'phone', language: 'en', theme: 'light' },
    { device: 'desktop', language: 'en', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const { member } = await createOwnClub('Babel');
    const { email, name } = await member('Livia');
    for (const language of languages) {
      const visitor = await enter({ ...as, language });
      const { page, say } = visitor;
      const html = page.locator('html');
      const title = page.getByRole('heading', { level: 1 });
      await arrive(visitor);
      await expect(html).toHaveAttribute('lang', language);
      await auditScreen(visitor, 'Home');
      await page.getByRole('button', { name: say('accounts.createAccount') }).click();
      await expect(title).toHaveText(say('identity.create-title'));
      await expect(html).toHaveAttribute('lang', language);
      await auditScreen(visitor, 'the page of a new account');

      await signIn(visitor, email, memberPassword);
      await expect(page).toHaveURL(/#\/Journal$/);
      await expect(html).toHaveAttribute('lang', language);
      await openFromMenu(visitor, 'kit.today');
      await expect(page.getByRole('heading', { name: say('training.lastTrainings') })).toBeVisible();
      await page.goto('/#/Profile');
      await expect(page.getByRole('textbox', { name: say('accounts.nickname') })).toHaveValue(name);
    }
  },
);
