import { acceptOffer, declineOffer } from '@clubpulse/contract/calendar/seats/bookings.calls';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { aClass, hours } from '../../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../../test/booking-server.ts';
import { openOwnServer } from '../../../test/server.ts';

let server: BookingServer;
let ada: Person;
let queue: Person[];
beforeAll(async () => {
  server = await openBookingServer(openOwnServer());
});
beforeEach(async () => {
  ada = await server.person('Athlete');
  queue = await Promise.all(Array.from({ length: 4 }, () => server.person('Athlete')));
  await server.runDueJobs();
  await server.db.deleteFrom('mails').execute();
});
afterAll(() => server.close());

async function freed(Begin = hours(0.5)): Promise<number> {
  const classId = await aClass(server.db, server.club, { Begin, MaxInSiteParticipants: 1 });
  await server.book(ada, classId);
  for (const person of queue) await server.book(person, classId, { Queue: true });
  await server.cancel(ada, classId);
  return classId;
}
const accept = (person: Person, classId: number) =>
  server.call(acceptOffer, { params: { id: person.id, classId }, body: {}, token: person.token });
const notified = async () => {
  await server.runDueJobs();
  return (await server.db.selectFrom('mails').select('To').execute()).length;
};
const offerOf = async (person: Person, classId: number) => {
  const found = (await server.mine(person)).find((one) => one.ClassId === classId);
  return found && { until: found.OfferExpiresAt, open: found.OfferIsOpen };
};

describe('a seat freed in the last hour', () => {
  it('is reserved for no member, and all waiting members are notified of it once', async () => {
    const Begin = hours(0.5);
    const classId = await freed(Begin);
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 4, offered: 0 });
    expect(await notified()).toBe(4);
    await server.queues.run();
    expect(await notified()).toBe(4);
    for (const person of queue) expect(await offerOf(person, classId)).toEqual({ until: Begin.toISOString(), open: true });
  });

  it('belongs to the first member who takes it, whatever the order of the queue', async () => {
    const classId = await freed();
    const answers = await Promise.all(queue.map((person) => accept(person, classId)));
    expect(answers.map((one) => one.status).sort((one, other) => one - other)).toEqual([200, 409, 409, 409]);
    expect(new Set(answers.flatMap((one) => (one.status === 409 ? [one.problem.ErrorType] : [])))).toEqual(
      new Set(['ClassFull']),
    );
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 3, offered: 0 });
    const waits = queue.filter((_, index) => answers[index]?.status === 409);
    for (const person of waits) expect(await offerOf(person, classId)).toEqual({ until: null, open: false });
  });

  it('is announced again when it is freed again', { tags: ['atLength'] }, async () => {
    const classId = await freed();
    expect(await notified()).toBe(4);
    const [first] = queue;
    if (!first) throw new Error('no member waits');
    await accept(first, classId);
    await server.cancel(first, classId);
    expect(await notified()).toBe(7);
  });

  it('cannot be booked by members who do not wait, but staff can fill it with `force`', async () => {
    const classId = await freed();
    const eve = await server.person('Athlete');
    expect((await server.book(eve, classId)).problem.ErrorType).toBe('ClassFull');
    expect((await server.add(eve.id, classId)).problem).toMatchObject({ ErrorType: 'ClassFull' });
    expect((await server.add(eve.id, classId, { force: true })).result).toMatchObject({ State: 'Booked' });
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 4, offered: 0 });
  });
});

describe('a seat reserved for a waiting member in the last hour', () => {
  it('can be given to another member by staff with `force`, and the waiting member continues to wait', async () => {
    const classId = await freed(hours(48));
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 4, offered: 1 });
    const eve = await server.person('Athlete');
    expect((await server.add(eve.id, classId, { force: true })).result).toMatchObject({ State: 'Booked' });
    expect(await server.seats(classId)).toEqual({ booked: 1, queued: 4, offered: 0 });
    const [first] = queue;
    if (!first) throw new Error('no member waits');
    expect((await accept(first, classId)).problem.ErrorType).toBe('OfferExpired');
  });

  it('is given to only one member when staff give it to another member while the waiting member takes it', {
    tags: ['atLength'],
  }, async () => {
    for (let round = 0; round < 6; round += 1) {
      const classId = await freed(hours(48));
      const eve = await server.person('Athlete');
      const [first] = queue;
      if (!first) throw new Error('no member waits');
      const [byForce, taken] = await Promise.all([server.add(eve.id, classId, { force: true }), accept(first, classId)]);
      expect([byForce.status, taken.status].filter((status) => status < 300)).toHaveLength(1);
      expect(await server.seats(classId)).toMatchObject({ booked: 1, offered: 0 });
    }
  });

  it('can be taken by any waiting member after the member for whom it is reserved declines it', async () => {
    const classId = await freed(hours(1.2));
    await server.db
      .updateTable('classes')
      .set({ Begin: hours(0.9) })
      .where('ClassId', '=', classId)
      .execute();
    const [first] = queue;
    if (!first) throw new Error('no member waits');
    await server.call(declineOffer, { params: { id: first.id, classId }, token: first.token });
    expect(await server.seats(classId)).toEqual({ booked: 0, queued: 3, offered: 0 });
    for (const person of queue.slice(1)) expect((await offerOf(person, classId))?.open).toBe(true);
  });
});
