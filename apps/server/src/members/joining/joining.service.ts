import type { UserId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { JoinRequest, OwnJoinRequest } from '@clubpulse/contract/members/joining/joining';
import type { Page, PageQuery } from '@clubpulse/contract/scalars';
import type { Users } from '../../accounts/users/public.ts';
import type { Clubs } from '../../clubs/clubs/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { searchTerms } from '../../platform/database/text-search.ts';
import { emit } from '../../platform/events/emit.store.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { pageOf, presented } from '../../platform/page/page.ts';
import { answerMail } from './joining.mail.ts';
import * as store from './joining.store.ts';

export interface JoiningParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly clubs: Pick<Clubs, 'facts' | 'admit'>;
  readonly profiles: Users['profiles'];
}

const NOTIFIED_AGAIN_AFTER_MS = 86_400_000;

export type Joining = ReturnType<typeof createJoining>;

export function createJoining({ db, mail, publicUrl, clubs, profiles }: JoiningParts) {
  async function answer(clubId: ClubId, userId: UserId, approved: boolean, caller: Caller): Promise<Refusal | undefined> {
    const club = await clubs.facts(clubId);
    if (!club) return refuse('NotFound');
    return db.transaction().execute(async (trx) => {
      const [user] = (await store.takeRequest(trx, clubId, userId)) ? await profiles([userId], trx) : [];
      if (!user) return refuse('NotFound');
      const admitted = approved
        ? await clubs.admit(trx, club, userId, 'Athlete', { CameBy: 'Self', By: caller.UserId })
        : undefined;
      if (isRefusal(admitted)) return admitted;
      if (!approved) await store.deleteRequest(trx, clubId, userId);
      await mail.queue(answerMail(user, club, approved, publicUrl), trx);
      const Payload = { Target: userId, Approved: approved, By: caller.UserId };
      await emit(trx, { ClubId: clubId, Type: 'JoinAnswered', Payload });
      return undefined;
    });
  }

  return {
    /**
     * A user has one request per club. Managers are notified at most once a day, even if the request is withdrawn and repeated.
     */
    async ask(trx: Queryable, { ClubId, UserId }: { readonly ClubId: ClubId; readonly UserId: UserId }): Promise<void> {
      const now = new Date();
      const isNew = await store.insertRequest(trx, ClubId, UserId, now);
      if (isNew && !(await store.wasNotifiedSince(trx, ClubId, UserId, new Date(now.getTime() - NOTIFIED_AGAIN_AFTER_MS))))
        await emit(trx, { ClubId, Type: 'JoinAsked', Payload: { Target: UserId } });
    },
    ofClub(clubId: ClubId, query: PageQuery): Promise<Page<JoinRequest>> {
      const filter = { clubId, words: searchTerms(query.globalSearch) };
      return pageOf(query, {
        data: presented(store.requestsOfClub(db, filter, query.start, query.length), ({ AskedAt, ...Person }) => ({
          Person,
          AskedAt: AskedAt.toISOString(),
        })),
        recordsTotal: store.countRequests(db, { clubId, words: [] }),
        recordsFiltered: store.countRequests(db, filter),
      });
    },
    ofUser: (userId: UserId): Promise<OwnJoinRequest[]> =>
      presented(store.requestsOfUser(db, userId), (row) => ({ ...row, AskedAt: row.AskedAt.toISOString() })),

    async withdraw(userId: UserId, clubId: ClubId): Promise<Refusal | undefined> {
      return (await store.deleteRequest(db, clubId, userId)) ? undefined : refuse('NotFound');
    },
    approve: (clubId: ClubId, userId: UserId, caller: Caller) => answer(clubId, userId, true, caller),
    decline: (clubId: ClubId, userId: UserId, caller: Caller) => answer(clubId, userId, false, caller),
  };
}
