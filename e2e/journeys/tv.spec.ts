import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listRooms } from '@clubpulse/contract/devices/rooms.calls';
import { gaia } from '@clubpulse/world/athletes';
import { strapless } from '@clubpulse/world/strapless';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { openClub } from '../people/club.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { planTraining, startTraining, steadyHeart, wear } from '../people/room.ts';
import { addBridge, addRoom, pairScreen } from '../people/setting-up.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';
import { productUrl, type Visitor } from '../people/visitor.ts';
import { type Agent, runAgent } from '../product/bridge-agent.ts';
import { type Product, startProduct } from '../product/product.ts';

const ROOM = 'Terrace';
const NAME = 'Terrace hour';
/** Each with a heart of her own, so that nobody shares a place in the ranking. */
const athletes = strapless.slice(0, 4).map((member, place) => ({ ...member, strap: 31_201 + place, bpm: 165 - 12 * place }));
const WORN_SECONDS = 1500;
/** Points that may not have been stored when the server ended. */
const UNSTORED = 3;

/** One that may be ended and started anew: nobody else is on it. */
let product: Product;
let folder = '';
let agent: Agent | undefined;
const before = { url: '', secret: '' };
test.beforeAll(async () => {
  product = await startProduct();
  before.url = productUrl();
  before.secret = process.env['E2E_TOKEN_SECRET'] ?? '';
  process.env['E2E_URL'] = product.url;
  process.env['E2E_TOKEN_SECRET'] = product.tokenSecret;
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-terrace-'));
});
test.afterAll(async () => {
  process.env['E2E_URL'] = before.url;
  process.env['E2E_TOKEN_SECRET'] = before.secret;
  await agent?.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** What the wall says all together have, without the marks between its thousands. */
async function groupPoints({ page, say }: Visitor): Promise<number> {
  const words = await page
    .getByRole('paragraph')
    .filter({ hasText: say('live.groupPoints') })
    .innerText();
  return Number(words.replace(/\D/g, ''));
}

test(
  'a TV is paired, shows what the trainer chooses, and is back by itself: after the network and after the server',
  atLength,
  async ({ enter }) => {
    const club = await openClub();
    const manager = await enter({ device: 'desktop', language: 'it', theme: 'light' });
    // The wall speaks the club's language.
    const tv = await enter({ device: 'tv', language: 'en', theme: 'dark' });
    const { page, say } = manager;
    const heading = tv.page.getByRole('heading', { level: 1 });
    const tile = tv.page.getByRole('listitem').filter({ hasText: athletes[0]?.nickname ?? '' });
    const reconnecting = tv.page.getByText(tv.say('live.reconnecting'));

    await test.step('it is paired by its code, and waits for people', async () => {
      await signIn(manager, demoPeople.manager, demoPassword);
      await addRoom(manager, ROOM);
      await pairScreen(manager, tv, ROOM);
      await expect(tv.page.getByText(tv.say('live.putStrapOn'))).toBeVisible();
      await auditScreen(tv, 'wall, nobody there');
    });

    await test.step('whoever puts a strap on stands on it', async () => {
      for (const { email, strap } of athletes) await wear(club, await club.userId(email), strap);
      const code = await addBridge(manager, `Hub of ${ROOM}`, ROOM);
      const hearts = await Promise.all(athletes.map(({ strap, bpm }) => steadyHeart(folder, strap, bpm, WORN_SECONDS)));
      agent = runAgent([
        '--server',
        productUrl(),
        '--code',
        code,
        '--hardware-id',
        'hub-of-the-terrace',
        '--data-dir',
        path.join(folder, 'bridge'),
        ...hearts.flatMap((heart) => ['--replay', heart]),
      ]);
      for (const { nickname } of athletes)
        await expect(tv.page.getByRole('listitem').filter({ hasText: nickname })).toContainText('%');
      await auditScreen(tv, 'wall');
    });

    await test.step('it shows what the trainer chooses: the ranking, the wall, the summary', async () => {
      const [first] = athletes;
      const rooms = await club.call(listRooms, { params: { id: club.ClubId } });
      const DisplayGroupId = rooms.find(({ Name }) => Name === ROOM)?.DisplayGroupId ?? 0;
      const participants = [first?.email ?? ''];
      const id = await planTraining(club, { Name: NAME, DisplayGroupId, leader: gaia.email, participants });
      await expect(() => startTraining(club, id)).toPass({ timeout: 180_000 });
      await expect(heading).toHaveText(NAME);
      await page.goto(`/#/ClubpulseLIVE/${DisplayGroupId}/control`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
      const scene = (name: 'live.viewWall' | 'kit.ranking' | 'live.sceneSummary') =>
        page.getByRole('group', { name: say('live.onTheTv') }).getByRole('button', { name: say(name), exact: true });
      await auditScreen(manager, 'ClubpulseLIVE, control');
      // It stands for twenty seconds: on a busy machine it is called again.
      await expect(async () => {
        await scene('kit.ranking').click();
        const three = tv.page.getByRole('list', { name: tv.say('live.firstThree') });
        await expect(three).toContainText(first?.nickname ?? '', { timeout: 15_000 });
      }).toPass({ timeout: 120_000 });
      await auditScreen(tv, 'ranking');
      await scene('live.viewWall').click();
      await expect(tile).toContainText('%');
      await scene('live.sceneSummary').click();
      await expect(tv.page.getByRole('list', { name: tv.say('live.everybody') })).toBeVisible();
      await auditScreen(tv, 'summary');
      await scene('live.viewWall').click();
      await expect(tile).toContainText('%');
    });

    await test.step('without a network it says so and shows nobody as there; with it everybody is back', async () => {
      tv.live.held = true;
      await tv.context.setOffline(true);
      await expect(reconnecting).toBeVisible();
      await expect(tile).toContainText(tv.say('live.noSignal'));
      await tv.context.setOffline(false);
      tv.live.held = false;
      await expect(reconnecting).toBeHidden();
      await expect(tile).toContainText('%');
      // A browser without a network complains of it.
      tv.trouble.heard.splice(0);
    });

    await test.step('the server is started anew: the same screen, the same people, their points', async () => {
      const points = await groupPoints(tv);
      expect(points).toBeGreaterThan(UNSTORED);
      await product.restart();
      await expect(reconnecting).toBeHidden();
      await expect(heading).toHaveText(NAME);
      await expect(tile).toContainText('%');
      expect(await groupPoints(tv)).toBeGreaterThanOrEqual(points - UNSTORED);
      tv.trouble.heard.splice(0);
      await auditScreen(tv, 'wall, after a restart');
    });
  },
);
