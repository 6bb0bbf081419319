import { textVersions } from '@clubpulse/contract/accounts/consents';
import { setConsents } from '@clubpulse/contract/accounts/consents.calls';
import { getSelf } from '@clubpulse/contract/accounts/users.calls';
import { createMeasures } from '@clubpulse/contract/body/measures/measures.calls';
import { exportRecording, importRecording } from '@clubpulse/contract/training/recordings/recordings.calls';
import { getGeopositions, getPower, getTrainingSeries } from '@clubpulse/contract/training/series/series.calls';
import {
  deleteTraining,
  getHeartbeats,
  getTraining,
  listCalendarTrainings,
  updateTraining,
} from '@clubpulse/contract/training/trainings.calls';
import { age, maxHeartRate } from '@clubpulse/rules/accounts/users/zones';
import { metresBetween } from '@clubpulse/rules/training/series/series';
import { calories } from '@clubpulse/rules/training/trainings/calories';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { minutesOf, steady } from '../../test/heart-rates.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { versionOf } from '../../test/training-version.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createHeartMinutes } from '../heart-minutes/public.ts';
import { writeFit } from './formats/fit-write.wire.ts';
import { writeTcx } from './formats/xml-write.wire.ts';
import { anHour } from './recordings.samples.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const day = (number: number): number => Date.UTC(2026, 4, number, 7) / 1000;
const as = (token: string) => ({ params: { id: world.ids.athleteA }, token });
async function send(file: Uint8Array | string) {
  const body = { File: Buffer.from(file).toString('base64'), FileName: 'ride.fit' };
  const { status, result, problem } = await server.call(importRecording, { ...as(world.tokens.athleteA), body });
  return status === 200 ? { problem: undefined, trainings: result.Trainings } : { problem, trainings: [] };
}
async function journalOf(begin: number) {
  const query = { from: new Date((begin - 7200) * 1000).toISOString(), to: new Date((begin + 10_800) * 1000).toISOString() };
  return (await server.call(listCalendarTrainings, { ...as(world.tokens.athleteA), query })).result ?? [];
}
const read = async (id: number) => {
  const token = world.tokens.athleteA;
  return {
    training: (await server.call(getTraining, { params: { id }, token })).result,
    series: (await server.call(getTrainingSeries, { params: { id }, token })).result,
  };
};

describe('an imported recording', () => {
  it('becomes a training with figures, zones, points and every recorded value', async () => {
    const hour = anHour(day(1));
    const { trainings } = await send(writeFit(hour));
    expect(trainings).toMatchObject([{ Outcome: 'Added', TrainingType: 'cycling', Duration: 3600 }]);
    const { training, series } = await read(trainings[0]?.TrainingId ?? 0);
    expect(training).toMatchObject({ Source: 'File', Distance: 28_800, GapTime: 0, IsLive: false, MayDelete: true });
    expect(training?.Points).toBeGreaterThan(0);
    expect(training?.Calories).not.toBe(640);
    const { values } = hour.series;
    expect(series).toMatchObject({ Seconds: 3600, Power: values.Power, Cadence: values.Cadence, Speed: values.Speed });
    expect(series).toMatchObject({ Altitude: values.Altitude, Distance: values.Distance, HasHiddenEnds: false });
    for (const [second, latitude] of (series?.Latitude ?? []).entries())
      expect(latitude).toBeCloseTo(values.Latitude?.[second] ?? 0, 6);
    const query = { from: new Date(day(1) * 1000).toISOString(), to: new Date((day(1) + 3600) * 1000).toISOString() };
    const { result } = await server.call(getHeartbeats, { ...as(world.tokens.athleteA), query });
    expect(result?.HeartRates).toEqual([...hour.beats]);
  });

  it('gets calories computed from heart rates, using the VO2max from the day on which it became known', {
    tags: ['atLength'],
  }, async () => {
    const { result: self } = await server.call(getSelf, { token: world.tokens.athleteA });
    const measured = new Date((day(20) + 86_400) * 1000).toISOString();
    const Values = [{ Key: 'vo2Max', Value: 45 }] as const;
    const body = { TimeStamp: measured, Values: [...Values], Note: '', ClubId: null };
    expect((await server.call(createMeasures, { ...as(world.tokens.athleteA), body })).status).toBe(201);
    const counted = new Uint32Array(256);
    for (const bpm of anHour(0).beats) counted[bpm] = (counted[bpm] ?? 0) + 1;
    for (const [begin, vo2Max] of [
      [day(20), null],
      [day(22), 45],
    ] as const) {
      const { trainings } = await send(writeFit(anHour(begin)));
      const { training } = await read(trainings[0]?.TrainingId ?? 0);
      const { Gender: sex, Weight: weightKg, Height: heightCm, BirthDate } = self;
      const ageYears = BirthDate === null ? null : age(BirthDate, '2026-05-20');
      const ofThen = { maxHeartRate: maxHeartRate(BirthDate, '2026-05-20'), ageYears };
      const expected = calories(counted, { ...ofThen, sex, weightKg, heightCm, vo2Max });
      expect(expected).toBeGreaterThan(100);
      expect(training?.Calories).toBe(expected);
    }
  });

  it('adds nothing when the same file is imported again, but restores the training if it was deleted', async () => {
    const file = writeFit(anHour(day(2)));
    const { trainings } = await send(file);
    const id = trainings[0]?.TrainingId ?? 0;
    expect((await send(file)).trainings).toMatchObject([{ Outcome: 'Known', TrainingId: id }]);
    expect(await journalOf(day(2))).toHaveLength(1);
    await server.call(deleteTraining, { params: { id }, token: world.tokens.athleteA });
    expect(await journalOf(day(2))).toHaveLength(0);
    expect((await send(file)).trainings).toMatchObject([{ Outcome: 'Added' }]);
    expect(await journalOf(day(2))).toHaveLength(1);
  });

  it('becomes another source of the activity if that hour already has a training, and only one source counts', {
    tags: ['atLength'],
  }, async () => {
    const begin = day(4);
    const received = minutesOf(steady(begin + 600, 2400, 100), world.ids.athleteA, world.clubA, null);
    await server.db.transaction().execute((trx) => createHeartMinutes().store(trx, received));
    const hour = anHour(begin);
    expect((await send(writeFit(hour))).trainings).toMatchObject([{ Outcome: 'Added' }]);
    const { trainings } = await send(writeTcx(hour));
    expect(trainings).toMatchObject([{ Outcome: 'Joined' }]);
    expect(await journalOf(begin)).toMatchObject([{ OtherSources: 1 }]);
    const { training } = await read(trainings[0]?.TrainingId ?? 0);
    expect(training).toMatchObject({ Source: 'File', Duration: 3600, GapTime: 0, ClubId: null });
  });

  it('can be downloaded as the unchanged file, only by the athlete', { tags: ['atLength'] }, async () => {
    const hour = anHour(day(8));
    const { trainings } = await send(writeFit(hour));
    const id = trainings[0]?.TrainingId ?? 0;
    const query = { format: 'FIT' } as const;
    const { result } = await server.call(exportRecording, { params: { id }, query, token: world.tokens.athleteA });
    expect(result.FileName).toBe('2026-05-08-cycling.fit');
    const body = { File: result.File, FileName: result.FileName };
    const elsewhere = { params: { id: world.ids.athleteB }, token: world.tokens.athleteB };
    const again = await server.call(importRecording, { ...elsewhere, body });
    const other = again.result.Trainings[0]?.TrainingId ?? 0;
    const { series } = await read(id);
    const copy = await server.call(getTrainingSeries, { params: { id: other }, token: world.tokens.athleteB });
    expect(copy.result).toEqual(series);
    const { status } = await server.call(exportRecording, { params: { id }, query, token: world.tokens.trainerA });
    expect(status).toBe(404);
  });

  it('hides from other readers all positions within 250 m of the begin and end of the route', async () => {
    const begin = day(6);
    const hour = anHour(begin);
    const { trainings } = await send(writeFit(hour));
    const id = trainings[0]?.TrainingId ?? 0;
    const consents = (['HeartRate', 'OtherTrainings'] as const).map((Purpose) => ({
      ClubId: world.clubA,
      Purpose,
      Version: textVersions[Purpose],
      Granted: true,
    }));
    await server.call(setConsents, { ...as(world.tokens.athleteA), body: consents });
    const { result } = await server.call(getTrainingSeries, { params: { id }, token: world.tokens.trainerA });
    expect(result).toMatchObject({ HasHiddenEnds: true, Seconds: 3600 });
    const start = { latitude: hour.series.values.Latitude?.[0] ?? 0, longitude: hour.series.values.Longitude?.[0] ?? 0 };
    const shown = (result?.Latitude ?? []).flatMap((latitude, second) => {
      const longitude = result?.Longitude?.[second] ?? null;
      return latitude === null || longitude === null ? [] : [metresBetween(start, { latitude, longitude })];
    });
    expect(shown.length).toBeGreaterThan(3000);
    expect(Math.min(...shown)).toBeGreaterThan(250);
    const query = { from: new Date(begin * 1000).toISOString(), to: new Date((begin + 30) * 1000).toISOString() };
    const others = await server.call(getGeopositions, { ...as(world.tokens.trainerA), query });
    expect(others.result?.Positions).toEqual([]);
    const own = await server.call(getGeopositions, { ...as(world.tokens.athleteA), query });
    expect(own.result?.Positions).toHaveLength(30);
    // The hidden distance would reveal how far the home is from the visible route.
    const detail = (await server.call(getTraining, { params: { id }, token: world.tokens.trainerA })).result;
    expect(detail).toMatchObject({ Distance: null, Declared: { Distance: null } });
    const around = { from: new Date((begin - 60) * 1000).toISOString(), to: new Date((begin + 7200) * 1000).toISOString() };
    const listed = await server.call(listCalendarTrainings, { ...as(world.tokens.trainerA), query: around });
    expect(listed.result).toMatchObject([{ TrainingId: id, Distance: null }]);
    expect(result?.Distance?.find((metres) => metres !== null)).toBe(0);
    for (const name of ['Altitude', 'Speed', 'Distance'] as const)
      expect(result?.[name]?.map((value) => value === null)).toEqual(result?.Latitude?.map((value) => value === null));
    expect((await read(id)).training).toMatchObject({ Distance: 28_800, Declared: { Distance: 28_800 } });
    const power = await server.call(getPower, { ...as(world.tokens.trainerA), query });
    expect(power.result?.Power).toEqual(hour.series.values.Power?.slice(0, 30));

    await server.db.updateTable('trainings').set({ ClubId: world.clubA }).where('TrainingId', '=', id).execute();
    const elsewhere = consents.filter(({ Purpose }) => Purpose === 'OtherTrainings').map((one) => ({ ...one, Granted: false }));
    await server.call(setConsents, { ...as(world.tokens.athleteA), body: elsewhere });
    const inClub = (await server.call(getTrainingSeries, { params: { id }, token: world.tokens.trainerA })).result;
    expect(inClub).toMatchObject({ Latitude: null, Longitude: null, HasHiddenEnds: false });
    expect(inClub?.Power).toEqual(hour.series.values.Power);
    expect(inClub?.Distance?.[0]).toBeNull();
    const body = { TrainingType: 'cycling', Name: '', Note: '', Distance: null, ...(await versionOf(server, id)) };
    expect((await server.call(updateTraining, { params: { id }, body, token: world.tokens.trainerA })).status).toBe(200);
    expect((await read(id)).training?.Distance).toBe(28_800);
    const later = new Date((begin + 1800) * 1000).toISOString();
    const inside = { ...query, to: later };
    const places = await server.call(getGeopositions, { ...as(world.tokens.trainerA), query: inside });
    expect(places.result?.Positions).toEqual([]);
  });

  it('has only values that a user could enter, so that the training can be saved again', async () => {
    const begin = day(10);
    const name = `Ho\u202Eme\u2066 &#10;run\u2028to\u200B ${'🏃'.repeat(60)}`;
    const points = [0, 20, 40, 60, 80].map(
      (second) => `<trkpt lat="45" lon="9"><time>${new Date((begin + second) * 1000).toISOString()}</time><hr>120</hr></trkpt>`,
    );
    const { problem } = await send(
      `<?xml version="1.1"?><gpx creator="Wat&#x202E;ch&#1;"><trk><name>${name}</name><trkseg>${points.join('')}</trkseg></trk></gpx>`,
    );
    expect(problem).toBeUndefined();
    const [one] = await journalOf(begin);
    expect(one).toMatchObject({ Name: `Home run to ${'🏃'.repeat(44)}`, SourceName: 'Watch' });
    const params = { id: one?.TrainingId ?? 0 };
    const words = { TrainingType: one?.TrainingType ?? '', Name: one?.Name ?? '', Note: '' };
    const body = { ...words, ...(await versionOf(server, params.id)) };
    expect((await server.call(updateTraining, { params, body, token: world.tokens.athleteA })).status).toBe(200);
  });

  it('is accepted from a watch whose clock is a few minutes ahead', { tags: ['atLength'] }, async () => {
    const begin = Math.floor(Date.now() / 1000) - 3600 + 180;
    expect(await send(writeFit(anHour(begin)))).toMatchObject({ trainings: [{ Outcome: 'Added', Duration: 3600 }] });
  });

  it('from a truncated file contains the complete records of the file, with a notice', { tags: ['atLength'] }, async () => {
    const file = writeFit(anHour(day(13)));
    const { result } = await server.call(importRecording, {
      ...as(world.tokens.athleteA),
      body: { File: Buffer.from(file.subarray(0, file.length - 5000)).toString('base64'), FileName: 'a.fit' },
    });
    expect(result).toMatchObject({ IsCut: true, Trainings: [{ Outcome: 'Added', TrainingType: 'other' }] });
  });

  it('reports the number of points with impossible values', { tags: ['atLength'] }, async () => {
    const at = (second: number) => `<time>${new Date((day(11) + second) * 1000).toISOString()}</time>`;
    const good = [0, 20, 40, 60, 80].map((second) => `<trkpt lat="45" lon="9">${at(second)}<hr>120</hr></trkpt>`);
    const bad = [90, 91].map((second) => `<trkpt lat="95" lon="9">${at(second)}<hr>255</hr></trkpt>`);
    const file = `<gpx creator="a"><trk><trkseg>${[...good, ...bad].join('')}</trkseg></trk></gpx>`;
    const { result } = await server.call(importRecording, {
      ...as(world.tokens.athleteA),
      body: { File: Buffer.from(file).toString('base64'), FileName: 'a.gpx' },
    });
    expect(result).toMatchObject({ PassedOver: { Untimed: 0, Foreign: 0, Unusable: 2 }, Trainings: [{ Outcome: 'Added' }] });
  });

  it('is refused if the file has no times, is unreadable or is hostile, and nothing of it is stored', async () => {
    const begin = day(7);
    const file = writeFit(anHour(begin));
    const bomb = `<?xml version="1.0"?><!DOCTYPE gpx [<!ENTITY a "${'x'.repeat(1000)}"><!ENTITY b "&a;&a;">]><gpx creator="&b;"/>`;
    const nowhere = [0, 60, 120].map(
      (second) => `<trkpt lat="145" lon="9"><time>${new Date((begin + second) * 1000).toISOString()}</time><hr>0</hr></trkpt>`,
    );
    const impossible = `<gpx creator="a"><trk><trkseg>${nowhere.join('')}</trkseg></trk></gpx>`;
    const changed = new Uint8Array(file);
    changed.set([changed[400] === 1 ? 2 : 1], 400);
    const refused = [
      [bomb, 'RecordingDocumentType'],
      ['PK\u0003\u0004 a folder', 'RecordingPacked'],
      [new Uint8Array([0x1f, 0x8b, 8, 0]), 'RecordingPacked'],
      [impossible, 'RecordingWithoutValues'],
      [changed, 'RecordingBroken'],
      [file.subarray(0, 100), 'RecordingBroken'],
      ['%PDF-1.7', 'RecordingTypeRefused'],
      ['<gpx creator="a"><trk><trkseg><trkpt lat="45" lon="9"/></trkseg></trk></gpx>', 'RecordingEmpty'],
      [`<gpx creator="a">${'<a>'.repeat(2000)}`, 'RecordingBroken'],
    ] as const;
    const track = (...seconds: number[]) => {
      const points = seconds.map(
        (second) => `<trkpt lat="45" lon="9"><time>${new Date((begin + second) * 1000).toISOString()}</time><hr>120</hr></trkpt>`,
      );
      return `<gpx creator="a"><trk><trkseg>${points.join('')}</trkseg></trk></gpx>`;
    };
    const ofReasons = [
      [track(...Array.from({ length: 50 }, (_, second) => second)), 'RecordingTooShort'],
      [track(0, 20_000, 40_000, 60_000, 80_000, 90_000), 'RecordingTooLong'],
      [writeFit(anHour(Date.UTC(1995, 0, 1) / 1000)), 'RecordingUndated'],
      [writeFit(anHour(Math.floor(Date.now() / 1000) + 3600)), 'RecordingAhead'],
    ] as const;
    for (const [sent, why] of [...refused, ...ofReasons]) expect((await send(sent)).problem).toMatchObject({ ErrorType: why });
    expect(await journalOf(begin)).toHaveLength(0);
  });
});
