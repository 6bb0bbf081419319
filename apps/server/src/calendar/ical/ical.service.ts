import type { UserId } from '@clubpulse/contract/accounts/users';
import { type Language, languageSchema } from '@clubpulse/contract/scalars';
import { rolesOf } from '../../accounts/roles/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { phrase } from '../../platform/phrases/phrases.ts';
import { hashOf, newSecret } from '../../platform/secrets/secrets.ts';
import { type ClassFacts, type OwnDay, type SeatOfUser, seatDays, teachingDays } from '../seats/public.ts';
import * as store from './ical.store.ts';
import { type IcsEvent, icsCalendar } from './ics.wire.ts';

const DAY_MS = 86_400_000;
const BEFORE_DAYS = 30;
const AHEAD_DAYS = 366;

export interface FeedParts {
  readonly db: Database;
  readonly apiUrl: string;
  readonly languageOf: (userId: UserId) => Promise<string | undefined>;
  readonly now?: () => Date;
}

export type Feeds = ReturnType<typeof createFeeds>;

export function createFeeds({ db, apiUrl, languageOf, now = () => new Date() }: FeedParts) {
  return {
    async get(userId: UserId): Promise<{ CreatedAt: string | null; LastFetchedAt: string | null }> {
      const feed = await store.feedOf(db, userId);
      return { CreatedAt: feed?.CreatedAt.toISOString() ?? null, LastFetchedAt: feed?.LastFetchedAt?.toISOString() ?? null };
    },

    /** The URL is returned only here, because only the hash of the secret is stored. */
    async create(userId: UserId): Promise<{ Url: string; CreatedAt: string }> {
      const secret = newSecret();
      const feed = await store.saveFeed(db, userId, hashOf(secret), now());
      return { Url: `${apiUrl}/ical/${secret}.ics`, CreatedAt: feed.CreatedAt.toISOString() };
    },

    async revoke(userId: UserId, via: Queryable = db): Promise<undefined> {
      await store.deleteFeed(via, userId);
    },

    async calendar(secret: string): Promise<string | undefined> {
      const at = now();
      const feed = await store.fetchFeed(db, hashOf(secret), at);
      if (!feed) return undefined;
      const language = languageSchema.catch('en').parse(await languageOf(feed.UserId));
      const [from, to] = [new Date(at.getTime() - BEFORE_DAYS * DAY_MS), new Date(at.getTime() + AHEAD_DAYS * DAY_MS)];
      const [booked, taught] = await Promise.all([seatDays(db, feed.UserId, from, to), teachingDays(db, feed.UserId, from, to)]);
      // The feed leaves out clubs in which its owner no longer has a role.
      const { Manager, Trainer, Athlete } = await rolesOf(db, feed.UserId);
      const clubs = new Set([...Manager, ...Trainer, ...Athlete].map(({ ClubId }) => ClubId));
      const events = [
        ...booked.filter(({ seat }) => clubs.has(seat.class.ClubId)).map((day) => bookedEvent(day, language)),
        ...taught.filter(({ seat }) => clubs.has(seat.ClubId)).map((day) => taughtEvent(day, language)),
      ];
      return icsCalendar('Clubpulse', events, at);
    },
  };
}

function bookedEvent({ seat: { class: clubClass, mine }, Begin, End }: OwnDay<SeatOfUser>, language: Language): IcsEvent {
  const waits = mine.State === 'Waiting';
  return {
    ...eventOf(clubClass, Begin, End),
    uid: `booking-${clubClass.ClassId}-${stamp(Begin)}@clubpulse`,
    summary: waits ? phrase(language, 'ical-waiting', { class: clubClass.Name }) : clubClass.Name,
    ...(mine.Place === 'Remote' && !waits && clubClass.RemoteLink !== null ? { url: clubClass.RemoteLink } : {}),
    status: waits ? 'TENTATIVE' : 'CONFIRMED',
  };
}

const taughtEvent = ({ seat, Begin, End }: OwnDay<ClassFacts>, language: Language): IcsEvent => ({
  ...eventOf(seat, Begin, End),
  uid: `teaching-${seat.ClassId}-${stamp(Begin)}@clubpulse`,
  summary: phrase(language, 'ical-teaching', { class: seat.Name }),
  status: 'CONFIRMED',
});

const eventOf = (clubClass: ClassFacts, begin: Date, end: Date) => ({
  begin,
  end,
  location: [clubClass.DisplayGroupName, clubClass.Location, clubClass.ClubName].filter(Boolean).join(', '),
  description: [clubClass.TrainerName, clubClass.Description].filter(Boolean).join('\n\n'),
});

/** The stamp is the same in each fetch, so that a calendar program finds the event again. */
const stamp = (instant: Date): string => instant.toISOString().slice(0, 10);
