import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { navigli } from '@clubpulse/world/clubs';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { type Expected, liveTraining, pastTraining } from '../people/athlete.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { completeProfile, joinClub } from '../people/joining.ts';
import { addBridge, addRoom, pairScreen } from '../people/setting-up.ts';
import { signIn, signUp } from '../people/signing-in.ts';
import { otherDevice, test } from '../people/stage.ts';
import { openFromMenu, productUrl, type Visit, type Visitor } from '../people/visitor.ts';
import { type Agent, runAgent } from '../product/bridge-agent.ts';

interface Journey {
  athlete: Visit;
  manager: Visit;
  strap: number;
  nickname: string;
}
const journeys: Journey[] = [
  {
    athlete: { device: 'phone', language: 'it', theme: 'light' },
    manager: { device: 'desktop', language: 'en', theme: 'dark' },
    strap: 31_001,
    nickname: 'Nora',
  },
  {
    athlete: { device: 'desktop', language: 'en', theme: 'dark' },
    manager: { device: 'phone', language: 'it', theme: 'light' },
    strap: 31_002,
    nickname: 'Mila',
  },
];

let folder = '';
let agents: Agent[] = [];
test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-bridge-'));
  agents = [];
});
test.afterEach(async () => {
  await Promise.all(agents.map((agent) => agent.stop()));
  await rm(folder, { recursive: true, force: true });
});

/** Runs the bridge's agent; its identity and queue stay in the journey's folder. */
function runBridge(...options: string[]): Agent {
  const agent = runAgent(['--data-dir', path.join(folder, 'bridge'), ...options]);
  agents.push(agent);
  return agent;
}

for (const { athlete: athleteVisit, manager: managerVisit, strap, nickname } of journeys) {
  const tags = athleteVisit.device === 'phone' ? {} : otherDevice;
  const device = `${athleteVisit.device}, ${athleteVisit.language}, ${athleteVisit.theme}`;
  test(
    `an athlete signs up, links her strap, sees herself on the wall and finds her training (${device})`,
    tags,
    async ({ enter }) => {
      const room = `Room of ${nickname}`;
      const [past, live] = [pastTraining(), liveTraining()];
      const recordings = { past: path.join(folder, 'past.csv'), live: path.join(folder, 'live.csv') };
      await writeFile(recordings.past, past.recording);
      await writeFile(recordings.live, live.recording);

      // A training that ended ten minutes ago, as if the line had been down: it closes at once.
      const start = new Date(Date.now() - (past.duration + 600) * 1000);
      const athlete = await enter(athleteVisit);
      const manager = await enter(managerVisit);
      const tv = await enter({ device: 'tv', language: managerVisit.language, theme: 'dark' });

      await test.step('she signs up, completes her profile and joins the club', async () => {
        await signUp(athlete, `${nickname.toLowerCase()}@example.org`, `${nickname} trains at seven`, auditScreen);
        await completeProfile(athlete, nickname, auditScreen);
        await joinClub(athlete, navigli, auditScreen);
        await auditScreen(athlete, 'Journal, empty');
      });

      await test.step('she links her strap', () => linkStrap(athlete, `D0${strap}`));

      await test.step('the manager makes a room, pairs a TV and registers a bridge', async () => {
        await signIn(manager, demoPeople.manager, demoPassword);
        await addRoom(manager, room);
        await pairScreen(manager, tv, room);
        const code = await addBridge(manager, `Hub of ${nickname}`, room);
        const registration = ['--server', productUrl(), '--code', code, '--hardware-id', `hub-${strap}`];
        const replay = [
          '--replay',
          `${recordings.past}=${strap}`,
          '--start',
          start.toISOString(),
          '--speed',
          '1000',
          '--exit-when-done',
        ];
        const replayed = runBridge(...registration, ...replay);
        const found = manager.page.getByText(manager.say('devices.bridgeFound', { name: `Hub of ${nickname}` }));
        await Promise.all([replayed.done, expect(found).toBeVisible({ timeout: 120_000 })]);
        await auditScreen(manager, 'DeviceManagement, bridge registered');
      });

      await test.step('she finds the training in her journal, with the right numbers', async () => {
        await findTraining(athlete, past, start);
      });

      await test.step('she trains and sees herself on the wall, and on her own screen', async () => {
        runBridge('--replay', `${recordings.live}=${strap}`);
        const tile = tv.page.getByRole('listitem').filter({ hasText: nickname });
        await expect(tile).toContainText(`Z${live.zone}`);
        await expect(tile).toContainText(`${live.percent}%`);
        await expect(tile).toContainText(String(live.bpm));
        await auditScreen(tv, 'wall');
        await openFromMenu(athlete, 'kit.today');
        const card = athlete.page.getByRole('region', { name: athlete.say('training.liveNow') });
        await expect(card).toContainText(`${live.percent}%`);
        await expect(card).toContainText(athlete.say('kit.bpm', { bpm: live.bpm }));
        await auditScreen(athlete, 'Today, training');
      });
    },
  );
}

async function linkStrap(athlete: Visitor, code: string): Promise<void> {
  const { page, say } = athlete;
  await openFromMenu(athlete, 'shell.me');
  // On a phone her own pages are listed first.
  if (athlete.device === 'phone') await page.getByRole('link', { name: say('accounts.profile'), exact: true }).click();
  await page.getByRole('button', { name: say('kit.linkStrap') }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: say('kit.code') }).fill(code);
  await expect(dialog.getByText(say('devices.heardAs', { number: Number(code.slice(2)) }))).toBeVisible();
  await auditScreen(athlete, 'Profile, linking a strap');
  await dialog.getByRole('button', { name: say('devices.link'), exact: true }).click();
  await expect(page.getByText(say('devices.strapLinked', { code }))).toBeVisible();
  await expect(page.getByText(say('devices.notHeardNow'))).toBeVisible();
}

const minutesAndSeconds = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Minutes after midnight the training may belong to the last week and month, which the journal does not open with. */
const isOfToday = (instant: Date) =>
  ['UTC', 'Europe/Rome'].every((timeZone) => {
    const day = new Intl.DateTimeFormat('en', { timeZone, dateStyle: 'short' });
    return day.format(instant) === day.format();
  });

/** Trainings, time and points above the journal: hers is the only one. */
async function expectTotals({ page, say }: Visitor, past: Expected): Promise<void> {
  const figure = (label: string) =>
    page.locator('dl > div', { has: page.getByText(label, { exact: true }) }).getByRole('definition');
  await expect(figure(say('kit.trainings'))).toHaveText('1');
  await expect(figure(say('training.time'))).toHaveText(minutesAndSeconds(past.duration));
  await expect(figure(say('kit.points'))).toHaveText(String(past.points));
}

async function findTraining(athlete: Visitor, past: Expected, start: Date): Promise<void> {
  const { page, say } = athlete;
  await openFromMenu(athlete, 'kit.today');
  const row = page.getByRole('link').filter({ hasText: `${past.points} ${say('kit.pointsUnit', { count: past.points })}` });
  await expect(async () => {
    await page.reload();
    await expect(row).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 120_000 });
  await openFromMenu(athlete, 'training.journal');
  await expect(page).toHaveURL(/#\/Journal$/);
  if (isOfToday(start)) await expectTotals(athlete, past);
  await openFromMenu(athlete, 'kit.today');
  await row.click();

  const summary = page.getByRole('region', { name: say('training.summary') });
  await expect(summary).toContainText(`${past.points} ${say('kit.pointsUnit', { count: past.points })}`);
  await expect(summary).toContainText(minutesAndSeconds(past.duration));
  await expect(summary).toContainText(String(past.average));
  await expect(summary).toContainText(String(past.maximum));
  const rows = page.getByRole('table').getByRole('row');
  for (const [zone, seconds] of past.zoneSeconds.entries()) {
    const line = rows.filter({ hasText: `Z${zone}` });
    await expect(line, `zone ${zone}`).toContainText(minutesAndSeconds(seconds));
  }
}
