import { isola } from '@clubpulse/world/clubs';
import { expect, type Page } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { demoPassword, demoPeople } from '../people/demo.ts';
import { signIn } from '../people/signing-in.ts';
import { atLength, inTurn, otherDevice, test } from '../people/stage.ts';
import { openFromMenu, type Visit, type Visitor } from '../people/visitor.ts';

const visits: Visit[] = [
  { device: 'desktop', language: 'en', theme: 'light' },
  { device: 'phone', language: 'it', theme: 'dark' },
];
const described = ({ device, language, theme }: Visit) => `${device}, ${language}, ${theme}`;
const view = (name: string) => new RegExp(`#/${name}$`);

/** Types an address, as somebody does who was sent a link. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(`/#/${address}`);
}

/** What may not be opened shows the default view instead; so does what does not exist. */
async function fallsBack({ page }: Visitor, home: string, forbidden: readonly string[]): Promise<void> {
  for (const address of [...forbidden, 'NoSuchView/12']) {
    await open(page, address);
    await expect(page, address).toHaveURL(view(home));
  }
}

/** Athletes and trainers come with a phone, managers and owners sit at a desk; the manager’s landing is seen each time. */
const on = (device: Visit['device'], { device: now }: Visit) => (now === device ? atLength : otherDevice);

for (const as of inTurn(visits)) {
  test(
    `an athlete lands in her journal and stays out of the staff's views (${described(as)})`,
    on('phone', as),
    async ({ enter }) => {
      const visitor = await enter(as);
      const { page, say } = visitor;
      await signIn(visitor, demoPeople.athlete, demoPassword);
      await expect(page).toHaveURL(view('Journal'));
      await auditScreen(visitor, 'Journal');
      await fallsBack(visitor, 'Journal', [
        'DeviceManagement',
        'clubsensors',
        'TrainersJournal',
        'ClubProfile',
        'Brand',
        'ClubpulseLIVE',
      ]);
      await openFromMenu(visitor, 'kit.today');
      const training = page.getByRole('main').locator('a[href^="#/Training/"]').first();
      // The demo writes its weeks of history beside the running server.
      await expect(async () => {
        await page.reload();
        await expect(training).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 180_000 });
      await auditScreen(visitor, 'Today');
      await training.click();
      await expect(page.getByRole('region', { name: say('training.summary') })).toBeVisible();
      await auditScreen(visitor, 'Training');
      await open(page, 'PROFILE');
      await expect(page.getByRole('heading', { name: say('devices.straps') })).toBeVisible();
      await auditScreen(visitor, 'Profile');
    },
  );

  test(`a trainer lands in the trainers' journal (${described(as)})`, on('phone', as), async ({ enter }) => {
    const visitor = await enter(as);
    const { page, say } = visitor;
    await signIn(visitor, demoPeople.trainer, demoPassword);
    await expect(page).toHaveURL(view('TrainersJournal'));
    await expect(page.getByRole('heading', { name: say('training.trainingNow') })).toBeVisible();
    await auditScreen(visitor, 'TrainersJournal');
    await fallsBack(visitor, 'TrainersJournal', [
      'DeviceManagement/Rooms',
      'ClubSensors',
      'AppManagement',
      'Integrations',
      'ClubProfile',
      'brand',
    ]);
    await openFromMenu(visitor, 'live.title');
    await expect(page).toHaveURL(/ClubpulseLIVE/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('live.title'));
    await auditScreen(visitor, 'ClubpulseLIVE');
  });

  test(
    `a manager lands in the club and looks after its devices (${described(as)})`,
    as.device === 'desktop' ? atLength : otherDevice,
    async ({ enter }) => {
      const visitor = await enter(as);
      const { page, say } = visitor;
      await signIn(visitor, demoPeople.manager, demoPassword);
      await expect(page).toHaveURL(view('ClubProfile'));
      await auditScreen(visitor, 'ClubProfile');
      await fallsBack(visitor, 'ClubProfile', ['TrainersJournal', 'Brand']);
      await openFromMenu(visitor, 'shell.setUp');
      await expect(page).toHaveURL(view('DeviceManagement'));
      // The demo's hubs connect while the journeys begin, and the screen asks for states only every 90 s.
      await expect(async () => {
        await page.reload();
        await expect(page.getByText(say('kit.online'), { exact: true }).first()).toBeVisible({ timeout: 5000 });
      }).toPass({ timeout: 240_000 });
      await auditScreen(visitor, 'DeviceManagement, bridges');
      for (const tab of ['devices.rooms', 'devices.screens'] as const) {
        await openFromMenu(visitor, tab);
        await auditScreen(visitor, `DeviceManagement, ${say(tab)}`);
      }
      await openFromMenu(visitor, 'devices.straps');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('devices.straps'));
      await expect(page.getByText('D020009')).toBeVisible();
      await page.getByRole('searchbox').fill('alessia conti');
      await expect(page.getByText('D020011')).toBeVisible();
      await expect(page.getByText('D020009')).toHaveCount(0);
      await auditScreen(visitor, 'ClubSensors');
      await page.getByRole('button', { name: say('kit.linkStrap') }).click();
      await auditScreen(visitor, 'ClubSensors, linking a strap');
    },
  );

  test(`an owner lands in the brand and opens one of its clubs (${described(as)})`, on('desktop', as), async ({ enter }) => {
    const visitor = await enter(as);
    const { page, say } = visitor;
    await signIn(visitor, demoPeople.owner, demoPassword);
    await expect(page).toHaveURL(view('Brand'));
    await auditScreen(visitor, 'Brand');
    await fallsBack(visitor, 'Brand', ['TrainersJournal']);
    await page.getByText(isola.name).last().click();
    await expect(page).toHaveURL(view('ClubProfile'));
    await auditScreen(visitor, 'ClubProfile, opened by the owner');
    await openFromMenu(visitor, 'shell.setUp');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say('devices.title'));
    await auditScreen(visitor, 'DeviceManagement, opened by the owner');
  });
}
