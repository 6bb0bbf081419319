import { createHash } from 'node:crypto';
import type { User, UserId } from '@clubpulse/contract/accounts/users';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { SharedTraining, ShareWithEmail } from '@clubpulse/contract/training/sharing/sharing';
import type { TrainingId } from '@clubpulse/contract/training/trainings';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { refusedBy } from '../../platform/database/violations.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
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
  readonly profiles: (userIds: readonly number[], via?: Queryable) => Promise<readonly User[]>;
  readonly isConfirmedEmail: (via: Queryable, email: string) => Promise<boolean>;
  readonly now?: () => Date;
}
type Figures = ReturnType<Trainings['outward']>;
export type Sharing = ReturnType<typeof createSharing>;

/** Nobody guesses one of 24 letters and digits. */
const CODE_LENGTH = 24;
/** Letters that one person sends in an hour: the house is nobody's way to write to strangers. */
const MAILS_IN_HOUR = 10;
/** Letters that one address gets in an hour, whoever sends them: several accounts are one person’s as easily. */
const MAILS_TO_ADDRESS = 3;
/** It became part of another one, or was deleted, while its link was made. */
const gone = { training_links_TrainingId_fkey: refuse('NotFound') };

/** Under which the letters to an address are counted; the address itself is kept nowhere. */
const addressKey = (email: string): string => `shared-with:${createHash('sha256').update(email.toLowerCase()).digest('hex')}`;

/** Links that open a training to whoever has them; only its athlete makes them, and takes them back. */
export function createSharing({ db, mail, publicUrl, trainings, profiles, ...parts }: SharingParts) {
  const { isConfirmedEmail, now = () => new Date() } = parts;
  const attempts = createCodeAttempts(db);
  const opening = new Map<TrainingId, Figures>();
  const uriOf = (code: string): string => `${publicUrl}/#/SharedTraining/${code}`;

  async function made(via: Queryable, TrainingId: TrainingId, UserId: UserId): Promise<string> {
    const standing = await store.codeOf(via, TrainingId);
    const link = { TrainingId, UserId, Code: newCode(CODE_LENGTH), CreatedAt: now() };
    return uriOf(standing ?? (await store.keepLink(via, link)));
  }

  /** Of however many open a training at the same moment one has it computed. */
  function figuresOf(trainingId: TrainingId): Figures {
    const running = opening.get(trainingId);
    if (running !== undefined) return running;
    const figures = trainings.outward(trainingId).finally(() => opening.delete(trainingId));
    opening.set(trainingId, figures);
    return figures;
  }

  return {
    /** Whose training it is. */
    athleteOf: trainings.userOf,

    async get(trainingId: TrainingId): Promise<{ Uri: string | null }> {
      const code = await store.codeOf(db, trainingId);
      return { Uri: code === undefined ? null : uriOf(code) };
    },

    make: (trainingId: TrainingId, by: UserId): Promise<{ Uri: string } | Refusal> =>
      refusedBy(gone, async () => ({ Uri: await made(db, trainingId, by) })),

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
      return refusedBy(gone, () =>
        transactOnce(db, key, async (trx) => {
          await mail.queue(sharedMail(sender, to, await made(trx, trainingId, by)), trx);
          return undefined;
        }),
      );
    },

    async open(code: string): Promise<SharedTraining | Refusal> {
      const trainingId = await store.trainingOfCode(db, code.toUpperCase());
      return (trainingId && (await figuresOf(trainingId))) || refuse('NotFound');
    },
  };
}
