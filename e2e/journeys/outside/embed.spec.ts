import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import type { EmbedInput } from '@clubpulse/contract/community/embeds';
import { endEmbed, getEmbed, saveEmbed } from '@clubpulse/contract/community/embeds.calls';
import { getClubRanking } from '@clubpulse/contract/community/rankings.calls';
import { makeSharedUri } from '@clubpulse/contract/training/sharing/sharing.calls';
import { createTraining } from '@clubpulse/contract/training/trainings.calls';
import { expect, type Page } from '@playwright/test';
import { violationsNow } from '../../audit/audit.ts';
import { callerFor } from '../../people/calls.ts';
import { demoPeople } from '../../people/demo.ts';
import { languagesOfTheDay } from '../../people/languages.ts';
import { atLength, test } from '../../people/stage.ts';

const usual: Pick<EmbedInput, 'Rankings' | 'Ranges' | 'Since' | 'Rows' | 'Language'> = {
  Rankings: ['Points', 'Trainings'],
  Ranges: ['Year', 'Week'],
  Since: null,
  Rows: 10,
  Language: null,
};

/** A website of somebody else: another origin, whose pages are what it is told. */
async function website(): Promise<{ origin: string; show: (code: string) => string; close: () => void }> {
  let shown = '';
  const server: Server = createServer((_request, answer) => {
    answer.setHeader('content-type', 'text/html; charset=utf-8');
    answer.end(`<!doctype html><html lang="en"><title>A club</title><h1>Our club</h1>${shown}`);
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    show(code) {
      shown = code;
      return `${origin}/?${Date.now()}`;
    },
    close: () => server.close(),
  };
}

/** An hour on the treadmill yesterday at home, as the athlete writes it down. */
async function trains() {
  const athlete = await callerFor(demoPeople.athlete);
  const { UserId: id, Nickname } = await athlete(getSelf);
  const Begin = new Date(Date.now() - 86_400_000 - 7 * 3_600_000).toISOString();
  const run = { TrainingType: 'running', Name: '', Note: '', Distance: 9000, AverageHeartRate: null, Calories: 500 } as const;
  const { TrainingId } = await athlete(createTraining, { params: { id }, body: { ...run, Begin, Duration: 3600, ClubId: null } });
  return { athlete, Nickname, TrainingId };
}

test('a website shows the ranking of a club, until the club takes it back', atLength, async ({ enter }) => {
  const trainer = await callerFor(demoPeople.trainer);
  const { AvailableRoles } = await trainer(getSelf);
  const params = { id: AvailableRoles.Trainer[0]?.ClubId ?? 0 };
  const ranked = async () =>
    (await trainer(getClubRanking, { params, query: { presetRange: 'Year' } })).data.filter(({ Hidden }) => !Hidden);
  /** Who is first, once the page has her: what the demo's athletes did before is written while its club is open already. */
  const firstOf = async (rows: Pick<Page, 'getByRole'>, open: () => Promise<unknown>) => {
    let LastName = '';
    await expect(async () => {
      const [first] = await ranked();
      if (first === undefined) throw new Error('Nobody is ranked in the club of the demo yet');
      LastName = first.LastName;
      await open();
      await expect(rows.getByRole('row', { name: first.Nickname })).toBeVisible({ timeout: 5000 });
    }).toPass({ timeout: 180_000 });
    return LastName;
  };
  const [language = 'it'] = languagesOfTheDay(1);
  const visitor = await enter({ device: 'desktop', language, theme: 'light' });
  const { page, say } = visitor;
  const site = await website();
  const { RowVersion } = await trainer(getEmbed, { params });
  const settings = {
    ...usual,
    Paper: '#fbf6f0',
    Text: '#2b1f18',
    Mark: '#b5552d',
    Origins: [site.origin],
  };
  const { Uri } = await trainer(saveEmbed, { params, body: { ...settings, RowVersion } });
  const code = `<iframe src="${Uri}" width="800" height="600" title="Ranking"></iframe>`;

  const frame = page.frameLocator('iframe');
  const lastName = await firstOf(frame, () => page.goto(site.show(code)));
  await expect(frame.getByText(lastName, { exact: true })).toHaveCount(0);
  await frame.getByRole('link', { name: say('rankings.range.Week') }).click();
  await expect(frame.locator('a[aria-current="page"]', { hasText: say('rankings.range.Week') })).toBeVisible();

  // By itself it is a page that everybody can read.
  await firstOf(page, () => page.goto(String(Uri)));
  const violations = await violationsNow(page);
  expect(violations.map(({ id, nodes }) => `${id} ${nodes.map(({ target }) => target.join(' ')).join(', ')}`)).toEqual([]);

  // A website that was not named shows nothing of it.
  await trainer(saveEmbed, { params, body: { ...settings, Origins: ['https://club.example'], RowVersion: RowVersion + 1 } });
  await page.goto(site.show(`<iframe src="${Uri}?fresh" width="800" height="600" title="Ranking"></iframe>`));
  await expect(page.getByRole('heading', { name: 'Our club' })).toBeVisible();
  await expect(page.frameLocator('iframe').getByRole('row')).toHaveCount(0);

  await trainer(endEmbed, { params });
  expect((await fetch(String(Uri))).status).toBe(404);
  site.close();
});

test('a website shows a training whose link somebody gave it, and nothing else of the app', async ({ enter }) => {
  const { athlete, Nickname, TrainingId } = await trains();
  const { Uri } = await athlete(makeSharedUri, { params: { id: TrainingId } });
  const [language = 'it'] = languagesOfTheDay(1);
  const { page, say } = await enter({ device: 'desktop', language, theme: 'light' });
  const site = await website();
  const address = String(Uri).replace('/#/', '/embed#/');
  await page.goto(site.show(`<iframe src="${address}" width="800" height="900" title="Training"></iframe>`));
  const frame = page.frameLocator('iframe');
  await expect(frame.getByText(say('training.sharedBy', { name: Nickname }))).toBeVisible();
  await page.goto(
    site.show(`<iframe src="${address.replace(/#.*/, '#/InvitationCode/ACDEFGHJKMNPQRTV')}" title="Other"></iframe>`),
  );
  await expect(page.frameLocator('iframe').locator('#root > *')).toHaveCount(0);
  site.close();
});
