import { setTimeout as pause } from 'node:timers/promises';
import { between, type Random, wholeBetween } from '../../demo/random.ts';
import { type Answered, one, type RaceClub, type Racer } from './race-club.ts';

type State = 'Booked' | 'Waiting' | undefined;
type Deed = 'book' | 'cancel' | 'accept' | 'decline' | 'toBooked' | 'toWaiting';

const paths: Readonly<Record<Deed, (classId: number, racer: Racer) => { method: 'POST' | 'PUT' | 'DELETE'; path: string }>> = {
  book: (_, { id }) => ({ method: 'POST', path: `/users/${id}/bookings` }),
  cancel: (classId, { id }) => ({ method: 'DELETE', path: `/users/${id}/bookings/${classId}` }),
  accept: (classId, { id }) => ({ method: 'POST', path: `/users/${id}/bookings/${classId}/acceptOffer` }),
  decline: (classId, { id }) => ({ method: 'POST', path: `/users/${id}/bookings/${classId}/declineOffer` }),
  toBooked: (classId, { id }) => ({ method: 'PUT', path: `/classes/${classId}/participants/${id}/state` }),
  toWaiting: (classId, { id }) => ({ method: 'PUT', path: `/classes/${classId}/participants/${id}/state` }),
};
const mayBeRefused: Readonly<Record<Deed, readonly string[]>> = {
  book: ['ClassFull', 'NotEnoughCredits', 'NoValidSubscriptions'],
  cancel: [],
  accept: ['NotEnoughCredits', 'NoValidSubscriptions'],
  decline: [],
  toBooked: ['ClassFull', 'NotEnoughCredits', 'NoValidSubscriptions'],
  toWaiting: [],
};

/** After each wave the database must agree with the responses. */
export class Round {
  readonly #club: RaceClub;
  readonly #random: Random;
  readonly #classId: number;
  readonly #seats: number;
  readonly #states = new Map<Racer, State>();

  static async open(club: RaceClub, random: Random, round: number): Promise<Round> {
    const seats = round % 2 === 0 ? 12 : 1;
    const price = [`0, '{}'`, `2, '{}'`, `3, '{${club.flexId}}'`, `0, '{${club.flexId}}'`][round % 4];
    const classId = await one(
      club.db,
      `insert into classes ("ClubId", "Name", "Begin", "End", "Duration", "ClassType", "CalendarType", "PublishState", "BookingMode",
         "TrainingType", "Color", "MaxInSiteParticipants", "CalendarVisibilityDays", "BookingBeforeHours", "CancelBeforeHours",
         "BookingOpensAt", "CreditsCostInSite", "ClassSubscriptionIds")
       values (${club.clubId}, 'Round ${round}', now() + interval '2 days', now() + interval '49 hours', 60, 'Single', 'Club', 'Published',
         'Open', 'other', '#1787a6', ${seats}, 30, 0, 0, now() - interval '1 day', ${price}) returning "ClassId" as id`,
    );
    return new Round(club, random, classId, seats);
  }

  private constructor(club: RaceClub, random: Random, classId: number, seats: number) {
    this.#club = club;
    this.#random = random;
    this.#classId = classId;
    this.#seats = seats;
  }

  async rush(kill?: () => Promise<void>): Promise<void> {
    const answers = await this.#wave(
      this.#club.athletes.map((racer) => ['book', racer]),
      kill,
    );
    const { booked } = await this.#stored();
    for (const [racer, answer] of answers) {
      // If no seat was canceled meanwhile, the class must really be full.
      if (answer.body.ErrorType === 'ClassFull' && booked.size !== this.#seats)
        throw new Error(
          `${racer.email} got ClassFull for class ${this.#classId}: ${booked.size} of ${this.#seats} seats are booked.`,
        );
    }
  }

  async turmoil(kill?: () => Promise<void>): Promise<void> {
    const deeds = this.#club.athletes.flatMap((racer): [Deed, Racer][] => {
      const state = this.#states.get(racer);
      const chance = this.#random();
      if (state === 'Booked') return chance < 0.4 ? [['cancel', racer]] : chance < 0.6 ? [['toWaiting', racer]] : [];
      if (state === 'Waiting') return chance < 0.2 ? [['cancel', racer]] : chance < 0.5 ? [['toBooked', racer]] : [];
      return chance < 0.5 ? [['book', racer]] : [];
    });
    await this.#wave(deeds, kill);
  }

  async answers(): Promise<void> {
    const { rows } = await this.#club.db.query<{ UserId: number }>(
      `select "UserId"::int from class_participants where "ClassId" = ${this.#classId} and "OfferExpiresAt" is not null`,
    );
    const offered = this.#club.athletes.filter((racer) => rows.some((row) => row.UserId === racer.id));
    await this.#wave(offered.map((racer) => [this.#random() < 0.7 ? 'accept' : 'decline', racer]));
  }

  async #wave(deeds: readonly (readonly [Deed, Racer])[], kill?: () => Promise<void>): Promise<Map<Racer, Answered>> {
    const killing = kill && pause(between(this.#random, 5, 120)).then(kill);
    const answers = new Map<Racer, Answered>();
    await Promise.all(
      deeds.map(async ([deed, racer]) => {
        const answer = await this.#do(deed, racer);
        answers.set(racer, answer);
        this.#note(deed, racer, answer);
      }),
    );
    await killing;
    await this.#compare();
    return answers;
  }

  #do(deed: Deed, racer: Racer): Promise<Answered> {
    const byStaff = deed === 'toBooked' || deed === 'toWaiting';
    const body = {
      book: { ClassId: this.#classId, Queue: this.#random() < 0.8 },
      accept: {},
      toBooked: { State: 'Booked' },
      toWaiting: { State: 'Waiting' },
      cancel: undefined,
      decline: undefined,
    }[deed];
    const by = byStaff ? this.#club.trainer : racer;
    return this.#club.ask({ ...paths[deed](this.#classId, racer), by, ...(body === undefined ? {} : { body }) });
  }

  #note(deed: Deed, racer: Racer, { status, body }: Answered): void {
    if (status >= 400) {
      if (status === 409 && mayBeRefused[deed].includes(body.ErrorType ?? '')) return;
      throw new Error(`${deed} of ${racer.email} was answered ${status} ${JSON.stringify(body)}`);
    }
    if (deed === 'cancel' || deed === 'decline') this.#states.delete(racer);
    else this.#states.set(racer, body.State === 'Waiting' ? 'Waiting' : 'Booked');
  }

  async #stored(): Promise<{ booked: Set<number>; waiting: Set<number> }> {
    const { rows } = await this.#club.db.query<{ UserId: number; State: string }>(
      `select "UserId"::int, "State" from class_participants where "ClassId" = ${this.#classId}`,
    );
    const inState = (state: string) => new Set(rows.filter((row) => row.State === state).map((row) => row.UserId));
    return { booked: inState('Booked'), waiting: inState('Waiting') };
  }

  async #compare(): Promise<void> {
    const { booked, waiting } = await this.#stored();
    for (const racer of this.#club.athletes) {
      const is = booked.has(racer.id) ? 'Booked' : waiting.has(racer.id) ? 'Waiting' : undefined;
      const notified = this.#states.get(racer);
      if (is !== notified)
        throw new Error(`${racer.email} got the response ${notified}, but is ${is} in class ${this.#classId}.`);
    }
  }
}

export const victim = (random: Random): number => wholeBetween(random, 0, 1);
