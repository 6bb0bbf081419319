import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { endSharedUri, makeSharedUri, setSharedUri } from '@clubpulse/contract/training/sharing/sharing.calls';
import { expect } from '@playwright/test';
import { auditScreen } from '../../audit/audit.ts';
import { callerFor } from '../../people/calls.ts';
import { demoPeople } from '../../people/demo.ts';
import { languagesOfTheDay } from '../../people/languages.ts';
import { atLength, test } from '../../people/stage.ts';

/** Half an hour around a lake, as a watch writes it down, in base64. */
function loop(): string {
  const begin = Date.now() - 5 * 3_600_000;
  const points = Array.from({ length: 900 }, (_, step) => {
    const turn = (step / 900) * 2 * Math.PI;
    const [lat, lon] = [45.806 + 0.014 * Math.sin(turn), 9.25 + 0.04 * Math.cos(turn)];
    const heart = Math.round(130 + 25 * Math.sin(3 * turn));
    return `<trkpt lat="${lat}" lon="${lon}"><ele>${290 + 60 * Math.sin(2 * turn)}</ele><time>${new Date(begin + step * 2000).toISOString()}</time><extensions><TrackPointExtension xmlns="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><hr>${heart}</hr></TrackPointExtension></extensions></trkpt>`;
  });
  const track = `<trk><name>Round the lake</name><type>cycling</type><trkseg>${points.join('')}</trkseg></trk>`;
  return Buffer.from(`<gpx version="1.1" creator="A watch" xmlns="http://www.topografix.com/GPX/1/1">${track}</gpx>`).toString(
    'base64',
  );
}

test('whoever has the link of a training sees it without an account, until it is taken back', atLength, async ({ enter }) => {
  const athlete = await callerFor(demoPeople.athlete);
  const { UserId, Nickname } = await athlete(getSelf);
  const file = { FileName: 'loop.gpx', File: loop() };
  const { Trainings } = await athlete(importRecording, { params: { id: UserId }, body: file });
  const params = { id: Trainings[0]?.TrainingId ?? 0 };
  const { Uri } = await athlete(makeSharedUri, { params });
  if (Uri === null) throw new Error('A training that was shared has no link');
  const address = new URL(Uri).hash;

  const [first = 'it', second = 'en'] = languagesOfTheDay(2);
  const phone = await enter({ device: 'phone', language: first, theme: 'dark' });
  const desk = await enter({ device: 'desktop', language: second, theme: 'light' });
  for (const visitor of [phone, desk]) {
    const { page, say, device } = visitor;
    await page.goto(`/${address}`);
    await expect(page.getByText(say('training.sharedBy', { name: Nickname }))).toBeVisible();
    await expect(page.getByText(say('training.durationLabel'), { exact: true })).toBeVisible();
    await expect(page.getByText(say('training.heartRate'), { exact: true })).toBeVisible();
    await expect(page.getByRole('img', { name: say('series.route') })).toBeVisible();
    await expect(page.getByText(say('series.hidden'))).toBeVisible();
    await expect(page.getByRole('slider').first()).toBeVisible();
    await auditScreen(visitor, `SharedTraining without an account, ${device}`);
  }
  await athlete(setSharedUri, { params, body: { ShowsCharts: false } });
  await desk.page.reload();
  await expect(desk.page.getByText(desk.say('training.durationLabel'), { exact: true })).toBeVisible();
  await expect(desk.page.getByRole('slider')).toHaveCount(0);
  await athlete(endSharedUri, { params });
  await phone.page.reload();
  await expect(phone.page.getByText(phone.say('training.sharedGone'))).toBeVisible();
});
