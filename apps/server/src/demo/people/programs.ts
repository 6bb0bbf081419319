import type { ProgramSharing } from '@clubpulse/contract/office/training-programs/training-programs';
import { programs as named } from '@clubpulse/world/programs';
import { giulia } from '@clubpulse/world/staff';
import type { TrainingPrograms } from '../../office/training-programs/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import { pdfOf } from '../../platform/pdf/pdf.ts';
import type { LargeFiles } from '../../videos/uploads/public.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { callerOf, peopleOf } from './club-people.ts';

const MARK = 'demo.programs';
const noneElse = {
  ClientStage: null,
  ClassSubscriptionId: null,
  ClubTagId: null,
  NotSeenDays: null,
  ClassId: null,
  NotStage: null,
  NotUserIds: [],
};

export interface ProgramParts {
  readonly db: Database;
  readonly trainingPrograms: TrainingPrograms;
  readonly largeFiles: Pick<LargeFiles, 'receive'>;
}

export async function writePrograms({ db, trainingPrograms, largeFiles }: ProgramParts): Promise<void> {
  const people = await peopleOf(db);
  const trainer = await callerOf(db, giulia.email);
  if (!people || !trainer || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  const { clubId, members } = people;
  for (const { Title, Description, FileName, parts, shared } of named) {
    const paper = Object.entries(parts).flatMap(([heading, lines]) => [
      { kind: 'heading' as const, text: heading },
      ...lines.map((text) => ({ kind: 'point' as const, text })),
    ]);
    const blocks = [{ kind: 'title' as const, text: Title }, { kind: 'lead' as const, text: Description }, ...paper];
    const bytes = Buffer.from(pdfOf({ title: Title, language: 'en', foot: Title, blocks }));
    const values = { Title, Description, ValidUntil: null, FileName, Bytes: bytes.length };
    const { Program, Upload } = expectAccepted(await trainingPrograms.createUpload(clubId, values, trainer.UserId));
    expectAccepted(await largeFiles.receive(Upload.Address.split('/').at(-1) ?? '', 0, bytes));
    const { TrainingProgramId } = expectAccepted(await trainingPrograms.completeUpload(clubId, Program.TrainingProgramId));
    const ids = Object.keys(shared ?? {}).flatMap((nickname) => members.get(nickname) ?? []);
    const To: ProgramSharing['To'] =
      shared === null ? { Kind: 'Everybody' } : { Kind: 'Chosen', Audience: { ...noneElse, UserIds: ids } };
    expectAccepted(await trainingPrograms.share(clubId, TrainingProgramId, { To, ValidUntil: null }, trainer.UserId));
    for (const [nickname, isOpened] of Object.entries(shared ?? {})) {
      const userId = members.get(nickname);
      if (isOpened && userId !== undefined) expectAccepted(await trainingPrograms.openOwn(userId, TrainingProgramId, userId));
    }
  }
}
