import { crc32, deflateSync } from 'node:zlib';
import { imageTypes } from '@clubpulse/contract/accounts/images';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { languagesOfTheDay } from '../people/languages.ts';
import { signIn } from '../people/signing-in.ts';
import { otherDevice, test } from '../people/stage.ts';

const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
};

/** A PNG: red to the right, green downwards, so that every part of it and every turn looks different. */
function pictureOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  const lines = Buffer.alloc(height * (1 + width * 3));
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) lines.set([(255 * x) / width, (255 * y) / height, 120], y * (1 + width * 3) + 1 + x * 3);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', deflateSync(lines)), chunk('IEND', Buffer.alloc(0))]);
}

/** Script of the page: the browser tells nobody what a form with a file says, so what was done to the picture is kept as it is sent. */
const keepForm = `{
  const { fetch } = window;
  window.fetch = (address, init) => {
    if (init?.body instanceof FormData) window.formOfPicture = init.body.get('data');
    return fetch(address, init);
  };
}`;

const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

const journey =
  'somebody gives herself a picture: refused ones say why, one is turned and cut by the keyboard, shown, and taken away';
test(journey, otherDevice, async ({ enter }) => {
  const [language = 'it'] = languagesOfTheDay(1);
  const visitor = await enter({ device: 'phone', language, theme: 'light' });
  const { page, say } = visitor;
  await page.addInitScript(keepForm);
  await signIn(visitor, demoPeople.trainer, demoPassword);
  await page.goto('/#/Profile');
  const field = page.getByRole('group', { name: say('kit.picture') });
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

  await test.step('not taken by the server', async () => {
    const save = dialog.getByRole('button', { name: say('images.upload') });
    const answers = [
      { status: 201, body: { status: 'failure', message: 'The disk is full.' }, said: 'The disk is full.' },
      { status: 201, body: 'what is this', said: say('images.errorUnknown') },
      { status: 413, body: {}, said: say('images.errorLength') },
    ];
    const left = [...answers];
    await page.route('**/api/users/*/image', (route) => {
      const { status, body: json } = left.shift() ?? { status: 500, body: {} };
      return route.fulfill({ status, json });
    });
    for (const { said } of answers) {
      await save.click();
      await expect(dialog.getByText(said)).toBeVisible();
    }
    await page.unroute('**/api/users/*/image');
  });

  await test.step('sent', async () => {
    await dialog.getByRole('button', { name: say('images.upload') }).click();
    await expect(field.getByText(say('images.done'))).toBeVisible();
    await expect(field.getByText(say('images.done'))).toBeHidden({ timeout: 4000 });
    expect(JSON.parse(await page.evaluate('window.formOfPicture'))).toMatchObject({
      input: { name: 'myface.png', type: 'image/png', width: 600, height: 400 },
      output: { width: 256, height: 256 },
      actions: { rotation: 90, crop: { type: 'manual' }, size: { width: 256, height: 256 } },
    });
    const shown = field.getByRole('img', { name: say('kit.picture') });
    await expect(shown).toHaveAttribute('src', /^\/media\/[0-9a-f]{64}-128\.jpg$/);
    await expect(shown).toHaveJSProperty('naturalWidth', 128);
    await auditScreen(visitor, 'profile with a picture');
  });

  await test.step('taken away', async () => {
    await field.getByRole('button', { name: say('images.remove') }).click();
    await expect(field.getByRole('button', { name: say('images.choose') })).toBeVisible();
  });
});
