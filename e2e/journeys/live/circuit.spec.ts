import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createRegistrationCode, listBridges, registerBridge, updateBridge } from '@clubpulse/contract/devices/bridges.calls';
import { pairDisplay } from '@clubpulse/contract/live/displays.calls';
import { createCircuit } from '@clubpulse/contract/workouts/circuits/circuits.calls';
import { listExercises } from '@clubpulse/contract/workouts/exercises/exercises.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../../audit/audit.ts';
import { openClub } from '../../people/club.ts';
import { demoPassword, demoPeople } from '../../people/demo.ts';
import { signUpMember } from '../../people/joining.ts';
import { languagesOfTheDay } from '../../people/languages.ts';
import { furnishRoom, steadyHeart, wear } from '../../people/room.ts';
import { codeOnScreen } from '../../people/setting-up.ts';
import { signIn } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';
import { productUrl } from '../../people/visitor.ts';
import { type Agent, runAgent } from '../../product/bridge-agent.ts';

const ROOM = 'Vault';
const NAME = 'Vault two';
const ATHLETE = 'nina.of.the.vault@example.com';
const STRAP = 31_301;
/** Into the first rest: a room keeps what ran for a minute, and the second turn is far from done. */
const ENOUGH_MS = 66_000;
/** A result is counted a minute and a half after the end, and her training before. */
const COUNTED_MS = 420_000;

let folder = '';
let agent: Agent | undefined;
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-vault-'));
});
test.afterEach(async () => {
  await agent?.stop();
  await rm(folder, { recursive: true, force: true });
});

test(
  'a trainer runs a circuit on two screens: each its stations, one is cut off and joins again, results stand in the journal',
  atLength,
  async ({ enter }) => {
    test.setTimeout(1_200_000);
    const club = await openClub();
    const { ClubId, call } = club;
    const { DisplayGroupId, code } = await furnishRoom(club, ROOM);
    // Somebody new, whom no other hub hears.
    const own = await enter({ device: 'phone', language: 'en', theme: 'light' });
    await signUpMember(own, {
      email: ATHLETE,
      password: 'nina trains in the vault',
      nickname: 'Nina',
      lastName: 'Vault',
      shares: false,
    });
    await wear(club, await club.userId(ATHLETE), STRAP);

    // The hub that hears her, and another one that only carries a screen.
    const heart = await steadyHeart(folder, STRAP, 140, 900);
    const hub = ['--server', productUrl(), '--code', code, '--hardware-id', 'hub-of-the-vault'];
    agent = runAgent([...hub, '--data-dir', path.join(folder, 'bridge'), '--replay', heart]);
    const second = await call(createRegistrationCode, { body: { ClubId, Name: `Screen of ${ROOM}`, DisplayGroupId } });
    await call(registerBridge, { body: { Code: second.Code, HardwareId: 'screen-of-the-vault' } });
    const ofRoom = async () =>
      (await call(listBridges, { params: { id: ClubId } })).filter((bridge) => bridge.DisplayGroupId === DisplayGroupId);
    await expect.poll(async () => (await ofRoom()).length).toBe(2);
    const bridges = await ofRoom();
    for (const [place, { ClubpulseBridgeId: id, Name, NetworkAddress, RowVersion }] of bridges.entries())
      await call(updateBridge, {
        params: { id },
        body: { Name, DisplayGroupId, Station: 11 + place, NetworkAddress, RowVersion },
      });

    const exercises = await call(listExercises, { params: { id: ClubId }, query: { start: 0, length: 2 } });
    const named = exercises.data.map(({ ExerciseId, Name }) => ({ ExerciseId, Name }));
    await call(createCircuit, {
      body: {
        ClubId,
        Name: NAME,
        Description: '',
        PictureUri: null,
        DisplayGroupId: null,
        Tags: [],
        Published: true,
        StationsActive: true,
        TimerType: 'timer',
        WarmUp: 0,
        Cooldown: 0,
        Work: 40,
        Rest: 90,
        Rounds: 3,
        RoundRest: 0,
        Minutes: 12,
        StationsPerMinute: 1,
        Time: 900,
        Stations: named.map(({ ExerciseId }, place) => ({
          StationKey: null,
          Station: 11 + place,
          Exercises: [{ ExerciseId, Reps: null, RepsMax: null, Weight: null, MachineLevel: null, CardioZone: null, Notes: '' }],
        })),
      },
    });

    // TVs speak the club's language.
    const screens = await Promise.all(
      bridges.map(async ({ ClubpulseBridgeId }, place) => {
        const tv = await enter({ device: 'tv', language: 'en', theme: 'dark' });
        const Code = await codeOnScreen(tv);
        const body = { Code, DisplayGroupId, ClubpulseBridgeId, Name: `${ROOM} ${place + 1}` };
        await call(pairDisplay, { params: { id: ClubId }, body });
        return tv;
      }),
    );
    const [left, right] = screens;
    if (!left || !right) throw new Error('two screens');
    const names = named.map(({ Name }) => Name);

    const [language = 'it'] = languagesOfTheDay(1);
    const trainer = await enter({ device: 'desktop', language, theme: 'light' });
    const { page, say } = trainer;
    const screenOf = (name: string) => page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });
    let begun = 0;

    await test.step('she puts it on the screens of the room: each shows what stands at its station', async () => {
      await signIn(trainer, demoPeople.trainer, demoPassword);
      await page.evaluate("window.location.hash = '#/OnScreenWorkouts'");
      await screenOf(`${ROOM} 1`)
        .getByRole('button', { name: say('run.choose') })
        .click();
      await page.getByRole('searchbox', { name: say('run.find') }).fill(NAME);
      await page.getByRole('button', { name: new RegExp(NAME) }).click();
      begun = Date.now();
      for (const [place, { page: tv }] of screens.entries()) {
        await expect(tv.getByText(names[place] ?? '')).toBeVisible();
        await expect(tv.getByText(names[1 - place] ?? '')).toHaveCount(0);
      }
      await auditScreen(trainer, 'OnScreenWorkouts, a circuit runs');
      await auditScreen(left, 'circuit on a TV');
    });

    await test.step('one is cut off: it goes on by itself, and joins again where the other stands', async () => {
      await right.context.setOffline(true);
      await expect(right.page.getByText(right.say('live.reconnecting'))).toBeVisible();
      const clock = right.page.getByRole('timer');
      const shown = await clock.innerText();
      await expect(clock).not.toHaveText(shown);
      await expect.poll(() => Date.now() - begun, { timeout: 120_000 }).toBeGreaterThan(ENOUGH_MS);
      await screenOf(`${ROOM} 1`)
        .getByRole('button', { name: say('kit.pause'), exact: true })
        .click();
      await expect(left.page.getByText(left.say('circuits.tv.paused'))).toBeVisible();
      await expect(right.page.getByText(right.say('circuits.tv.paused'))).toHaveCount(0);
      await right.context.setOffline(false);
      await expect(right.page.getByText(right.say('circuits.tv.paused'))).toBeVisible();
      await expect(right.page.getByText(names[1] ?? '')).toBeVisible();
      expect(await right.page.getByRole('timer').innerText()).toBe(await left.page.getByRole('timer').innerText());
      // What the network said meanwhile is no fault of the page.
      right.trouble.heard.splice(0);
    });

    await test.step('she ends it, and the wall is back', async () => {
      await screenOf(`${ROOM} 1`)
        .getByRole('button', { name: say('run.stop') })
        .click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: say('run.stop') })
        .click();
      for (const { page: tv } of screens) await expect(tv.getByRole('heading', { level: 1 })).toHaveText(ROOM);
    });

    await test.step('what she did of it stands in the journal of who was heard, and with her training', async () => {
      await expect(async () => {
        await own.page.evaluate("window.location.hash = '#/Today'");
        await own.page.evaluate("window.location.hash = '#/Journal'");
        await own.page.reload();
        await expect(own.page.getByRole('link', { name: new RegExp(NAME) }).first()).toBeVisible({ timeout: 15_000 });
      }).toPass({ timeout: COUNTED_MS });
      await own.page
        .getByRole('link', { name: new RegExp(NAME) })
        .first()
        .click();
      const room = own.page.getByRole('region', { name: own.say('roomResults.title', { room: ROOM }) });
      await expect(room).toContainText(NAME);
      await expect(room).toContainText(own.say('roomResults.of', { done: '1', planned: '6' }));
      await auditScreen(own, 'Training, with what the room ran');
    });
  },
);
