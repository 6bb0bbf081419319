import { createHash } from 'node:crypto';
import type { User, UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { TrainingSeries } from '@clubpulse/contract/training/series/series';
import {
  type SharedCharts,
  type SharedTraining,
  type SharedUri,
  type ShareWithEmail,
  sharedChartsSchema,
} from '@clubpulse/contract/training/sharing/sharing';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import { everyFor, summed, thinned } from '@clubpulse/rules/training/series/thinned';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { SerializedResponse } from '../../platform/http/serialized-response.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import type { SeriesService } from '../series/public.ts';
import type { Trainings } from '../trainings/public.ts';
import { sharedMail } from './sharing.mail.ts';
import * as store from './sharing.store.ts';

export interface SharingParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly trainings: Pick<Trainings, 'userOf' | 'outward' | 'outwardBeats'>;
  readonly series: Pick<SeriesService, 'outward'>;
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly isConfirmedEmail: (via: Queryable, email: string) => Promise<boolean>;
  readonly now?: () => Date;
}
export type Sharing = ReturnType<typeof createSharing>;

const CODE_LENGTH = 24;
/** Per user and hour, to prevent spam through the server. */
const MAILS_IN_HOUR = 10;
/** Per e-mail address and hour from all senders, because one person may have several accounts. */
const MAILS_TO_ADDRESS = 3;
/** The foreign key fails if another request merged or deleted the training meanwhile. */
const trainingMissing = { training_links_TrainingId_fkey: refuse('NotFound') };

const addressKey = (email: string): string => `shared-with:${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;

/** Whoever has the link can read the training. Only the athlete creates and withdraws links. */
export function createSharing({ db, mail, publicUrl, trainings, series, profiles, ...parts }: SharingParts) {
  const { isConfirmedEmail, now = () => new Date() } = parts;
  const attempts = createCodeAttempts(db);
  const figuresOf = once((trainingId) => trainings.outward(trainingId, false));
  const figuresBesideRoute = once((trainingId) => trainings.outward(trainingId, true));
  const chartsOf = once(drawn);
  const uriOf = (code: string): string => `${publicUrl}/#/SharedTraining/${code}`;

  const present = ({ Code, ShowsCharts }: store.Link): SharedUri & { Uri: string } => ({ Uri: uriOf(Code), ShowsCharts });

  async function made(via: Queryable, TrainingId: TrainingId, UserId: UserId) {
    const standing = await store.linkOf(via, TrainingId);
    const link = { TrainingId, UserId, Code: newCode(CODE_LENGTH), ShowsCharts: true, CreatedAt: now() };
    return present(standing ?? (await store.keepLink(via, link)));
  }

  async function drawn(trainingId: TrainingId): Promise<SerializedResponse | undefined> {
    const found = await trainings.outwardBeats(trainingId);
    if (!found) return undefined;
    const recorded = await series.outward(trainingId, found.UserId);
    const Every = everyFor(Math.max(found.HeartRates.length, recorded?.Seconds ?? 0));
    const beats = found.HeartRates.map((bpm) => (bpm === 0 ? null : bpm));
    const charts: SharedCharts = {
      Every,
      HeartRates: thinned(beats, Every).map((bpm) => bpm ?? 0),
      Zones: found.Zones,
      Series: recorded && everySo(recorded, Every),
    };
    return new SerializedResponse(JSON.stringify(sharedChartsSchema.parse(charts)));
  }

  return {
    athleteOf: trainings.userOf,

    async get(trainingId: TrainingId): Promise<SharedUri> {
      const link = await store.linkOf(db, trainingId);
      return link ? present(link) : { Uri: null, ShowsCharts: false };
    },

    make: (trainingId: TrainingId, by: UserId): Promise<SharedUri | Refusal> =>
      refusedBy(trainingMissing, () => made(db, trainingId, by)),

    async set(trainingId: TrainingId, isShown: boolean): Promise<SharedUri | Refusal> {
      const link = await store.showCharts(db, trainingId, isShown);
      return link ? present(link) : refuse('NotFound');
    },

    async end(trainingId: TrainingId): Promise<undefined> {
      await store.deleteLink(db, trainingId);
      return undefined;
    },

    async mail(trainingId: TrainingId, to: ShareWithEmail, by: UserId, key?: RequestKey): Promise<Refusal | undefined> {
      const [sender] = await profiles([by]);
      if (!sender) return refuse('NotFound');
      if (!(await isConfirmedEmail(db, sender.Email))) return refuse('SenderNotConfirmed', { values: { email: sender.Email } });
      if ((await attempts.count([[`share:${by}`, MAILS_IN_HOUR]])) !== undefined) return refuse('TooManyRequests');
      const often = await attempts.count([[addressKey(to.Email), MAILS_TO_ADDRESS]]);
      if (often !== undefined) return refuse('SharedOftenWith', { errors: [{ field: 'Email', key: 'error.SharedOftenWith' }] });
      return refusedBy(trainingMissing, () =>
        transactOnce(db, key, async (trx) => {
          await mail.queue(sharedMail(sender, to, (await made(trx, trainingId, by)).Uri), trx);
          return undefined;
        }),
      );
    },

    async open(code: string): Promise<SharedTraining | Refusal> {
      const link = await store.opens(db, code.toUpperCase());
      if (!link) return refuse('NotFound');
      const figures = await (link.ShowsCharts ? figuresBesideRoute : figuresOf)(link.TrainingId);
      return figures ? { ...figures, ShowsCharts: link.ShowsCharts } : refuse('NotFound');
    },

    async charts(code: string): Promise<SerializedResponse | Refusal> {
      const link = await store.opens(db, code.toUpperCase());
      return (link?.ShowsCharts && (await chartsOf(link.TrainingId))) || refuse('NotFound');
    },
  };
}

function once<T>(compute: (trainingId: TrainingId) => Promise<T>): (trainingId: TrainingId) => Promise<T> {
  const running = new Map<TrainingId, Promise<T>>();
  return (trainingId) => {
    const begun = running.get(trainingId);
    if (begun !== undefined) return begun;
    const computed = compute(trainingId).finally(() => running.delete(trainingId));
    running.set(trainingId, computed);
    return computed;
  };
}

const toMetre = (degrees: number | null): number | null => (degrees === null ? null : Math.round(degrees * 1e5) / 1e5);

function everySo(recorded: TrainingSeries, every: number): TrainingSeries {
  const { Power, Cadence, Speed, Altitude, Distance, Latitude, Longitude, Hits } = recorded;
  const some = (values: readonly (number | null)[] | null) => values && thinned(values, every);
  return {
    ...recorded,
    Power: some(Power),
    Cadence: some(Cadence),
    Speed: some(Speed),
    Altitude: some(Altitude),
    Distance: some(Distance),
    Latitude: some(Latitude)?.map(toMetre) ?? null,
    Longitude: some(Longitude)?.map(toMetre) ?? null,
    Hits: Hits && summed(Hits, every),
  };
}
