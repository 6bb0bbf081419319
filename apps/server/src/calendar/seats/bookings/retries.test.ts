import * as calls from '@clubpulse/contract/calendar/seats/bookings.calls';
import { deleteParticipant } from '@clubpulse/contract/calendar/seats/participants.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { forgetKeys } from '../../../platform/http/idempotency.store.ts';
import { aClass, anAccount, balanceOf, hours } from '../../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../../test/booking-server.ts';

let server: BookingServer;
let ada: Person;
let bob: Person;
beforeAll(async () => {
  server = await openBookingServer();
  [ada, bob] = await Promise.all([server.person('Athlete'), server.person('Athlete')]);
  await anAccount(server.db, server.club, ada.id, 100);
});
afterAll(() => server.close());

const priced = (fields: object = {}) => aClass(server.db, server.club, { CreditsCostInSite: 2, ...fields });
const stored = () => server.db.selectFrom('idempotency_keys').select(['Key', 'Call', 'Answer']).execute();

describe('a repeated request with the same key', () => {
  it('acts once and returns the same response', async () => {
    const classId = await priced();
    const before = await balanceOf(server.db, ada.id);
    const first = await server.book(ada, classId, {}, 'book-1');
    const again = await server.book(ada, classId, {}, 'book-1');
    expect(first.status).toBe(201);
    expect(again.status).toBe(201);
    expect(again.result).toEqual(first.result);
    expect(first.result.ClassParticipantId).toBeGreaterThan(0);
    expect(await balanceOf(server.db, ada.id)).toBe(before - 2);

    const canceled = await server.cancel(ada, classId, 'cancel-1');
    expect((await server.cancel(ada, classId, 'cancel-1')).result).toEqual(canceled.result);
    expect(await balanceOf(server.db, ada.id)).toBe(before);
    expect((await server.cancel(ada, classId)).status).toBe(404);
    expect((await server.book(ada, classId, {}, 'book-1')).result).toEqual(first.result);
  });

  it('acts once, even when several such requests are concurrent', async () => {
    const classId = await priced();
    const before = await balanceOf(server.db, ada.id);
    const answers = await Promise.all(Array.from({ length: 12 }, () => server.book(ada, classId, {}, 'at-once')));
    expect(new Set(answers.map((one) => JSON.stringify([one.status, one.result]))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
    expect(await balanceOf(server.db, ada.id)).toBe(before - 2);
    expect(await server.seats(classId)).toMatchObject({ booked: 1 });
  });

  it('stores its response in the same SQL statement as its change', async () => {
    const classId = await priced();
    const { result } = await server.book(ada, classId, {}, 'stored');
    expect((await stored()).find((one) => one.Key === 'stored')).toEqual({
      Key: 'stored',
      Call: 'bookings.create',
      Answer: { result },
    });
  });

  it('returns the same refusal, even when the action has become possible in the meantime', async () => {
    const classId = await priced({ MaxInSiteParticipants: 1 });
    await server.book(ada, classId);
    const first = await server.book(bob, classId, {}, 'full');
    expect(first.problem.ErrorType).toBe('NotEnoughCredits');
    await anAccount(server.db, server.club, bob.id, 10);
    expect((await server.book(bob, classId, {}, 'full')).problem.ErrorType).toBe('NotEnoughCredits');
    expect((await server.book(bob, classId, {}, 'full-2')).problem.ErrorType).toBe('ClassFull');
  });

  it('is refused when its content differs', async () => {
    const [one, other] = [await priced(), await priced()];
    await server.book(ada, one, {}, 'mine');
    expect((await server.book(ada, other, {}, 'mine')).problem).toMatchObject({ ErrorType: 'IdempotencyKeyReused', status: 409 });
    expect((await server.cancel(ada, one, 'mine')).problem.ErrorType).toBe('IdempotencyKeyReused');
    expect((await server.mine(ada)).map((booking) => booking.ClassId)).not.toContain(other);
    expect((await server.book(bob, one, {}, 'mine')).status).toBe(201);
  });

  it.each(['', 'two words', 'x'.repeat(65), 'ключ'])('is refused when the key is invalid: %j', async (key) => {
    const { problem } = await server.call(calls.bookClass, {
      params: { id: ada.id },
      body: { ClassId: await priced() },
      token: ada.token,
      key: encodeURIComponent(key) === key ? key : Buffer.from(key).toString('latin1'),
    });
    expect(problem).toMatchObject({ status: 400, errors: [{ field: 'Idempotency-Key', key: 'invalid-value' }] });
  });

  it('returns the first result also for calls with an empty response and calls of staff', async () => {
    const classId = await priced();
    await server.book(ada, classId);
    const remove = () =>
      server.call(deleteParticipant, { params: { id: classId, userId: ada.id }, token: server.trainer.token, key: 'remove' });
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 204]);
    expect((await server.add(ada.id, classId, {})).result).toMatchObject({ UserId: ada.id, State: 'Booked' });
    expect((await remove()).status).toBe(204);
    expect(await server.seats(classId)).toMatchObject({ booked: 1 });
  });

  it('counts as a new request after a day', async () => {
    const classId = await priced();
    await server.book(ada, classId, {}, 'old');
    await forgetKeys(server.db, hours(23));
    expect((await stored()).some((one) => one.Key === 'old')).toBe(true);
    await forgetKeys(server.db, hours(25));
    expect(await stored()).toEqual([]);
    expect((await server.book(ada, classId, {}, 'old')).problem.ErrorType).toBe('Conflict');
  });
});
