import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { createOwnClub, memberPassword } from '../people/own-club.ts';
import { forgetSession, sendSignIn, signIn } from '../people/signing-in.ts';
import { journey } from '../people/stage.ts';

journey(
  'a member signs in, adds a passkey, and then signs in with the passkey and with a recovery code',
  [
    { device: 'desktop', language: 'it', theme: 'light' },
    { device: 'phone', language: 'fr', theme: 'dark' },
  ],
  async ({ enter }, as) => {
    const club = await createOwnClub('Keys');
    const { email } = await club.member('Kira');
    const visitor = await enter(as);
    const { page, say, context } = visitor;
    const authenticator = await context.newCDPSession(page);
    await authenticator.send('WebAuthn.enable');
    await authenticator.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });

    await signIn(visitor, email, memberPassword);
    await page.goto('/#/Security');
    await page.getByRole('button', { name: say('accounts.passkeyAdd') }).click();
    const dialog = page.getByRole('dialog');
    await auditScreen(visitor, 'Security, a passkey');
    await dialog.getByRole('button', { name: say('accounts.passkeyAdd') }).click();
    await expect(page.getByRole('heading', { name: say('accounts.codesTitle') })).toBeVisible();
    await expect(dialog.getByRole('listitem')).toHaveCount(10);
    const [code = ''] = await dialog.getByRole('listitem').allTextContents();
    await page.getByRole('button', { name: say('accounts.codesKept') }).click();
    await expect(page.getByText(say('accounts.log.passkeyAdded'))).toBeVisible();

    await forgetSession(visitor);
    await sendSignIn(visitor, email, memberPassword);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('identity.second-title'));
    await auditScreen(visitor, 'the second factor');
    await page.getByRole('link', { name: say('identity.back-to-sign-in') }).click();
    await page.getByRole('button', { name: say('identity.passkey-use') }).click();
    await page.waitForURL(/\/#\/\w+/);

    await forgetSession(visitor);
    await sendSignIn(visitor, email, memberPassword);
    await page.getByLabel(say('identity.second-recovery')).fill(code);
    await page.getByRole('button', { name: say('identity.second-action') }).click();
    await page.waitForURL(/\/#\/\w+/);
  },
);
