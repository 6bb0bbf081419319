import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { startClassSession } from '@clubpulse/contract/live/class-sessions.calls';
import { pairDisplay } from '@clubpulse/contract/live/displays.calls';
import { setGroupGoal } from '@clubpulse/contract/live/scenes/scenes.calls';
import { giveRole } from '@clubpulse/contract/members/membership.calls';
import { getHeartbeats } from '@clubpulse/contract/training/trainings.calls';
import { navigli } from '@clubpulse/world/clubs';
import { strapless } from '@clubpulse/world/strapless';
import { expect } from '@playwright/test';
import { auditScreen } from '../../audit/audit.ts';
import { callerFor } from '../../people/calls.ts';
import { openClub, publishClass, seat } from '../../people/club.ts';
import { clockOf, dayOf } from '../../people/days.ts';
import { completeProfile, joinClub } from '../../people/joining.ts';
import { furnishRoom, steadyHeart, wear } from '../../people/room.ts';
import { codeOnScreen } from '../../people/setting-up.ts';
import { signIn, signUp } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';
import { wearStrap } from '../../people/strap.ts';
import { productUrl } from '../../people/visitor.ts';
import { type Agent, runAgent } from '../../product/bridge-agent.ts';

const [ROOM, NAME, NICKNAME, STRAP] = ['Attic', 'Attic ride', 'Nives', 31_201];
const [email, password] = ['nives@example.org', 'Nives trains at seven'];
/** What her phone hears, and the hub of the same heart. */
const [PHONE_BPM, HUB_BPM] = [150, 152];
/** Longer than a tile is held without news. */
const WITHOUT_NETWORK_MS = 20_000;
/** A page that is loaded anew hears no strap until she found it again. */
const RELOAD_SECONDS = 60;

let folder = '';
let agent: Agent | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-attic-'));
});
test.afterEach(async () => {
  await agent?.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'an athlete’s own phone brings her onto the wall of her class: without a network, over a reload, beside a hub',
  atLength,
  async ({ enter }) => {
    test.setTimeout(900_000);
    const club = await openClub();
    const { DisplayGroupId, code } = await furnishRoom(club, ROOM);
    // Nothing of the calendar stands in the way of who never gave anything.
    const leader = strapless.find(({ nickname }) => nickname === 'Pietro');
    const TrainerId = await club.userId(leader?.email ?? '');
    await club.call(giveRole, { params: { id: club.ClubId, userId: TrainerId }, body: { Role: 'Trainer' } });

    const athlete = await enter({ device: 'phone', language: 'en', theme: 'dark' });
    const { page, say } = athlete;
    await wearStrap(athlete, PHONE_BPM);
    await signUp(athlete, email, password);
    await completeProfile(athlete, NICKNAME);
    await joinClub(athlete, navigli);
    const hers = await callerFor(email);
    const { UserId } = await hers(getSelf);

    const begin = new Date(Date.now() + 5 * 60_000);
    const schedule = { ScheduleStartDate: dayOf(begin), SingleStartTime: clockOf(begin), SingleDuration: 45 };
    const ridden = await publishClass(
      club,
      { Kind: 'Single', ...schedule },
      { Name: NAME, MaxInSiteParticipants: 8, TrainerId, DisplayGroupId, TrainingType: 'indoorCycling' },
    );
    await seat(club, ridden, UserId);
    await club.call(startClassSession, { params: { id: ridden.ClassId } });
    await club.call(setGroupGoal, { params: { id: club.ClubId }, body: { DisplayGroupId, Goal: 500 } });
    const tv = await enter({ device: 'tv', language: 'en', theme: 'dark' });
    const Code = await codeOnScreen(tv);
    await club.call(pairDisplay, { params: { id: club.ClubId }, body: { Code, DisplayGroupId, Name: `TV of ${ROOM}` } });
    await expect(tv.page.getByRole('heading', { level: 1 })).toHaveText(NAME);

    const tile = tv.page.getByRole('listitem').filter({ hasText: NICKNAME });
    const place = `${NAME}, ${ROOM}`;
    const onWall = page.getByText(say('ownStrap.onWall', { place }));
    const find = () => page.getByRole('button', { name: say('ownStrap.find') }).click();
    let since = 0;

    await test.step('a club that does not see her heart rates offers no wall', async () => {
      await page.evaluate("window.location.hash = '#/OwnStrap'");
      await expect(page.getByRole('link', { name: say('ownStrap.share') })).toBeVisible();
      await auditScreen(athlete, 'OwnStrap, before it is shared');
      await find();
      await expect(page.getByText(say('kit.bpm', { bpm: PHONE_BPM }))).toBeVisible();
      await expect(page.getByText(say('ownStrap.notShared', { club: navigli.name }))).toBeVisible();
      await auditScreen(athlete, 'OwnStrap, not shared');
      const consent = { ClubId: club.ClubId, Purpose: 'HeartRate', Granted: true, Version: textVersions.HeartRate } as const;
      await hers(setConsents, { params: { id: UserId }, body: [consent] });
    });

    await test.step('she presses once, and stands there under her nickname, with the goal of the room', async () => {
      await page.getByRole('button', { name: say('ownStrap.stand') }).click();
      since = Math.floor(Date.now() / 1000);
      await expect(onWall).toBeVisible();
      await expect(tile).toContainText(String(PHONE_BPM));
      await expect(
        page.getByText(say('ownLive.goal', { points: '', goal: '' }).split(',')[0] ?? '', { exact: false }),
      ).toBeVisible();
      await auditScreen(athlete, 'OwnStrap, on the wall');
    });

    await test.step('without a network her phone goes on, the wall says that it hears nothing, and nothing is lost', async () => {
      const network = await page.context().newCDPSession(page);
      await network.send('Network.enable');
      const offline = (isOffline: boolean) =>
        network.send('Network.emulateNetworkConditions', {
          offline: isOffline,
          latency: 0,
          downloadThroughput: -1,
          uploadThroughput: -1,
        });
      await offline(true);
      await expect(tile).not.toContainText('%');
      await page.waitForTimeout(WITHOUT_NETWORK_MS);
      await expect(page.getByText(say('kit.bpm', { bpm: PHONE_BPM }))).toBeVisible();
      await expect(page.getByText(/seconds wait on this device/)).toBeVisible();
      await offline(false);
      await expect(page.getByText(/seconds wait on this device/)).toBeHidden();
      await expect(tile).toContainText(String(PHONE_BPM));
    });

    await test.step('loaded anew she finds her strap, and stands where she stood', async () => {
      await page.reload();
      await find();
      await expect(onWall).toBeVisible();
      await expect(tile).toContainText(String(PHONE_BPM));
    });

    await test.step('a hub hears her too: one tile, and its value', async () => {
      await wear(club, UserId, STRAP);
      const heart = await steadyHeart(folder, STRAP, HUB_BPM, 900);
      const registration = ['--server', productUrl(), '--code', code, '--hardware-id', 'hub-of-the-attic'];
      agent = runAgent([...registration, '--data-dir', path.join(folder, 'bridge'), '--replay', heart]);
      await expect(tile).toContainText(String(HUB_BPM));
      await expect(tile).toHaveCount(1);
    });

    await test.step('another device of hers says what the club hears, and what runs', async () => {
      const other = await enter({ device: 'phone', language: 'en', theme: 'light' });
      await signIn(other, email, password);
      await other.page.evaluate("window.location.hash = '#/OwnLive'");
      await expect(other.page.getByText(NAME)).toBeVisible();
      await expect(other.page.getByText(say('kit.bpm', { bpm: HUB_BPM }))).toBeVisible();
      await auditScreen(other, 'OwnLive, in a class');
    });

    await test.step('every second is in her journal once, of the club', async () => {
      await page.getByRole('button', { name: say('ownStrap.end') }).click();
      await expect(page.getByRole('heading', { name: say('ownStrap.over') })).toBeVisible();
      const until = Math.floor(Date.now() / 1000) - 5;
      const query = { from: new Date(since * 1000).toISOString(), to: new Date(until * 1000).toISOString() };
      const heard = async () => (await hers(getHeartbeats, { params: { id: UserId }, query })).HeartRates;
      // The hub's seconds are stored some seconds later.
      await expect.poll(async () => (await heard()).filter((bpm) => bpm === 0).length).toBeLessThan(RELOAD_SECONDS);
      const beats = await heard();
      expect(beats.filter((bpm) => ![0, PHONE_BPM, HUB_BPM].includes(bpm))).toEqual([]);
      // All that is missing is of the page that was loaded anew.
      expect(
        beats
          .join()
          .split(/,?\b0(?:,0)*\b,?/)
          .filter((row) => row !== '').length,
      ).toBeLessThanOrEqual(3);
    });
  },
);
