import * as participants from '@clubpulse/contract/calendar/seats/participants.calls';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { outsideTransaction } from '../../../platform/database/pool/one-connection.ts';
import { aClass, aCourse, anAccount, balanceOf, hours } from '../../../test/booking-rows.ts';
import { type BookingServer, openBookingServer, type Person } from '../../../test/booking-server.ts';
import { oneIn } from '../../../test/proof/at-length.ts';
import { untilStuck } from '../../../test/race/until-stuck.ts';
import { createAttendance } from './attendance.service.ts';

let server: BookingServer;
beforeAll(async () => {
  server = await openBookingServer();
});
afterAll(() => server.close());

const PAID = 3;
const SOON = 1 / 3;
const fields = { BookingBeforeHours: 0, CancelBeforeHours: 0, CreditsCostInSite: PAID };
const begins = {
  class: async () => ({ classId: await aClass(server.db, server.club, { ...fields, Begin: hours(SOON) }), day: undefined }),
  course: async () => {
    const { classId, days } = await aCourse(server.db, server.club, [SOON, 48], fields);
    return { classId, day: days[0]?.Begin };
  },
} as const;

async function booked(kind: keyof typeof begins) {
  const person = await server.person('Athlete');
  await anAccount(server.db, server.club, person.id, PAID);
  const { classId, day } = await begins[kind]();
  expect((await server.book(person, classId)).status).toBe(201);
  return { who: person, classId, day };
}

const isPresent = async (person: Person, classId: number) => {
  const row = (await server.list(classId)).find(({ UserId }) => UserId === person.id);
  return row !== undefined && [row.Attendance, ...row.Days.map((one) => one.Attendance)].includes('Present');
};

describe.each(oneIn(2, ['class', 'course'] as const))('marking attendance in a %s', { tags: ['examples'] }, (kind) => {
  it('refuses a cancel of the same seat that runs at the same time', async () => {
    const { who: person, classId, day } = await booked(kind);
    const attendance = createAttendance({ db: server.db });
    const { canceled } = await server.db.transaction().execute(async (trx) => {
      await attendance.setPresent(trx, { classId, userId: person.id, day }, server.trainer.id);
      const canceling = outsideTransaction(() => server.cancel(person, classId));
      await untilStuck(server.db, [canceling]);
      return { canceled: canceling };
    });
    expect((await canceled).problem?.ErrorType).toBe('ParticipantHasCome');
    expect(await isPresent(person, classId)).toBe(true);
    expect(await balanceOf(server.db, person.id)).toBe(0);
  });

  it('and a cancel of the same seat at the same time never both succeed', async () => {
    for (let round = 0; round < 8; round += 1) {
      const { who: person, classId, day } = await booked(kind);
      const body = { Attendance: 'Present', ...(day === undefined ? {} : { Day: day }) } as const;
      const [marked, canceled] = await Promise.all([
        server.call(participants.setAttendance, {
          params: { id: classId, userId: person.id },
          body,
          token: server.trainer.token,
        }),
        server.cancel(person, classId),
      ]);
      expect(
        [marked.status, canceled.status].sort((a, b) => a - b),
        `round ${round}`,
      ).not.toEqual([200, 200]);
      expect(await isPresent(person, classId), `round ${round}`).toBe(marked.status === 200);
      expect(await balanceOf(server.db, person.id), `round ${round}`).toBe(canceled.status === 200 ? PAID : 0);
    }
  });
});
