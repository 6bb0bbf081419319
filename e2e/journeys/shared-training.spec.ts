import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { endSharedUri, makeSharedUri } from '@clubpulse/contract/training/sharing/sharing.calls';
import { listCalendarTrainings } from '@clubpulse/contract/training/trainings.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../audit/audit.ts';
import { callerFor } from '../people/calls.ts';
import { dayFromNow } from '../people/days.ts';
import { demoPeople } from '../people/demo.ts';
import { atLength, test } from '../people/stage.ts';

test('whoever has the link of a training sees it without an account, until it is taken back', atLength, async ({ enter }) => {
  const athlete = await callerFor(demoPeople.athlete);
  const { UserId, Nickname } = await athlete(getSelf);
  const month = { from: `${dayFromNow(-30)}T00:00:00Z`, to: `${dayFromNow(1)}T00:00:00Z` };
  const trained = () => athlete(listCalendarTrainings, { params: { id: UserId }, query: month });
  // The demo writes its weeks of history beside the running server.
  await expect.poll(async () => (await trained()).length, { timeout: 180_000 }).toBeGreaterThan(0);
  const [training] = await trained();
  const params = { id: training?.TrainingId ?? 0 };
  const { Uri } = await athlete(makeSharedUri, { params });
  if (Uri === null) throw new Error('A training that was shared has no link');
  const address = new URL(Uri).hash;

  const phone = await enter({ device: 'phone', language: 'it', theme: 'dark' });
  const desk = await enter({ device: 'desktop', language: 'en', theme: 'light' });
  for (const visitor of [phone, desk]) {
    const { page, say, device } = visitor;
    await page.goto(`/${address}`);
    await expect(page.getByText(say('training.sharedBy', { name: Nickname }))).toBeVisible();
    await expect(page.getByText(say('training.durationLabel'), { exact: true })).toBeVisible();
    await auditScreen(visitor, `SharedTraining without an account, ${device}`);
  }
  await athlete(endSharedUri, { params });
  await phone.page.reload();
  await expect(phone.page.getByText(phone.say('training.sharedGone'))).toBeVisible();
});
