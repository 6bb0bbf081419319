import {
  answerSensorClaim,
  claimSensor,
  createSensor,
  deleteSensor,
  listClubSensorClaims,
  listUserSensorClaims,
  listUserSensors,
} from '@clubpulse/contract/devices/sensors.calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { hours } from '../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../test/booking-server.ts';
import { aUser } from '../../test/rows.ts';
import { openOwnServer } from '../../test/server.ts';

let server: BookingServer;
let owner: Person;
let outsider: Person;
let number = 500;
beforeAll(async () => {
  server = await openBookingServer(openOwnServer());
});
beforeEach(async () => {
  number += 1;
  owner = await server.person('Athlete');
  outsider = await newUser();
  await server.db.updateTable('users').set({ Language: 'en' }).execute();
  await server.call(createSensor, { body: body(owner), token: owner.token });
  await server.runDueJobs();
  await server.db.deleteFrom('mails').execute();
});
afterAll(() => server.close());

async function newUser(): Promise<Person> {
  const email = `strap-${Math.random().toString(36).slice(2)}@example.com`;
  const id = await aUser(server.db, { Email: email });
  return { id, token: await server.tokenFor(email) };
}
const body = ({ id }: { id: number }) => ({
  UserId: id,
  Model: 'Clubpulse' as const,
  Code: `D0${String(number).padStart(5, '0')}`,
});
const ask = (person = outsider) => server.call(claimSensor, { body: body(person), token: person.token });
const askFor = (Code: string) => server.call(claimSensor, { body: { ...body(outsider), Code }, token: outsider.token });
const strapsOf = async (person: Person) =>
  (await server.call(listUserSensors, { params: { id: person.id }, token: person.token })).result.length;
const claimsOf = async (person: Person) =>
  (await server.call(listUserSensorClaims, { params: { id: person.id }, token: person.token })).result;
async function claimed(): Promise<number> {
  expect((await ask()).status).toBe(200);
  const [claim] = await claimsOf(owner);
  if (!claim) throw new Error('no claim');
  return claim.ClaimId;
}
const answer = (claimId: number, Grant: boolean, person: Person) =>
  server.call(answerSensorClaim, { params: { id: claimId }, body: { Grant }, token: person.token });
const owns = async () => [await strapsOf(owner), await strapsOf(outsider)];
async function mails(): Promise<string[]> {
  await server.runDueJobs();
  const rows = await server.db.selectFrom('mails').select('Subject').orderBy('MailId').execute();
  return rows.map(({ Subject }) => Subject).sort();
}
async function weekLater(): Promise<void> {
  await sql`update graphile_worker._private_jobs set run_at = now()`.execute(server.db);
  await server.runDueJobs();
}
const received = (at: Date) => server.db.updateTable('sensors').set({ LastHeard: at }).where('UserId', '=', owner.id).execute();

describe('a user who claims a strap of another user', () => {
  it('cannot link it even with the reassign flag, and does not learn the owner’s name', async () => {
    const taken = await server.call(createSensor, { body: { ...body(outsider), Reassign: true }, token: outsider.token });
    expect([taken.status, taken.problem.ErrorType, taken.problem.values]).toEqual([409, 'SensorLinkedToOther', undefined]);
    expect(await owns()).toEqual([1, 0]);
  });

  it('can try to link straps of other users ten times in an hour, and afterwards cannot link any strap', async () => {
    const link = async (Code: string) =>
      (await server.call(createSensor, { body: { ...body(outsider), Code }, token: outsider.token })).status;
    const burst = await Promise.all(Array.from({ length: 25 }, () => link(body(owner).Code)));
    expect(burst.filter((status) => status === 409)).toHaveLength(10);
    expect([await link(body(owner).Code), await link('D064000')]).toEqual([429, 429]);
    expect(await owns()).toEqual([1, 0]);
  });

  it('cannot link more than ten straps by claiming straps that no user has linked', { tags: ['atLength'] }, async () => {
    const codes = Array.from({ length: 14 }, (_, index) => `D06${3000 + index}`);
    const used = body(owner).Code;
    const statuses: number[] = [];
    for (const Code of codes) statuses.push((await askFor(Code)).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(10);
    expect(await owns()).toEqual([1, 10]);
    for (const Code of ['D064999', used]) expect((await askFor(Code)).problem.ErrorType).toBe('SensorLimit');
  });

  it('gets the same response above the limit, whether the number is in use or not', async () => {
    const codes = [1, 2, 3, 4, 5].map((one) => `D0${number}${String(one).padStart(2, '0')}`);
    for (const Code of codes) await server.call(createSensor, { body: { ...body(owner), Code }, token: owner.token });
    for (const Code of codes) expect((await askFor(Code)).status).toBe(200);
    for (const Code of ['D064998', body(owner).Code]) expect((await askFor(Code)).problem.ErrorType).toBe('SensorClaimLimit');
    expect(await strapsOf(outsider)).toBe(0);
    expect((await askFor(codes[0] ?? '')).status).toBe(200);
  });

  it('has one common limit for claims and for attempts to link', { tags: ['atLength'] }, async () => {
    const link = () => server.call(createSensor, { body: body(outsider), token: outsider.token });
    for (let time = 0; time < 10; time++) expect((await link()).status).toBe(409);
    for (const Code of [body(owner).Code, 'D064997']) expect((await askFor(Code)).problem.ErrorType).toBe('SensorClaimLimit');
  });

  it('causes one claim even when they claim twice, and the owner is notified in the app and by mail', async () => {
    const first = await ask();
    expect(new Date(first.result.AnswerBy ?? 0).getTime()).toBeGreaterThan(hours(7 * 24 - 1).getTime());
    expect((await ask()).result).toEqual(first.result);
    expect(await claimsOf(owner)).toMatchObject([{ Code: body(owner).Code, IsClaimant: false }]);
    expect(await claimsOf(outsider)).toMatchObject([{ IsClaimant: true, AnswerBy: first.result.AnswerBy }]);
    expect(await owns()).toEqual([1, 0]);
    const sent = await mails();
    expect(sent).toHaveLength(2);
    expect(sent).toContainEqual(expect.stringMatching(/requests your strap D0/));
    expect(sent).toContainEqual(expect.stringMatching(/^You requested strap D0/));
    const all = await server.db.selectFrom('mails').select(['To', 'Text']).execute();
    const nickname = await server.db
      .selectFrom('users')
      .select('Nickname')
      .where('UserId', '=', owner.id)
      .executeTakeFirstOrThrow();
    const email = await server.db.selectFrom('users').select('Email').where('UserId', '=', outsider.id).executeTakeFirstOrThrow();
    expect(all.find(({ To }) => To === email.Email)?.Text).not.toContain(nickname.Nickname);
  });

  it('gets the strap when the owner accepts the claim, and both users are notified', async () => {
    expect((await answer(await claimed(), true, owner)).status).toBe(204);
    expect(await owns()).toEqual([0, 1]);
    expect(await claimsOf(owner)).toEqual([]);
    expect((await mails()).filter((subject) => subject.endsWith('yours'))).toEqual([
      expect.stringMatching(/is no longer yours$/),
      expect.stringMatching(/is yours$/),
    ]);
  });

  it('gets the strap when the owner unlinks it', async () => {
    await claimed();
    const [strap] = (await server.call(listUserSensors, { params: { id: owner.id }, token: owner.token })).result;
    expect((await server.call(deleteSensor, { params: { id: strap?.SensorId ?? 0 }, token: owner.token })).status).toBe(204);
    expect(await owns()).toEqual([0, 1]);
  });

  it('does not get the strap when the owner refuses, and cannot claim the same strap again', async () => {
    expect((await answer(await claimed(), false, owner)).status).toBe(204);
    expect(await owns()).toEqual([1, 0]);
    expect((await ask()).problem.ErrorType).toBe('SensorClaimLimit');
    expect(await mails()).toContainEqual(expect.stringMatching(/stays with its owner$/));
  });

  it('can claim at most five straps in a week', async () => {
    const codes = [1, 2, 3, 4, 5, 6].map((one) => `D0${number}${String(one).padStart(2, '0')}`);
    for (const Code of codes) await server.call(createSensor, { body: { ...body(owner), Code }, token: owner.token });
    const statuses = await Promise.all(codes.map(async (Code) => (await askFor(Code)).status));
    expect(statuses.sort((a, b) => a - b)).toEqual([200, 200, 200, 200, 200, 429]);
  });
});

describe('the decision on a claim for a strap', () => {
  it('can be made only by the owner, and by staff of a club where the owner is an athlete', async () => {
    const claim = await claimed();
    const neighbour = await server.person('Athlete');
    for (const person of [outsider, neighbour, await newUser()]) expect((await answer(claim, true, person)).status).toBe(403);
    expect(await owns()).toEqual([1, 0]);
    const manager = await server.person('Manager');
    const inClub = await server.call(listClubSensorClaims, { params: { id: server.club }, token: manager.token });
    expect(inClub.result.find(({ ClaimId }) => ClaimId === claim)).toMatchObject({ Code: body(owner).Code });
    expect((await answer(claim, true, await server.person('Trainer'))).status).toBe(204);
    expect(await owns()).toEqual([0, 1]);
    expect((await answer(claim, true, manager)).status).toBe(404);
  });

  it('is made automatically after a week: an owner who used the strap in the last 90 days remains its owner', {
    tags: ['atLength'],
  }, async () => {
    await claimed();
    await received(hours(-89 * 24));
    await weekLater();
    expect(await owns()).toEqual([1, 0]);
    expect(await mails()).toContainEqual(expect.stringMatching(/stays yours$/));
  });

  it('is made automatically after a week: a strap that was not used in the last 90 days is transferred to the claimant', async () => {
    await claimed();
    await received(hours(-91 * 24));
    await weekLater();
    expect(await owns()).toEqual([0, 1]);
  });

  it('transfers the strap to only one of two claimants when both claims are accepted concurrently', async () => {
    const second = await newUser();
    const claim = await claimed();
    expect((await ask(second)).status).toBe(200);
    const both = await claimsOf(owner);
    const other = both.find(({ ClaimId }) => ClaimId !== claim)?.ClaimId ?? 0;
    const statuses = await Promise.all([answer(claim, true, owner), answer(other, true, owner)]);
    expect(statuses.map(({ status }) => status).sort((a, b) => a - b)).toEqual([204, 404]);
    expect((await strapsOf(outsider)) + (await strapsOf(second))).toBe(1);
    expect([...(await claimsOf(outsider)), ...(await claimsOf(second))]).toEqual([]);
  });
});
