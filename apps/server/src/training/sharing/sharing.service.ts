import type { User, UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { SharedTraining, ShareWithEmail } from '@clubpulse/contract/training/sharing/sharing';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import type { Database, Queryable } from '../../platform/database/database.ts';
import type { Mail } from '../../platform/mail/mail.ts';
import { createCodeAttempts } from '../../platform/secrets/code-attempts.ts';
import { newCode } from '../../platform/secrets/secrets.ts';
import type { Trainings } from '../trainings/public.ts';
import { sharedMail } from './sharing.mail.ts';
import * as store from './sharing.store.ts';

export interface SharingParts {
  readonly db: Database;
  readonly mail: Pick<Mail, 'queue'>;
  readonly publicUrl: string;
  readonly trainings: Pick<Trainings, 'userOf' | 'outward'>;
  readonly profiles: (userIds: readonly number[]) => Promise<readonly User[]>;
  readonly now?: () => Date;
}
export type Sharing = ReturnType<typeof createSharing>;

/** Nobody guesses one of 24 letters and digits. */
const CODE_LENGTH = 24;
/** Letters that one person sends in an hour: the house is nobody's way to write to strangers. */
const MAILS_IN_HOUR = 10;

/** Links that open a training to whoever has them; only its athlete makes them, and takes them back. */
export function createSharing({ db, mail, publicUrl, trainings, profiles, now = () => new Date() }: SharingParts) {
  const attempts = createCodeAttempts(db);
  const uriOf = (code: string): string => `${publicUrl}/#/SharedTraining/${code}`;

  async function made(via: Queryable, TrainingId: TrainingId, UserId: UserId): Promise<string> {
    const standing = await store.codeOf(via, TrainingId);
    const link = { TrainingId, UserId, Code: newCode(CODE_LENGTH), CreatedAt: now() };
    return uriOf(standing ?? (await store.keepLink(via, link)));
  }

  return {
    /** Whose training it is. */
    athleteOf: trainings.userOf,

    async get(trainingId: TrainingId): Promise<{ Uri: string | null }> {
      const code = await store.codeOf(db, trainingId);
      return { Uri: code === undefined ? null : uriOf(code) };
    },

    make: async (trainingId: TrainingId, by: UserId): Promise<{ Uri: string }> => ({ Uri: await made(db, trainingId, by) }),

    async end(trainingId: TrainingId): Promise<undefined> {
      await store.deleteLink(db, trainingId);
      return undefined;
    },

    async mail(trainingId: TrainingId, to: ShareWithEmail, by: UserId): Promise<Refusal | undefined> {
      const waits = await attempts.count([[`share:${by}`, MAILS_IN_HOUR]]);
      if (waits !== undefined) return refuse('TooManyRequests');
      const [sender] = await profiles([by]);
      if (!sender) return refuse('NotFound');
      await db.transaction().execute(async (trx) => mail.queue(sharedMail(sender, to, await made(trx, trainingId, by)), trx));
      return undefined;
    },

    async open(code: string): Promise<SharedTraining | Refusal> {
      const trainingId = await store.trainingOfCode(db, code.toUpperCase());
      return (trainingId && (await trainings.outward(trainingId))) || refuse('NotFound');
    },
  };
}
