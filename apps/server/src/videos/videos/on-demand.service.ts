import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type {
  OnDemand,
  OnDemandCollection,
  VideoCollectionId,
  VideoId,
  VideoPlay,
} from '@clubpulse/contract/videos/videos/videos';
import { holdsRole, isStaffIn } from '@clubpulse/rules/accounts/roles/roles';
import { addDays, dayIn } from '@clubpulse/rules/time/days';
import type { Database } from '../../platform/database/database.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { clubOf, heldTypes, namesOfTypes } from './videos.facts.ts';
import { presentOnDemand } from './videos.present.ts';
import type { VideosService } from './videos.service.ts';
import * as store from './videos.store.ts';

interface OnDemandParts {
  readonly db: Database;
  readonly videos: Pick<VideosService, 'play'>;
  readonly now?: () => Date;
}

export type OnDemandService = ReturnType<typeof createOnDemand>;

const STORED_DAYS = 60;

export function createOnDemand({ db, videos, now = () => new Date() }: OnDemandParts) {
  async function watching(caller: Caller, clubId: ClubId) {
    const club = await clubOf(db, clubId);
    if (!club) return refuse('NotFound');
    if (!club.EnableOnDemand) return refuse('OnDemandNotEnabled');
    const isStaff = caller.isAdmin || isStaffIn(caller.roles, club);
    const held = isStaff ? new Set<number>() : await heldTypes(db, clubId, caller.UserId);
    const names = await namesOfTypes(db, clubId);
    const lockedBy = ({ ClassSubscriptionIds: ids }: Pick<store.CollectionRow, 'ClassSubscriptionIds'>): string[] =>
      isStaff || ids.length === 0 || ids.some((id) => held.has(id)) ? [] : ids.flatMap((id) => names.get(id) ?? []);
    return { club, lockedBy };
  }

  return {
    async list(caller: Caller, clubId: ClubId): Promise<OnDemandCollection[] | Refusal> {
      const person = await watching(caller, clubId);
      if (isRefusal(person)) return person;
      const counts = await store.publishedCounts(db, clubId);
      const rows = await store.collectionsOf(db, clubId);
      return rows.flatMap((row) => {
        const Videos = counts.get(row.VideoCollectionId);
        return Videos === undefined ? [] : [presented(row, Videos, person.lockedBy)];
      });
    },

    async get(caller: Caller, clubId: ClubId, id: VideoCollectionId): Promise<OnDemand | Refusal> {
      const person = await watching(caller, clubId);
      if (isRefusal(person)) return person;
      const row = await store.collectionOf(db, clubId, id);
      if (!row) return refuse('VideoCollectionNotFound');
      const List = (await store.publishedIn(db, id)).map(presentOnDemand);
      return { ...presented(row, List.length, person.lockedBy), List };
    },

    async play(caller: Caller, clubId: ClubId, id: VideoCollectionId, videoId: VideoId): Promise<VideoPlay | Refusal> {
      const person = await watching(caller, clubId);
      if (isRefusal(person)) return person;
      const collection = await store.collectionOf(db, clubId, id);
      if (!collection) return refuse('VideoCollectionNotFound');
      const row = (await store.publishedIn(db, id)).find(({ VideoId }) => VideoId === videoId);
      if (!row) return refuse('VideoNotFound');
      const locked = person.lockedBy(collection);
      if (locked.length > 0) return refuse('SubscriptionNeeded', { values: { names: locked.join(', ') } });
      const played = await videos.play(row, caller.UserId);
      // Plays by staff are not counted.
      if (!isRefusal(played) && holdsRole(caller.roles, 'Athlete', person.club)) {
        const Day = dayIn(person.club.TimeZone, now());
        await store.insertPlay(db, { VideoId: videoId, ClubId: clubId, UserId: caller.UserId, Day });
      }
      // The video was ready when listed, but may be replaced meanwhile.
      return isRefusal(played) && played.refused === 'VideoStateWrong' ? refuse('VideoNotFound') : played;
    },

    purge: (): Promise<void> => store.deleteOldPlays(db, addDays(dayIn('UTC', now()), -STORED_DAYS)),
  };
}

const presented = (
  { ClassSubscriptionIds, RowVersion: _version, ...row }: store.CollectionRow,
  Videos: number,
  lockedBy: (row: Pick<store.CollectionRow, 'ClassSubscriptionIds'>) => string[],
): OnDemandCollection => ({ ...row, Videos, Locked: lockedBy({ ClassSubscriptionIds }) });
