import type { ClubConnection } from '../connection.ts';
import type { Shop } from '../world.ts';
import type { Caller } from './caller.ts';

const SEATS = 6;
const COPIES_EVERY = 4;

export interface BookingAnswer {
  readonly classId: number;
  readonly userId: number;
  readonly state: string;
}

interface Parts {
  readonly shop: Shop;
  readonly caller: Caller;
  readonly connection: ClubConnection;
  readonly answered: () => void;
}

export class Bookings {
  readonly #parts: Parts;
  readonly answers: BookingAnswer[] = [];
  readonly faults: string[] = [];
  #rushes = 0;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async rush(): Promise<void> {
    const { shop, connection } = this.#parts;
    const [row] = await connection.query<{ id: number }>(
      `insert into classes ("ClubId", "Name", "Begin", "End", "Duration", "ClassType", "CalendarType", "PublishState", "BookingMode",
         "TrainingType", "Color", "MaxInSiteParticipants", "CalendarVisibilityDays", "BookingBeforeHours", "CancelBeforeHours",
         "BookingOpensAt", "CreditsCostInSite", "ClassSubscriptionIds")
       values ($1, $2, now() + interval '2 days', now() + interval '49 hours', 60, 'Single', 'Club', 'Published',
         'Open', 'other', '#1787a6', $3, 30, 0, 0, now() - interval '1 day', 2, '{}') returning "ClassId"::int as id`,
      [shop.clubId, `Rush ${++this.#rushes}`, SEATS],
    );
    const classId = row?.id ?? 0;
    await Promise.all(shop.bookers.map((_, index) => this.#book(classId, index)));
  }

  async #book(classId: number, index: number): Promise<void> {
    const { shop, caller, answered } = this.#parts;
    const person = shop.bookers[index];
    if (person === undefined) return;
    const request = {
      method: 'POST',
      path: `/users/${person.id}/bookings`,
      body: { ClassId: classId, Queue: index % 2 === 0 },
    } as const;
    const key = caller.nextKey();
    const copies = index % COPIES_EVERY === 0 ? 2 : 1;
    const results = await Promise.all(Array.from({ length: copies }, () => caller.ask(person, request, key)));
    const texts = new Set(results.map(({ status, body: { requestId: _id, ...rest } }) => JSON.stringify([status, rest])));
    if (texts.size > 1) this.faults.push(`A booking of ${person.email} was answered in two ways: ${[...texts].join(' and ')}`);
    const [first] = results;
    if (first === undefined) return;
    answered();
    if (first.status < 300)
      this.answers.push({
        classId,
        userId: person.id,
        state: typeof first.body['State'] === 'string' ? first.body['State'] : 'Booked',
      });
    else if (first.body['ErrorType'] !== 'ClassFull')
      this.faults.push(`A booking of ${person.email} was answered ${[...texts][0]}`);
  }
}
