import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { languagesOfTheDay } from '../people/languages.ts';
import { type Acts, completeProfile, counting } from '../people/profile.ts';
import { otherDevice, test } from '../people/stage.ts';
import type { Visitor } from '../people/visitor.ts';
import { openPostOffice, type PostOffice } from '../product/post-office.ts';
import { type Product, startProduct } from '../product/product.ts';

/** What a stranger may have to press and fill until her club has a class that can be booked and a trainer who is invited. */
const MOST_ACTS = 45;
const password = 'three bells ring at noon';

let post: PostOffice;
let product: Product;
test.beforeAll(async () => {
  post = await openPostOffice();
  product = await startProduct('127.0.0.1', { DEMO: 'off', SMTP_URL: post.url });
});
test.afterAll(async () => {
  await product.stop();
  await post.close();
});

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const title = ({ page }: Visitor) => page.getByRole('heading', { level: 1 });

/** The page behind the link that the server printed, up to the first step of the wizard. */
async function begin(owner: Visitor, { press, fill }: Acts, email: string): Promise<void> {
  const { page, language } = owner;
  const link = () => /http\S+first-start\S+/.exec(product.said())?.[0];
  await expect.poll(link, { message: 'the link to the first start' }).toBeDefined();
  await page.goto(link() ?? '');
  await page.locator('.lang summary').click();
  await page.locator(`.lang a[lang="${language}"]`).click();
  await fill(page.locator('#email'), email);
  await fill(page.locator('#password'), password);
  await fill(page.locator('#firstName'), 'Olga');
  await fill(page.locator('#lastName'), 'Ferri');
  await fill(page.locator('#name'), 'Cadenza Isola');
  await press(page.locator('form button.p'));
  await press(page.locator('a.btn.p'));
}

test('a stranger starts a club in ten minutes, and her trainer accepts on a phone', otherDevice, async ({ enter }) => {
  const [language = 'it', trainers = 'en'] = languagesOfTheDay(2);
  const owner = await enter({ device: 'desktop', language, theme: 'light', url: product.url });
  const { page, say } = owner;
  const acts = counting();
  const { press, fill } = acts;
  await begin(owner, acts, 'olga@example.com');

  await expect(title(owner)).toHaveText(say('firstClub.place.title'));
  await auditScreen(owner, 'FirstClub, the club');
  await fill(page.getByRole('textbox', { name: say('kit.address') }), 'Via Borsieri 12, Milano');
  await press(button(owner, say('firstClub.room.next')));

  await expect(title(owner)).toHaveText(say('firstClub.room.title'));
  await auditScreen(owner, 'FirstClub, a room');
  await press(button(owner, say('firstClub.bridge.next')));

  await expect(title(owner)).toHaveText(say('firstClub.bridge.title'));
  await press(button(owner, say('devices.getCode')));
  await expect(page.getByLabel(new RegExp(`^${say('devices.code')} `))).toBeVisible();
  await auditScreen(owner, 'FirstClub, the bridge');
  await press(button(owner, say('firstClub.straps.next')));

  await expect(title(owner)).toHaveText(say('firstClub.straps.title'));
  await auditScreen(owner, 'FirstClub, straps');
  await fill(page.getByRole('textbox', { name: say('kit.code') }), 'D012345');
  await press(button(owner, say('kit.linkStrap')));
  await expect(page.getByText('D012345')).toBeVisible();
  await press(button(owner, say('firstClub.class.next')));

  await expect(title(owner)).toHaveText(say('firstClub.class.title'));
  await auditScreen(owner, 'FirstClub, the first class');
  await press(button(owner, say('firstClub.publish')));

  await expect(title(owner)).toHaveText(say('firstClub.begunTitle', { club: 'Cadenza Isola' }));
  await auditScreen(owner, 'FirstClub, its end');
  await press(button(owner, say('firstClub.invite')));
  await completeProfile(owner, 'Olga', acts);

  await fill(page.getByLabel(say('members.pasteLabel')), 'Tomas Lind <tomas@example.com>');
  await press(page.getByRole('combobox', { name: say('members.role') }));
  await press(page.getByRole('option', { name: say('role.Trainer') }));
  await press(page.getByRole('button', { name: say('members.sendCount', { count: 1 }).replace('{{count}}', '1') }));
  const link = await post.linkTo('tomas@example.com', `${product.url}/`);
  expect(acts.count(), 'presses and fields').toBeLessThanOrEqual(MOST_ACTS);

  // What is not done waits on the overview, and the wizard goes on there.
  await page.goto('/#/ClubProfile');
  await page.getByRole('link', { name: say('clubs.first.bridge') }).click();
  await expect(title(owner)).toHaveText(say('firstClub.bridge.title'));
  await expect(page.getByLabel(new RegExp(`^${say('devices.code')} `))).toBeVisible();

  await secondClub(owner);
  await accept(await enter({ device: 'phone', language: trainers, theme: 'dark', url: product.url }), link);
});

/** The first club has a brand: the next one stands beside it, and its licence lets somebody in. */
async function secondClub(owner: Visitor): Promise<void> {
  const { page, say } = owner;
  await page.goto('/#/Brand');
  await expect(page.getByRole('row', { name: /Cadenza Isola/ })).toBeVisible();
  await auditScreen(owner, 'Brand, of one club');
  await button(owner, say('clubs.addClub')).click();
  await page.getByRole('dialog').getByLabel(say('kit.name')).fill('Cadenza Porta Nuova');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('clubs.addClub') })
    .click();
  await expect(title(owner)).toHaveText(say('firstClub.place.title'));
  await page.goto('/#/Brand');
  await expect(page.getByRole('row', { name: /Cadenza Porta Nuova/ })).toContainText('Enterprise');
}

/** By the letter's link: an account of his own, and the trainer's first screen. */
async function accept(trainer: Visitor, link: string): Promise<void> {
  const { page, say } = trainer;
  await page.goto(link);
  await page.getByRole('button', { name: say('members.signUpToAccept') }).click();
  await page.getByLabel(say('identity.password'), { exact: true }).fill(password);
  const email = page.getByLabel(say('identity.email'));
  await email.fill('tomas@example.com');
  await page.getByRole('button', { name: say('identity.create-account') }).click();
  await completeProfile(trainer, 'Tomas');
  // What he pressed before he had an account was tried, and refused: where the address is confirmed meanwhile it accepts by itself.
  await expect(page.getByRole('alert')).toBeVisible();
  await auditScreen(trainer, 'InvitationCode');
  await confirmAddress(trainer, 'tomas@example.com');
  await page.getByRole('button', { name: say('members.accept'), exact: true }).click();
  await page.getByRole('button', { name: say('members.openClub', { club: 'Cadenza Isola' }) }).click();
  await expect(page).toHaveURL(/#\/TrainersJournal/);
}

/** By the link of the other letter, in a tab of its own: whose address an invitation went to has to be hers. */
async function confirmAddress({ context, say }: Visitor, email: string): Promise<void> {
  const letter = await context.newPage();
  await letter.goto(await post.linkTo(email, `${product.url}/oidc/verify`));
  await letter.locator('form button.p').click();
  await expect(letter.getByRole('heading', { level: 1 })).toHaveText(say('identity.verify-done-title'));
  await letter.close();
}
