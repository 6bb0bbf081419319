import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { NO_END, UNLIMITED } from '@clubpulse/contract/clubs/licenses/licenses';
import { createLicense, deleteLicense, getClubLicenses } from '@clubpulse/contract/clubs/licenses/licenses.calls';
import { pairDisplay } from '@clubpulse/contract/live/displays.calls';
import { gaia, tess } from '@clubpulse/world/athletes';
import { fullName } from '@clubpulse/world/people';
import { admin } from '@clubpulse/world/staff';
import { strapless } from '@clubpulse/world/strapless';
import { expect } from '@playwright/test';
import { auditScreen } from '../../audit/audit.ts';
import { callerFor } from '../../people/calls.ts';
import { type Club, openClub, publishClass, seat } from '../../people/club.ts';
import { clockOf, dayOf } from '../../people/days.ts';
import { demoPassword, demoPeople } from '../../people/demo.ts';
import { signUpMember } from '../../people/joining.ts';
import { languagesOfTheDay } from '../../people/languages.ts';
import { furnishRoom, planTraining, steadyHeart, wear } from '../../people/room.ts';
import { codeOnScreen } from '../../people/setting-up.ts';
import { signIn } from '../../people/signing-in.ts';
import { atLength, test } from '../../people/stage.ts';
import { productUrl } from '../../people/visitor.ts';
import { type Agent, runAgent } from '../../product/bridge-agent.ts';
import { type Product, startProduct } from '../../product/product.ts';

const [ROOM, NAME, AFTER] = ['Loft', 'Loft ride', 'Loft stretch'];
const ATHLETE = { email: 'nora.of.the.loft@example.com', password: 'Nora rides in the loft', nickname: 'Nora', lastName: 'Loft' };
const STRAP = 31_401;
/** Who is heard that long before it has come for the class (decision 0056): it is started, held and ended before its hour. */
const BEGINS_IN_MINUTES = 9;
/** A training is stored and computed anew while it goes on. */
const COMPUTED_MS = 240_000;
/** Who is heard for less than a minute has no training of it. */
const WORN_MS = 90_000;

/** One of its own: what may run at once in the club is changed. */
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
  folder = await mkdtemp(path.join(tmpdir(), 'clubpulse-loft-'));
});
test.afterAll(async () => {
  process.env['E2E_URL'] = before.url;
  process.env['E2E_TOKEN_SECRET'] = before.secret;
  await agent?.stop();
  await product.stop();
  await rm(folder, { recursive: true, force: true });
});

/** From now on one live training at a time. */
async function allowOneTraining({ ClubId, call }: Club): Promise<void> {
  const administers = await callerFor(admin.email);
  const { Licenses, Today } = await call(getClubLicenses, { params: { id: ClubId } });
  const most = { Members: UNLIMITED, Trainers: UNLIMITED, Bridges: UNLIMITED, VideoGB: UNLIMITED, Sms: UNLIMITED };
  const body = { Name: 'Studio', Begin: Today, End: NO_END, ...most, LiveTrainings: 1 } as const;
  await administers(createLicense, { params: { id: ClubId }, body });
  for (const { ClubLicenseId: licenseId } of Licenses) await administers(deleteLicense, { params: { id: ClubId, licenseId } });
}

test(
  'a class stands before the wall of its room by one tap: it knows its people, marks who came, and gives trainings its name',
  atLength,
  async ({ enter }) => {
    test.setTimeout(1_200_000);
    const club = await openClub();
    const { ClubId, call } = club;
    await allowOneTraining(club);
    const { DisplayGroupId, code } = await furnishRoom(club, ROOM);
    const next = await furnishRoom(club, `${ROOM} 2`);
    // Nothing of the calendar stands in the way of who never gave anything.
    await planTraining(club, { Name: 'Loft cup', DisplayGroupId, leader: gaia.email, participants: [] });
    const TrainerId = await club.userId(gaia.email);

    const athlete = await enter({ device: 'phone', language: 'en', theme: 'light' });
    await signUpMember(athlete, { ...ATHLETE, shares: true });
    const [heard, strapped] = [await club.userId(ATHLETE.email), strapless.find(({ nickname }) => nickname === 'Otto')];
    if (!strapped) throw new Error('Nobody in the world is called Otto.');
    const silent = await club.userId(strapped.email);
    await wear(club, heard, STRAP);

    const begin = new Date(Date.now() + BEGINS_IN_MINUTES * 60_000);
    const schedule = {
      Kind: 'Single',
      ScheduleStartDate: dayOf(begin),
      SingleStartTime: clockOf(begin),
      SingleDuration: 45,
    } as const;
    const fields = { MaxInSiteParticipants: 8, TrainerId, TrainingType: 'indoorCycling' };
    const ridden = await publishClass(club, schedule, { ...fields, Name: NAME, DisplayGroupId });
    await publishClass(club, schedule, { ...fields, Name: AFTER, DisplayGroupId: next.DisplayGroupId });
    for (const userId of [heard, silent]) await seat(club, ridden, userId);
    await planTraining(club, {
      Name: 'Loft relay',
      DisplayGroupId: next.DisplayGroupId,
      leader: tess.email,
      participants: [],
    });

    const tv = await enter({ device: 'tv', language: 'en', theme: 'dark' });
    const Code = await codeOnScreen(tv);
    await call(pairDisplay, { params: { id: ClubId }, body: { Code, DisplayGroupId, Name: `TV of ${ROOM}` } });
    const wallSays = tv.page.getByRole('heading', { level: 1 });
    await expect(wallSays).toHaveText(ROOM);

    const [language = 'it'] = languagesOfTheDay(1);
    const trainer = await enter({ device: 'phone', language, theme: 'dark' });
    const { page, say } = trainer;
    const classRow = (name: string) =>
      page
        .getByRole('list', { name: say('session.classes') })
        .getByRole('listitem')
        .filter({ hasText: name });
    const trainingRow = (name: string) => page.getByRole('listitem').filter({ hasText: name });
    await signIn(trainer, demoPeople.trainer, demoPassword);

    let wornSince = 0;
    await test.step('she starts it by one tap, and the wall says so', async () => {
      await page.goto(`/#/ClubpulseLIVE/${DisplayGroupId}/control`);
      await classRow(NAME)
        .getByRole('button', { name: say('session.start') })
        .click();
      await expect(page.getByText(say('session.started', { name: NAME }))).toBeVisible();
      await expect(wallSays).toHaveText(NAME);
    });

    await test.step('it knows its people: who is heard, and who booked and has no strap', async () => {
      const heart = await steadyHeart(folder, STRAP, 141, 1500);
      const registration = ['--server', productUrl(), '--code', code, '--hardware-id', 'hub-of-the-loft'];
      wornSince = Date.now();
      agent = runAgent([...registration, '--data-dir', path.join(folder, 'bridge'), '--replay', heart]);
      const people = page.getByRole('list', { name: say('live.athletesLabel') });
      await expect(people.getByRole('listitem').filter({ hasText: ATHLETE.nickname })).toContainText(/Z[1-5]/);
      await expect(people.getByRole('listitem').filter({ hasText: strapped.nickname })).toContainText(say('live.noStrapYet'));
      await expect(tv.page.getByRole('listitem').filter({ hasText: ATHLETE.nickname })).toContainText('%');
      await auditScreen(trainer, 'ClubpulseLIVE, control of a class');
    });

    await test.step('who leads it starts nothing else, be it a class or a live training', async () => {
      await page.goto(`/#/ClubpulseLIVE/${next.DisplayGroupId}/wall`);
      await expect(classRow(AFTER)).toContainText(say('session.busy', { trainer: fullName(gaia), name: NAME }));
      await expect(classRow(AFTER).getByRole('button', { name: say('session.start') })).toHaveCount(0);
      await page.goto('/#/LiveTrainings');
      await trainingRow('Loft cup')
        .getByRole('button', { name: say('liveTr.start') })
        .click();
      await expect(page.getByText(say('liveTr.startError'))).toBeVisible();
      trainer.trouble.heard.splice(0);
    });

    await test.step('it fills no place of the club’s one live training', async () => {
      await trainingRow('Loft relay')
        .getByRole('button', { name: say('liveTr.start') })
        .click();
      await expect(page.getByText(say('liveTr.started', { name: 'Loft relay' }))).toBeVisible();
      const { Usage } = await call(getClubLicenses, { params: { id: ClubId } });
      expect(Usage.find(({ Resource }) => Resource === 'LiveTrainings')).toEqual({
        Resource: 'LiveTrainings',
        Used: 1,
        Limit: 1,
      });
      await auditScreen(trainer, 'LiveTrainings, beside a class that runs');
    });

    await test.step('who was heard is marked as having come, who was not is left to the trainer', async () => {
      const marks = async () => {
        const found = await call(listParticipants, { params: { id: ridden.ClassId } });
        return [heard, silent].map((userId) => found.find(({ UserId }) => UserId === userId)?.Attendance);
      };
      await expect.poll(marks, { timeout: COMPUTED_MS }).toEqual(['Present', null]);
      await page.goto(`/#/ClubClassParticipants/${ridden.ClassId}`);
      await expect(page.getByText(say('liveTr.Running'), { exact: true })).toBeVisible();
      await auditScreen(trainer, 'ClubClassParticipants, on air');
    });

    await test.step('she ends it with its summary', async () => {
      await page.waitForTimeout(Math.max(0, wornSince + WORN_MS - Date.now()));
      await page.goto(`/#/ClubpulseLIVE/${DisplayGroupId}/control`);
      // The page of the class has such a button too, and asks another question.
      await expect(page.getByRole('region', { name: say('live.viewControl') })).toBeVisible();
      await page.getByRole('button', { name: say('live.endClass') }).click();
      const dialog = page.getByRole('dialog', { name: say('live.endTitle', { name: NAME }) });
      await dialog.getByRole('button', { name: say('live.saveAndShow') }).click();
      await expect(dialog).toBeHidden();
      await expect(tv.page.getByText(tv.say('live.wellDone'))).toBeVisible();
      await page.getByRole('link', { name: say('group.see') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    });

    await test.step('her training carries its name', async () => {
      await agent?.stop();
      // Her booking of the class stands in her journal too.
      const training = athlete.page.locator('a[href^="#/Training/"]').filter({ hasText: NAME }).first();
      await expect(async () => {
        await athlete.page.reload();
        await expect(training).toBeVisible({ timeout: 15_000 });
      }).toPass({ timeout: COMPUTED_MS });
      await training.click();
      await expect(athlete.page.getByRole('heading', { level: 1 })).toHaveText(NAME);
    });
  },
);
