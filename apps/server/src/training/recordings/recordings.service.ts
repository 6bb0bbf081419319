import { createHash } from 'node:crypto';
import type { UserId } from '@clubpulse/contract/accounts/users';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import type { RecordingResult, RecordingUpload } from '@clubpulse/contract/training/recordings/recordings';
import { CLOCK_AHEAD_SECONDS, FIRST_RECORDED_SECOND } from '@clubpulse/rules/training/recordings/recording';
import { holdPeople } from '../../accounts/users/public.ts';
import type { Database, Queryable } from '../../platform/database/database.ts';
import { due } from '../heart-minutes/public.ts';
import type { ParseFile } from './parse.wire.ts';
import type { ParsedTraining } from './parse-thread.wire.ts';
import type { RecordingWriter } from './recording-writer.service.ts';
import * as store from './recordings.store.ts';

interface RecordingParts {
  readonly db: Database;
  readonly keeping: RecordingWriter;
  readonly parse: ParseFile;
  readonly now?: () => Date;
}
export type Recordings = ReturnType<typeof createRecordings>;

interface File {
  readonly digest: Buffer;
  readonly name: string;
  readonly device: string;
}
type Become = RecordingResult['Trainings'][number];

export function createRecordings({ db, keeping, parse, now = () => new Date() }: RecordingParts) {
  async function keep(trx: Queryable, userId: UserId, training: ParsedTraining, file: File, session: number): Promise<Become> {
    const { Outcome, TrainingId } = await keeping.keep(trx, userId, training, { Source: 'File', device: file.device });
    await store.keepSession(trx, {
      UserId: userId,
      Digest: file.digest,
      Session: session,
      TrainingId,
      FileName: file.name,
      AddedAt: now(),
    });
    const { TrainingType, seconds: Duration, begin } = training;
    return { Outcome, TrainingId, TrainingType, Begin: new Date(begin * 1000).toISOString(), Duration };
  }

  return {
    async import(userId: UserId, { File, FileName }: RecordingUpload): Promise<RecordingResult | Refusal> {
      const bytes = new Uint8Array(Buffer.from(File, 'base64'));
      const parsed = await parse(userId, bytes);
      if (isRefusal(parsed)) return parsed;
      const sessions = parsed.trainings.filter((one) => one !== null);
      if (sessions.some(({ begin }) => begin < FIRST_RECORDED_SECOND)) return refuse('RecordingUndated');
      const latest = now().getTime() / 1000 + CLOCK_AHEAD_SECONDS;
      if (sessions.some(({ begin, seconds }) => begin + seconds > latest)) return refuse('RecordingAhead');
      const file = { digest: createHash('sha256').update(bytes).digest(), name: FileName, device: parsed.device };
      return db.transaction().execute(async (trx) => {
        if (!(await holdPeople(trx, [userId])).has(userId)) return refuse('NotFound');
        // The due row is locked, so that the second file of the same hour finds the first file stored.
        const markedAt = await due.holdDue(trx, userId);
        if (markedAt === null) await due.deleteDue(trx, [userId]);
        const known = await store.knownSessions(trx, userId, file.digest);
        const Trainings: Become[] = [];
        for (const [session, training] of parsed.trainings.entries()) {
          const TrainingId = known.get(session);
          if (training === null)
            Trainings.push({ Outcome: 'TooShort', TrainingId: null, TrainingType: 'other', Begin: null, Duration: 0 });
          else if (TrainingId === undefined) Trainings.push(await keep(trx, userId, training, file, session));
          else {
            const Begin = new Date(training.begin * 1000).toISOString();
            const { TrainingType, seconds: Duration } = training;
            Trainings.push({ Outcome: 'Known', TrainingId, TrainingType, Begin, Duration });
          }
        }
        return { SourceName: parsed.device, IsCut: parsed.isCut, PassedOver: parsed.passedOver, Trainings };
      });
    },
  };
}
