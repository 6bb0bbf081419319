import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listDemoUsers } from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import { listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import { pairDisplay } from '@clubpulse/contract/live/displays.calls';
import { fullName } from '@clubpulse/world/people';
import { strapless } from '@clubpulse/world/strapless';
import { expect, type Locator } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { openClub } from '../people/club.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { languagesOfTheDay } from '../people/languages.ts';
import { codeOf, furnishRoom, planTraining, steadyHeart, wear } from '../people/room.ts';
import { codeOnScreen } from '../people/setting-up.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, test } from '../people/stage.ts';
import { openFromMenu, pressUntil, productUrl } from '../people/visitor.ts';
import { type Agent, runAgent } from '../product/bridge-agent.ts';

const ROOM = 'Loft';
const NAME = 'Loft intervals';
const straps = { ofNobody: [31_101, 31_102], worn: 31_103 } as const;
/** Whoever is heard for a minute of what runs is of it, once it is computed. */
const WORN_SECONDS = 75;
const COMPUTED_MS = 420_000;

const named = (nickname: string) => {
  const found = strapless.find((one) => one.nickname === nickname);
  if (!found) throw new Error(`Nobody in the world is called ${nickname}.`);
  return found;
};
const [dario, vera, otto] = [named('Dario'), named('Vera'), named('Otto')];

let folder = '';
let agent: Agent | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-loft-'));
});
test.afterEach(async () => {
  await agent?.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a trainer leads a live training from her phone: straps, a ghost, the goal, the TV, the end, and who came',
  atLength,
  async ({ enter }) => {
    test.setTimeout(1_200_000);
    const club = await openClub();
    const { DisplayGroupId, code } = await furnishRoom(club, ROOM);
    await wear(club, await club.userId(dario.email), straps.worn);
    await planTraining(club, { Name: NAME, DisplayGroupId, leader: otto.email, participants: [dario.email, vera.email] });

    // The TV speaks the club's language.
    const tv = await enter({ device: 'tv', language: 'en', theme: 'dark' });
    const Code = await codeOnScreen(tv);
    await club.call(pairDisplay, {
      params: { id: club.ClubId },
      body: { Code, DisplayGroupId, Name: `TV of ${ROOM}` },
    });
    await expect(tv.page.getByRole('heading', { level: 1 })).toHaveText(ROOM);

    const [language = 'it'] = languagesOfTheDay(1);
    const thousand = new Intl.NumberFormat(language, { useGrouping: 'always' }).format(1000);
    const trainer = await enter({ device: 'phone', language, theme: 'light' });
    const { page, say } = trainer;
    const title = page.getByRole('heading', { level: 1 });
    const foot = page.getByRole('region', { name: say('live.viewControl') });
    const people = page.getByRole('list', { name: say('live.athletesLabel') });
    const tileOf = (name: string) => tv.page.getByRole('listitem').filter({ hasText: name });

    await test.step('she opens her room and starts the training: it is on the wall', async () => {
      await signIn(trainer, demoPeople.trainer, demoPassword);
      await openFromMenu(trainer, 'live.title');
      await page.getByRole('combobox', { name: say('kit.room') }).click();
      await page.getByRole('option', { name: ROOM, exact: true }).click();
      await page
        .getByRole('radiogroup', { name: say('live.view') })
        .getByText(say('live.viewControl'))
        .click();
      const planned = page.getByRole('listitem').filter({ hasText: NAME });
      await expect(planned).toContainText(say('liveTr.take', { count: 2 }));
      await auditScreen(trainer, 'ClubpulseLIVE, control before the start');
      await pressUntil(trainer, planned.getByRole('button', { name: say('liveTr.start') }), title.filter({ hasText: NAME }));
      await expect(tv.page.getByRole('heading', { level: 1 })).toHaveText(NAME);
      // Both take part, and neither is heard.
      await expect(page.getByText(say('live.noStraps', { count: 2 }))).toBeVisible();
      await auditScreen(trainer, 'ClubpulseLIVE, control');
    });

    const hearts = [
      await steadyHeart(folder, straps.ofNobody[0], 140, 1500),
      await steadyHeart(folder, straps.ofNobody[1], 120, 1500),
      await steadyHeart(folder, straps.worn, 150, WORN_SECONDS),
    ];
    const wornSince = Date.now();
    agent = runAgent([
      '--server',
      productUrl(),
      '--code',
      code,
      '--hardware-id',
      'hub-of-the-loft',
      '--data-dir',
      path.join(folder, 'bridge'),
      ...hearts.flatMap((heart) => ['--replay', heart]),
    ]);

    const asking = page.getByRole('region', { name: say('live.whose') });
    const codeInQuestion = async () => {
      await expect(asking).toBeVisible();
      return (await asking.locator('b').first().innerText()).trim();
    };
    let hers = '';

    await test.step('a strap of nobody is given to who is missed, by one press on her name', async () => {
      await expect(tileOf(dario.nickname)).toContainText('%');
      hers = await codeInQuestion();
      expect(straps.ofNobody.map(codeOf)).toContain(hers);
      await expect(asking).toContainText(NAME);
      await auditScreen(trainer, 'ClubpulseLIVE, whose strap');
      await asking.getByRole('button', { name: vera.nickname }).click();
      await expect(page.getByText(say('live.isNow', { code: hers, name: vera.nickname }))).toBeVisible();
      await expect(tileOf(vera.nickname)).toContainText('%');
      const sensors = await club.call(listUserSensors, { params: { id: await club.userId(vera.email) } });
      expect(sensors).toMatchObject([{ Code: hers }]);
    });

    await test.step('the other one is lent to a guest', async () => {
      await expect(asking).not.toContainText(hers);
      const theirs = await codeInQuestion();
      const guest = asking.getByRole('button', { name: say('live.someoneNew') });
      const name = await guest.locator('b').innerText();
      await guest.click();
      await expect(page.getByText(say('live.isNow', { code: theirs, name }))).toBeVisible();
      // Her phone names a guest in her language, the TV in the club's.
      await expect(tileOf(`Guest ${name.replace(/\D/g, '')}`)).toContainText('%');
      const lent = await club.call(listDemoUsers, { params: { id: club.ClubId } });
      expect(lent.filter((one) => one.Code === theirs)).toHaveLength(1);
      await expect(asking).toBeHidden();
    });

    await test.step('who is not there is taken off the wall, and stays heard', async () => {
      await people.getByRole('button', { name: dario.nickname }).click();
      const dialog = page.getByRole('dialog', { name: dario.nickname });
      await auditScreen(trainer, 'ClubpulseLIVE, a tile');
      await dialog.getByRole('button', { name: say('live.takeOff') }).click();
      await expect(dialog).toBeHidden();
      await expect(tileOf(dario.nickname)).toHaveCount(0);
      await expect(page.getByRole('button', { name: say('live.bringBack', { name: dario.nickname }) })).toBeVisible();
    });

    await test.step('the room gets a goal, which the wall shows', async () => {
      const goal = page.getByRole('region', { name: say('live.groupGoal') });
      await goal.getByRole('button', { name: say('live.setGoal') }).click();
      await goal.getByRole('button', { name: say('live.goalMore', { step: 500 }) }).click();
      await expect(goal).toContainText(say('live.ofGoal', { goal: thousand }));
      await expect(tv.page.getByText(tv.say('live.ofGoalTogether', { goal: '1,000' }))).toBeVisible();
    });

    await test.step('the TV shows what she chooses', async () => {
      const scene = (name: 'live.viewWall' | 'kit.ranking') => foot.getByRole('button', { name: say(name), exact: true });
      await scene('kit.ranking').click();
      await expect(tv.page.getByText(tv.say('live.pointsSoFar'), { exact: false })).toBeVisible();
      await expect(scene('kit.ranking')).toHaveAttribute('aria-pressed', 'true');
      await auditScreen(trainer, 'ClubpulseLIVE, ranking on the TV');
      await scene('live.viewWall').click();
      await expect(tileOf(vera.nickname)).toContainText('%');
    });

    await test.step('she ends it with the summary', async () => {
      const isWorn = () => Date.now() - wornSince > (WORN_SECONDS + 10) * 1000;
      await expect.poll(isWorn, { timeout: (WORN_SECONDS + 20) * 1000 }).toBe(true);
      await page.getByRole('button', { name: say('liveTr.stop') }).click();
      const dialog = page.getByRole('dialog', { name: say('live.endTitle', { name: NAME }) });
      await auditScreen(trainer, 'ClubpulseLIVE, the end');
      await dialog.getByRole('button', { name: say('live.saveAndShow') }).click();
      await expect(page.getByText(say('liveTr.stopped', { name: NAME }))).toBeVisible();
      await expect(tv.page.getByText(tv.say('live.wellDone'))).toBeVisible();
      await expect(tv.page.getByRole('heading', { level: 1 })).toHaveText(NAME);
      await expect(title).toHaveText(say('live.title'));
    });

    await test.step('she finds who came', async () => {
      await page.getByRole('link', { name: say('group.see') }).click();
      await expect(title).toHaveText(NAME);
      const came: Locator = page.getByRole('link', { name: fullName(dario) });
      await expect(async () => {
        await page.reload();
        await expect(came).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: COMPUTED_MS, intervals: [10_000] });
      await auditScreen(trainer, 'GroupTraining');
      await came.click();
      await expect(page.getByRole('region', { name: say('training.summary') })).toBeVisible();
    });
  },
);
