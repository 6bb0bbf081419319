import { imageTypes } from '@clubpulse/contract/accounts/images';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { pictureOf } from '../people/picture.ts';
import { signIn } from '../people/signing-in.ts';
import { test } from '../people/stage.ts';

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

test('somebody gives herself a picture: refused ones say why, one is turned and cut by the keyboard, shown, and taken away', async ({
  enter,
}) => {
  const visitor = await enter({ device: 'phone', language: 'en', theme: 'light' });
  const { page, say } = visitor;
  await signIn(visitor, demoPeople.trainer, demoPassword);
  await page.goto('/#/Profile');
  const field = page.getByRole('group', { name: say('images.picture') });
  await field.getByRole('button', { name: say('images.choose') }).click();
  const dialog = page.getByRole('dialog');
  const chosen = dialog.locator('input[type=file]');

  await test.step('what is refused', async () => {
    const types = imageTypes.join(', ');
    await chosen.setInputFiles(png('face.webp', pictureOf(300, 300)));
    await expect(dialog.getByText(say('images.errorType', { types }))).toBeVisible();
    await chosen.setInputFiles(png('face.png', pictureOf(127, 300)));
    const small = { width: 127, height: 300, minWidth: 128, minHeight: 128 };
    await expect(dialog.getByText(say('images.errorSmall', small))).toBeVisible();
    await chosen.setInputFiles(png('face.png', Buffer.alloc(10 * 1_048_576 + 1)));
    await expect(dialog.getByText(say('images.errorLarge', { max: 10 }))).toBeVisible();
    await chosen.setInputFiles(png('face.png', pictureOf(300, 300).subarray(0, 90)));
    await expect(dialog.getByText(say('images.errorUnreadable'))).toBeVisible();
    await auditScreen(visitor, 'picture, refused');
    await dialog.getByLabel(say('images.fromAddress')).fill('https://127.0.0.1/face.png');
    await dialog.getByRole('button', { name: say('images.fetch') }).click();
    await expect(dialog.getByText(say('error.ImageAddressRefused'))).toBeVisible();
  });

  await test.step('turned and cut', async () => {
    await chosen.setInputFiles(png('my:face?.png', pictureOf(600, 400)));
    await expect(dialog.getByText('myface.png · 600 × 400')).toBeVisible();
    await auditScreen(visitor, 'picture, chosen');
    await dialog.getByRole('button', { name: say('images.edit') }).click();
    await dialog.getByRole('button', { name: say('images.turnRight') }).click();
    const cut = dialog.getByRole('group', { name: say('images.crop') });
    await auditScreen(visitor, 'picture, cut');
    await cut.press('-');
    await cut.press('ArrowUp');
    await cut.press('Escape');
    await expect(dialog.getByRole('button', { name: say('images.upload') })).toBeVisible();
    await dialog.getByRole('button', { name: say('images.edit') }).click();
    await dialog.getByRole('button', { name: say('images.turnRight') }).click();
    await cut.press('-');
    await cut.press('Enter');
  });

  await test.step('sent', async () => {
    const asked = page.waitForRequest((request) => request.url().endsWith('/image') && request.method() === 'POST');
    await dialog.getByRole('button', { name: say('images.upload') }).click();
    const form = (await asked).postDataBuffer()?.toString('latin1') ?? '';
    expect(form).toContain('"rotation":90');
    expect(form).toContain('"type":"manual"');
    expect(form).toContain('"input":{"name":"myface.png","type":"image/png"');
    await expect(field.getByText(say('images.done'))).toBeVisible();
    await expect(field.getByText(say('images.done'))).toBeHidden({ timeout: 4000 });
    const shown = field.getByRole('img', { name: say('images.picture') });
    await expect(shown).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}-128\.jpg$/);
    await expect.poll(() => shown.evaluate('(image) => image.naturalWidth')).toBe(128);
    await auditScreen(visitor, 'profile with a picture');
  });

  await test.step('taken away', async () => {
    await field.getByRole('button', { name: say('images.remove') }).click();
    await expect(field.getByRole('button', { name: say('images.choose') })).toBeVisible();
  });
});
