import { listParticipants } from '@clubpulse/contract/calendar/seats/participants.calls';
import { deleteKiosk } from '@clubpulse/contract/clubs/kiosks.calls';
import { assignTags, createTag } from '@clubpulse/contract/clubs/tags/tags.calls';
import { isRefusal } from '@clubpulse/contract/errors';
import { takeRole } from '@clubpulse/contract/members/membership.calls';
import * as calls from '@clubpulse/contract/office/check-in/check-in.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createAttendance } from '../../calendar/seats/participants/attendance.service.ts';
import { createKiosks } from '../../clubs/kiosks/public.ts';
import { accepted } from '../../test/billing.ts';
import { aClass, aCourse, anAthlete, hours } from '../../test/booking-rows.ts';
import { leaveClubs } from '../../test/leaving.ts';
import { openServer, type TestServer } from '../../test/server.ts';
import { createWorld, type World } from '../../test/world.ts';
import { createCheckIns } from './check-in.service.ts';

let server: TestServer;
let world: World;
beforeAll(async () => {
  server = await openServer();
  world = await createWorld(server);
});
afterAll(() => server.close());

const inClub = (id = world.clubA) => ({ params: { id } });
const show = async (person: 'athleteA' | 'neighbourA' = 'athleteA') =>
  (await server.call(calls.makeCheckInCode, { ...inClub(), token: world.tokens[person] })).result.Code;
const admit = (body: { Code: string } | { UserId: number }, token = world.tokens.trainerA, id = world.clubA, key?: string) =>
  server.call(calls.checkIn, { ...inClub(id), body, token, key });
const today = async () =>
  (await server.call(calls.listCheckIns, { ...inClub(), token: world.tokens.managerA })).result.data.map(({ UserId }) => UserId);

const desk = (now?: () => Date) =>
  createCheckIns({
    db: server.db,
    attendance: createAttendance({ db: server.db }),
    kiosks: createKiosks({ db: server.db }),
    club: async () => undefined,
    ...(now === undefined ? {} : { now }),
  });

async function seatIn(classId: number, userId: number, Begin: Date, End: Date): Promise<void> {
  const seat = {
    ClassId: classId,
    UserId: userId,
    ClubId: world.clubA,
    Place: 'InSite',
    State: 'Booked',
    PaymentKind: 'Free',
  } as const;
  await server.db
    .insertInto('class_participants')
    .values({ ...seat, ClassBegin: Begin, ClassEnd: End })
    .execute();
  await server.db.updateTable('classes').set({ InSiteParticipants: 1 }).where('ClassId', '=', classId).execute();
}
const marksOf = async (id: number) =>
  (await server.call(listParticipants, { params: { id }, token: world.tokens.managerA })).result.map((one) => one.Attendance);

describe('a check-in code of an athlete', () => {
  it('identifies the athlete once, also with a space or in lower case, and adds the visit to the list of the day', async () => {
    const code = await show();
    expect(code).toMatch(/^[A-Z0-9]{8}$/);
    const typed = `${code.slice(0, 4).toLowerCase()} ${code.slice(4)}`;
    const first = await admit({ Code: typed });
    expect(first.result).toMatchObject({ UserId: world.ids.athleteA, Again: false, Class: null });
    expect((await admit({ Code: code })).problem.ErrorType).toBe('CheckInCodeUnknown');
    const again = await admit({ Code: await show() });
    expect(again.result).toMatchObject({ Again: true, At: first.result.At });
    await admit({ UserId: world.ids.neighbourA });
    expect(await today()).toEqual([world.ids.neighbourA, world.ids.athleteA]);
  });

  it('is not valid in another club', async () => {
    const code = await show('neighbourA');
    expect((await admit({ Code: code }, world.tokens.managerB, world.clubB)).problem.ErrorType).toBe('CheckInCodeUnknown');
    expect((await admit({ Code: code })).status).toBe(201);
  });

  it('checks the athlete in once when two desks read the code at the same time', async () => {
    const code = await show();
    const both = await Promise.all([admit({ Code: code }), admit({ Code: code }, world.tokens.managerA)]);
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
  });

  it('returns the same result for the same idempotency key, during and after the first request', async () => {
    const { db } = server;
    const athlete = await anAthlete(db, world.clubA);
    const soon = hours(0.5);
    const next = await aClass(db, world.clubA, { Begin: soon });
    await seatIn(next, athlete, soon, hours(1.5));
    const { Code } = accepted(await desk().code(world.clubA, athlete));
    const repeated = () => admit({ Code }, world.tokens.managerA, world.clubA, 'double-tap');
    const answers = await Promise.all([repeated(), repeated(), repeated(), repeated()]);
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    answers.push(await repeated());
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(answers[0]?.result).toMatchObject({ UserId: athlete, Again: false, Class: { ClassId: next } });
    expect(await marksOf(next)).toEqual(['Present']);
    expect(await db.selectFrom('check_ins').selectAll().where('UserId', '=', athlete).execute()).toHaveLength(1);
  });

  it('is not created for an administrator who does not train in the club', async () => {
    const { status, problem } = await server.call(calls.makeCheckInCode, { ...inClub(), token: world.tokens.admin });
    expect([status, problem.ErrorType]).toEqual([404, 'NotFound']);
  });

  it('is valid for three minutes, and a second check-in within half an hour counts as the same visit', async () => {
    let instant = new Date();
    const { code, arrive } = desk(() => instant);
    const athlete = await anAthlete(server.db, world.clubA);
    const after = (minutes: number) => {
      instant = new Date(instant.getTime() + minutes * 60_000);
    };
    const late = accepted(await code(world.clubA, athlete));
    after(3);
    expect(await arrive(world.clubA, { Code: late.Code }, world.ids.managerA)).toMatchObject({
      refused: 'CheckInCodeUnknown',
    });
    const came = async () => arrive(world.clubA, { UserId: athlete }, world.ids.managerA);
    expect(await came()).toMatchObject({ Again: false });
    after(29);
    expect(await came()).toMatchObject({ Again: true });
    after(2);
    expect(await came()).toMatchObject({ Again: false });
    const ahead = { ClubId: world.clubA, UserId: athlete, At: new Date(instant.getTime() + 3 * 86_400_000) };
    await server.db.insertInto('check_ins').values(ahead).execute();
    after(31);
    expect(await came()).toMatchObject({ Again: false, At: instant.toISOString() });
    await code(world.clubA, athlete);
    const stored = await server.db.selectFrom('check_in_codes').selectAll().where('UserId', '=', athlete).execute();
    expect(stored).toHaveLength(1);
  });

  it('is deleted after it expired; of more than five codes only the newest five are valid', async () => {
    let instant = new Date(Date.now() + 3_600_000);
    const { code, purge } = desk(() => instant);
    const athlete = await anAthlete(server.db, world.clubA);
    const held = () => server.db.selectFrom('check_in_codes').select('Code').where('UserId', '=', athlete).execute();
    const codes: string[] = [];
    for (let second = 0; second < 7; second++) {
      instant = new Date(instant.getTime() + 1000);
      codes.push(accepted(await code(world.clubA, athlete)).Code);
    }
    expect((await held()).map(({ Code }) => Code).sort()).toEqual(codes.slice(-5).sort());
    instant = new Date(instant.getTime() + 180_000);
    await purge();
    expect(await held()).toEqual([]);
  });
});

describe('an arrival at the desk', () => {
  it('marks the athlete as present in the next class, but not in later classes', async () => {
    const { db } = server;
    const athlete = await anAthlete(db, world.clubA);
    const [soon, later] = [hours(0.5), hours(1.5)];
    const next = await aClass(db, world.clubA, { Begin: soon });
    const after = await aClass(db, world.clubA, { Begin: later });
    await seatIn(after, athlete, later, hours(2.5));
    expect((await admit({ UserId: athlete })).result.Class).toBeNull();
    await seatIn(next, athlete, soon, later);
    expect((await admit({ UserId: athlete })).result).toMatchObject({ Class: { ClassId: next, Name: 'Spinning' }, Again: true });
    expect([await marksOf(next), await marksOf(after)]).toEqual([['Present'], [null]]);
  });

  it('marks a participant of a course as present on the day of the arrival', async () => {
    const { db } = server;
    const athlete = await anAthlete(db, world.clubA);
    const { classId, days } = await aCourse(db, world.clubA, [-0.5, 100]);
    const [first, last] = [days[0], days.at(-1)];
    await seatIn(classId, athlete, new Date(first?.Begin ?? 0), new Date(last?.End ?? 0));
    expect((await admit({ UserId: athlete })).result.Class).toMatchObject({ ClassId: classId, Begin: first?.Begin });
    const marks = await server.db
      .selectFrom('course_attendance as a')
      .innerJoin('class_participants as p', 'p.ClassParticipantId', 'a.ClassParticipantId')
      .select(['a.Day', 'a.Attendance'])
      .where('p.ClassId', '=', classId)
      .execute();
    expect(marks).toEqual([{ Day: new Date(first?.Begin ?? 0), Attendance: 'Present' }]);
  });

  it('is refused for a user who does not train in the club', async () => {
    const refused = await admit({ UserId: world.ids.stranger });
    expect(refused.problem.errors).toEqual([expect.objectContaining({ field: 'UserId' })]);
    const code = await show('neighbourA');
    const athlete = { id: world.clubA, userId: world.ids.neighbourA, role: 'Athlete' };
    expect((await server.call(takeRole, { params: athlete, token: world.tokens.managerA })).status).toBe(204);
    expect((await admit({ Code: code })).problem.ErrorType).toBe('CheckInCodeUnknown');
    expect(await today()).not.toContain(world.ids.neighbourA);
  });
});

describe('a check-in kiosk', () => {
  const kiosks = () => createKiosks({ db: server.db });
  async function aKiosk(club = world.clubA, Name = 'Entrance') {
    const made = await kiosks().create(club, Name, world.ids.managerA);
    if (isRefusal(made)) throw new Error('not made');
    const opened = await kiosks().open(made.Code, `kiosk of ${club}`);
    if (isRefusal(opened)) throw new Error('not paired');
    return { id: made.KioskId, Token: opened.Token };
  }
  const at = (Token: string, Code: string) => server.call(calls.checkInAtKiosk, { body: { Token, Code } });
  const codeOf = async (athlete: number) => accepted(await desk().code(world.clubA, athlete)).Code;
  const visitsOf = (athlete: number) =>
    server.db.selectFrom('check_ins').select(['KioskId', 'ByUserId']).where('UserId', '=', athlete).execute();

  it('delays the next attempt by seconds after wrong codes, but not after right codes', async () => {
    const [one, other] = [await aKiosk(), await aKiosk()];
    const wrong = [];
    for (let tried = 0; tried < 24; tried += 1) wrong.push(await at(one.Token, 'AAAAAAAA'));
    expect(wrong.slice(0, 20).map(({ problem }) => problem.ErrorType)).toEqual(Array(20).fill('CheckInCodeUnknown'));
    const slowed = wrong.find(({ status }) => status === 429);
    expect(slowed?.problem).toMatchObject({ ErrorType: 'CheckInCodeAttempts' });
    expect(slowed?.problem.values?.['seconds']).toBeLessThanOrEqual(8);
    const athlete = await anAthlete(server.db, world.clubA);
    expect((await at(one.Token, await codeOf(athlete))).status).toBe(200);
    expect((await at(other.Token, 'AAAAAAAA')).problem.ErrorType).toBe('CheckInCodeUnknown');
  });

  it('checks athletes in as the desk does, shows first name and class, and stores the kiosk with the visit', async () => {
    const { id, Token } = await aKiosk();
    const athlete = await anAthlete(server.db, world.clubA);
    await server.db.updateTable('users').set({ FirstMidName: 'Marta', Language: 'es' }).where('UserId', '=', athlete).execute();
    const soon = hours(0.5);
    const next = await aClass(server.db, world.clubA, { Begin: soon, Location: 'Pool' });
    await seatIn(next, athlete, soon, hours(1.5));
    const { result, status } = await at(Token, await codeOf(athlete));
    const Class = { Name: 'Spinning', Begin: soon.toISOString(), Room: 'Pool' };
    expect(status).toBe(200);
    expect(result).toEqual({ Name: 'Marta', Language: 'es', At: expect.any(String), Again: false, Class, Desk: null });
    expect(await marksOf(next)).toEqual(['Present']);
    expect(await visitsOf(athlete)).toEqual([{ KioskId: id, ByUserId: null }]);
    const { result: came } = await server.call(calls.listCheckIns, { ...inClub(), token: world.tokens.managerA });
    expect(came.data).toContainEqual(expect.objectContaining({ UserId: athlete, Kiosk: 'Entrance' }));
    expect((await admit({ UserId: athlete })).result).toMatchObject({ Again: true, Kiosk: 'Entrance' });
  });

  it('returns the same response when it reads a code twice, and the code is then invalid at the desk and at other kiosks', async () => {
    const { Token } = await aKiosk();
    const athlete = await anAthlete(server.db, world.clubA);
    const Code = await codeOf(athlete);
    const answers = [...(await Promise.all([at(Token, Code), at(Token, Code), at(Token, Code)])), await at(Token, Code)];
    expect(new Set(answers.map(({ result }) => JSON.stringify(result))).size).toBe(1);
    expect(answers[0]?.result).toMatchObject({ Again: false });
    expect(await visitsOf(athlete)).toHaveLength(1);
    expect((await admit({ Code })).problem.ErrorType).toBe('CheckInCodeUnknown');
    expect((await at((await aKiosk()).Token, Code)).problem.ErrorType).toBe('CheckInCodeUnknown');
    expect((await at(Token, await codeOf(athlete))).result).toMatchObject({ Again: true });
  });

  it('refuses codes of another club, used codes and codes of former members, and all codes after it is deleted', async () => {
    const { id, Token } = await aKiosk();
    const foreign = await aKiosk(world.clubB);
    const athlete = await anAthlete(server.db, world.clubA);
    const Code = await codeOf(athlete);
    const unknown = { ErrorType: 'CheckInCodeUnknown' };
    expect((await at(foreign.Token, Code)).problem).toMatchObject(unknown);
    expect((await admit({ Code })).status).toBe(201);
    expect((await at(Token, Code)).problem).toMatchObject(unknown);
    const last = await codeOf(athlete);
    await leaveClubs(server.db, athlete);
    expect((await at(Token, last)).problem).toMatchObject(unknown);
    await server.call(deleteKiosk, { params: { id }, token: world.tokens.managerA });
    expect((await at(Token, last)).problem).toMatchObject({ ErrorType: 'KioskUnpaired' });
  });

  it('sends a member to the desk without showing the reason, and greets without a name if the member hides on walls', async () => {
    const { Token } = await aKiosk();
    const athlete = await anAthlete(server.db, world.clubA);
    await server.db.updateTable('users').set({ HideOnWall: true }).where('UserId', '=', athlete).execute();
    const Title = 'Certificate';
    const document = {
      ClubId: world.clubA,
      UserId: athlete,
      Type: 'MedicalCertificate',
      Title,
      ExpirationDate: '2020-01-31',
    } as const;
    await server.db.insertInto('expirations').values(document).execute();
    const { result } = await at(Token, await codeOf(athlete));
    expect(result).toMatchObject({ Name: null, Desk: 'Please' });
    expect(JSON.stringify(result)).not.toMatch(/certificate|2020/i);
  });
});

it('the list of today’s arrivals can be filtered by a tag', async () => {
  const token = world.tokens.managerA;
  const [tagged, other] = [await anAthlete(server.db, world.clubA), await anAthlete(server.db, world.clubA)];
  const { result: tag } = await server.call(createTag, { ...inClub(), body: { Text: 'Rehab' }, token });
  const member = { params: { id: world.clubA, userId: tagged }, body: { ClubTagIds: [tag.ClubTagId] }, token };
  await server.call(assignTags, member);
  for (const UserId of [tagged, other]) await admit({ UserId });
  const { result } = await server.call(calls.listCheckIns, { ...inClub(), query: { ClubTagId: String(tag.ClubTagId) }, token });
  expect(result.data.map(({ UserId }) => UserId)).toEqual([tagged]);
  expect(result.recordsFiltered).toBe(1);
  expect(result.recordsTotal).toBeGreaterThan(1);
});
