import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { languageSchema } from '@clubpulse/contract/scalars';
import {
  COMMENT_WAIT_DAYS,
  type Comment,
  type CommentId,
  type Feedback,
  type FeedbackInput,
  type GeneratedFeedbackInput,
  type WaitingPage,
  type WaitingQuery,
} from '@clubpulse/contract/training/comments/comments';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { effortProblems, modelProblems } from '@clubpulse/rules/training/comments/feedback';
import type { Consents } from '../../accounts/consents/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { emitAll } from '../../platform/events/emit.store.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import type { ReadTraining, Trainings } from '../trainings/public.ts';
import * as facts from './comments.facts.ts';
import * as store from './comments.store.ts';
import type { Writer } from './generated.service.ts';

export interface CommentParts {
  readonly db: Database;
  readonly trainings: Pick<Trainings, 'readable' | 'one' | 'userOf' | 'shownInClub' | 'nameIn' | 'clubsOf'>;
  readonly writer: Pick<Writer, 'write'>;
  readonly consents: Pick<Consents, 'sharing' | 'sharingUsers'>;
  readonly now?: () => Date;
}
export type Comments = ReturnType<typeof createComments>;
type Kind = 'Comment' | 'Feedback';

const trainingMissing = { training_comments_TrainingId_fkey: refuse('NotFound') };

const waivedMissing = { training_comments_waived_TrainingId_fkey: refuse('NotFound') };
const DAY_MS = 86_400_000;

type Ready = Required<CommentParts>;

export function createComments(options: CommentParts) {
  const parts: Ready = { now: () => new Date(), ...options };

  return {
    ...bindActs(parts, { authorOf, comments, feedbacks, comment, giveFeedback, generate, waiting, setWaits, delete: remove }),
    athleteOf: parts.trainings.userOf,
  };
}

async function listed(
  { trainings, db }: Ready,
  trainingId: TrainingId,
  kind: Kind,
  caller: Caller,
): Promise<Feedback[] | Refusal> {
  const training = await trainings.readable(trainingId, caller);
  if (isRefusal(training)) return training;
  const reader = { UserId: caller.UserId, clubs: training.SeenFrom };
  return (await store.commentsOf(db, trainingId, kind, reader)).map(presentComment);
}

/**
 * The club of a comment: null for the athlete, for staff the training's club if they may read it there, otherwise another of
 * their clubs.
 */
function writesFor({ ClubId, SeenFrom }: ReadTraining, known: readonly number[]): number | null {
  if (SeenFrom === null) return null;
  if (ClubId !== null && SeenFrom.includes(ClubId)) return ClubId;
  return SeenFrom.find((club) => known.includes(club)) ?? SeenFrom[0] ?? null;
}

/** A club where the athlete trained needs the consent to heart rates. Another club needs the consent to other trainings. */
async function readIn(
  { consents }: Ready,
  clubs: readonly number[],
  known: readonly number[],
  userId: number,
): Promise<number[]> {
  const read: number[] = [];
  for (const club of clubs) {
    const purpose = known.includes(club) ? 'HeartRate' : 'OtherTrainings';
    if ((await consents.sharing(club, [userId], purpose)).has(userId)) read.push(club);
  }
  return read;
}

async function write(
  parts: Ready,
  trainingId: TrainingId,
  { Text, Effort }: FeedbackInput,
  Kind: Kind,
  { UserId: AuthorId }: Caller,
  training: ReadTraining,
  key?: RequestKey,
): Promise<Feedback | Refusal> {
  const { trainings, db, now } = parts;
  const { UserId, Name } = training;
  const known = await trainings.clubsOf(trainingId);
  const ClubId = writesFor(training, known);
  // A comment of the athlete is for all clubs that may read the training. A comment of staff is for their club.
  const to = ClubId === null ? [...new Set([...known, ...(await store.clubsWithComments(db, trainingId))])] : [ClubId];
  const clubs = await readIn(parts, to, known, UserId);
  const names = new Map<number, string>();
  for (const club of clubs) names.set(club, known.includes(club) ? await trainings.nameIn(club, trainingId) : Name);
  const row = { TrainingId: trainingId, UserId, AuthorId, ClubId, Kind, Text, Effort, CreatedAt: now() };
  return refusedBy(trainingMissing, () =>
    transactOnce(db, key, async (trx) => {
      const commentId = await (Kind === 'Feedback' ? store.saveFeedback(trx, row) : store.insertComment(trx, row));
      const notified = await store.staffToNotify(trx, { TrainingId: trainingId, UserId }, clubs, AuthorId);
      const values = { By: AuthorId, TrainingId: trainingId, CommentId: commentId, Kind };
      const toStaff = notified.map((one) => ({
        ClubId: one.ClubId,
        Type: 'TrainingFeedback' as const,
        Payload: { ...values, Target: one.UserId, IsHers: false, Title: names.get(one.ClubId) ?? '' },
      }));
      const toAthlete = {
        ClubId,
        Type: 'TrainingFeedback' as const,
        Payload: { ...values, Target: UserId, IsHers: true, Title: Name },
      };
      await emitAll(trx, UserId === AuthorId ? toStaff : [toAthlete, ...toStaff]);
      const written = await store.commentOf(trx, commentId);
      return written ? presentComment(written) : refuse('NotFound');
    }),
  );
}

async function authorOf({ db }: Ready, commentId: CommentId): Promise<number | undefined> {
  const row = await store.commentOf(db, commentId);
  return row && (holderOf(row) ?? undefined);
}

const comments = (parts: Ready, trainingId: TrainingId, caller: Caller): Promise<Comment[] | Refusal> =>
  listed(parts, trainingId, 'Comment', caller);

const feedbacks = (parts: Ready, trainingId: TrainingId, caller: Caller): Promise<Feedback[] | Refusal> =>
  listed(parts, trainingId, 'Feedback', caller);

async function comment(
  parts: Ready,
  trainingId: TrainingId,
  Text: string,
  caller: Caller,
  key?: RequestKey,
): Promise<Comment | Refusal> {
  const training = await parts.trainings.readable(trainingId, caller);
  return isRefusal(training) ? training : write(parts, trainingId, { Text, Effort: null }, 'Comment', caller, training, key);
}

async function giveFeedback(
  parts: Ready,
  trainingId: TrainingId,
  input: FeedbackInput,
  caller: Caller,
): Promise<Feedback | Refusal> {
  const training = await parts.trainings.readable(trainingId, caller);
  if (isRefusal(training)) return training;
  const errors = effortProblems(input, training.UserId === caller.UserId);
  return errors.length > 0
    ? refuse('ValidationFailed', { errors })
    : write(parts, trainingId, input, 'Feedback', caller, training);
}

/**
 * Uses only figures that the caller may see. A club's feedback is for its staff and the athlete, other feedback only for the
 * athlete.
 */
async function generate(
  { trainings, db, writer, now }: Ready,
  trainingId: TrainingId,
  input: GeneratedFeedbackInput,
  caller: Caller,
): Promise<Feedback | Refusal> {
  const training = await trainings.readable(trainingId, caller);
  if (isRefusal(training)) return training;
  const { UserId } = training;
  const errors = modelProblems(input, UserId === caller.UserId);
  if (errors.length > 0) return refuse('ValidationFailed', { errors });
  const [shown, reader] = [await trainings.one(trainingId, caller), await facts.readerOf(db, trainingId, UserId)];
  if (isRefusal(shown)) return shown;
  if (!reader) return refuse('NotFound');
  const how = { Effort: reader.Effort, language: languageSchema.parse(reader.Language), byModel: input.ByModel };
  const written = await writer.write(shown, how, caller);
  if (isRefusal(written)) return written;
  const ClubId = writesFor(training, await trainings.clubsOf(trainingId));
  const MadeFor = UserId === caller.UserId ? 'Athlete' : 'Staff';
  const what = { TrainingId: trainingId, UserId, AuthorId: null, ClubId, MadeFor, Kind: 'Feedback', Effort: null } as const;
  return refusedBy(trainingMissing, async () => {
    const stored = await store.commentOf(db, await store.saveGenerated(db, { ...what, ...written, CreatedAt: now() }));
    return stored ? presentComment(stored) : refuse('NotFound');
  });
}

async function waiting(
  { now, db, consents, trainings }: Ready,
  clubId: ClubId,
  { draw, start, length, UserId, HasWords }: WaitingQuery,
  caller: Caller,
): Promise<WaitingPage> {
  const which = { clubId, by: caller.UserId, since: new Date(now().getTime() - COMMENT_WAIT_DAYS * DAY_MS) };
  const all = await facts.waitingAthletes(db, which);
  const sharing = await consents.sharingUsers(
    caller,
    clubId,
    all.map((one) => one.UserId),
    'HeartRate',
  );
  const Athletes = all.filter((one) => sharing.has(one.UserId));
  const people = Athletes.map((one) => one.UserId).filter((one) => UserId === undefined || one === UserId);
  const filter = { ...which, people, hasWords: HasWords };
  const rows = await facts.waitingTrainings(db, filter, start, length);
  const shown = await trainings.shownInClub(
    clubId,
    rows.map(({ TrainingId }) => TrainingId),
    caller,
  );
  const byId = new Map(shown.map((one) => [one.TrainingId, one]));
  return {
    draw,
    recordsTotal: Athletes.reduce((sum, one) => sum + one.Trainings, 0),
    recordsFiltered: await facts.countWaiting(db, filter),
    Athletes,
    data: rows.flatMap(({ TrainingId, PictureUri, Words, Effort }) => {
      const found = byId.get(TrainingId);
      if (!found) return [];
      const { Nickname, FirstMidName, LastName, ...training } = found;
      return [{ ...training, Athlete: { UserId: training.UserId, Nickname, FirstMidName, LastName, PictureUri }, Words, Effort }];
    }),
  };
}

async function setWaits(
  { trainings, consents, db, now }: Ready,
  clubId: ClubId,
  trainingId: TrainingId,
  Waits: boolean,
  caller: Caller,
): Promise<Refusal | undefined> {
  const training = await trainings.readable(trainingId, caller);
  if (isRefusal(training)) return training;
  if (!(await trainings.clubsOf(trainingId)).includes(clubId)) return refuse('NotFound');
  // Refused if the athlete does not share heart rates with this club, even if the caller may read them elsewhere.
  if (!(await consents.sharing(clubId, [training.UserId], 'HeartRate')).has(training.UserId)) return refuse('NotShared');
  const what = { TrainingId: trainingId, ClubId: clubId };
  if (Waits) await store.unwaive(db, what);
  else
    await refusedBy(waivedMissing, () => store.waive(db, what, { UserId: training.UserId, ByUserId: caller.UserId, At: now() }));
  return undefined;
}

async function remove({ db }: Ready, commentId: CommentId, by: CallerId): Promise<Refusal | undefined> {
  const row = await store.commentOf(db, commentId);
  if (!row || holderOf(row) !== by) return refuse('NotFound');
  await store.deleteComment(db, commentId);
  return undefined;
}

const holderOf = ({ Source, UserId, AuthorId }: store.CommentRow): number | null => (Source === null ? AuthorId : UserId);

function presentComment(row: store.CommentRow): Feedback {
  const { CommentId, TrainingId, Text, Effort, AuthorId, Nickname, FirstMidName, LastName, PictureUri } = row;
  return {
    CommentId,
    TrainingId,
    Text,
    Effort,
    Author:
      AuthorId === null || Nickname === null
        ? null
        : { UserId: AuthorId, Nickname, FirstMidName: FirstMidName ?? '', LastName: LastName ?? '', PictureUri },
    CreatedAt: row.CreatedAt.toISOString(),
    Source: row.Source,
  };
}
