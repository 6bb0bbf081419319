import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { languagesOfTheDay } from '../people/languages.ts';
import { chooseLanguage, signIn } from '../people/signing-in.ts';
import { otherDevice, test } from '../people/stage.ts';
import { productUrl } from '../people/visitor.ts';
import { type Product, startProduct } from '../product/product.ts';

/** Passkeys are bound to a name, so this product has one. */
let product: Product;
let before = '';
test.beforeAll(async () => {
  product = await startProduct('localhost');
  before = productUrl();
  process.env['E2E_URL'] = product.url;
});
test.afterAll(async () => {
  process.env['E2E_URL'] = before;
  await product.stop();
});

test('a manager adds a passkey, keeps her codes, and signs in without a password', otherDevice, async ({ enter }) => {
  const [language = 'it'] = languagesOfTheDay(1);
  const visitor = await enter({ device: 'desktop', language, theme: 'light' });
  const { page, say, context } = visitor;
  const devtools = await context.newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await signIn(visitor, demoPeople.manager, demoPassword);
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

  // Without the password: the key alone proves who she is.
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/');
  await chooseLanguage(visitor);
  await page.getByLabel(say('kit.email')).fill(demoPeople.manager);
  await page.getByLabel(say('accounts.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: say('accounts.signIn') }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('identity.second-title'));
  await page.getByRole('link', { name: say('identity.back-to-sign-in') }).click();
  await expect(page.getByRole('alert')).toBeHidden();
  await page.getByRole('button', { name: say('identity.passkey-use') }).click();
  await page.waitForURL(/\/#\/\w+/);

  // Away from her key a recovery code opens, after the password.
  await context.clearCookies();
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto('/');
  await chooseLanguage(visitor);
  await page.getByLabel(say('kit.email')).fill(demoPeople.manager);
  await page.getByLabel(say('accounts.password'), { exact: true }).fill(demoPassword);
  await page.getByRole('button', { name: say('accounts.signIn') }).click();
  await page.getByLabel(say('identity.second-recovery')).fill(code);
  await page.getByRole('button', { name: say('identity.second-action') }).click();
  await page.waitForURL(/\/#\/\w+/);
});
