import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import type { Samples } from '../../test/sample.ts';
import { anUpload } from '../../videos/videos/videos.samples.ts';

declare module '../../test/sample.ts' {
  interface ClubRows {
    readonly program: number;
    readonly arrivingProgram: number;
  }
}

const ADDED = { Description: '', FileName: 'plan.pdf', Bytes: 1000, AddedAt: new Date('2026-11-02T10:00:00Z') } as const;
const values = { Title: 'Four weeks to a pull-up', Description: 'Twice a week', ValidUntil: null };

async function aDocument(db: Database, ClubId: number): Promise<string> {
  const MediaId = randomUUID();
  const type = { Type: 'application/pdf', SavedAs: 'plan.pdf' };
  await db
    .insertInto('media_files')
    .values({ MediaId, ClubId, Bytes: 1000, ...type })
    .execute();
  const stored = { MediaId, Name: `${MediaId}-original.bin`, Bytes: 1000, Room: 'videos' } as const;
  await db.insertInto('media_objects').values(stored).execute();
  return MediaId;
}

export const samples: Samples = {
  async rows(db, { club, athlete }) {
    const insert = async (Title: string, MediaId: string, State: 'Ready' | 'Uploading') => {
      const row = db.insertInto('training_programs').values({ ...ADDED, ClubId: club, Title, MediaId, State });
      return (await row.returning('TrainingProgramId').executeTakeFirstOrThrow()).TrainingProgramId;
    };
    const program = await insert('Sled handout', await aDocument(db, club), 'Ready');
    const share = { TrainingProgramId: program, ClubId: club, UserId: athlete, SharedAt: new Date('2026-11-03T10:00:00Z') };
    await db.insertInto('training_program_shares').values(share).execute();
    return { program, arrivingProgram: await insert('Carry handout', await anUpload(db, club), 'Uploading') };
  },
  calls({ club, athlete, program, arrivingProgram }) {
    const ofClub = { params: { id: club } };
    const one = (programId: number) => ({ params: { id: club, programId } });
    const own = { params: { id: athlete, programId: program } };
    const upload = { Address: expect.stringMatching(/^\/uploads\//), Offset: 0 };
    const opened = { Address: expect.stringMatching(/^\/watch\/.+-original\.bin$/) };
    return {
      'trainingPrograms.list': {
        ...ofClub,
        query: { globalSearch: 'sled' },
        answer: { recordsFiltered: 1, data: [{ TrainingProgramId: program, State: 'Ready' }] },
      },
      'trainingPrograms.createUpload': {
        ...ofClub,
        body: { ...values, FileName: 'plan.pdf', Bytes: 1000 },
        answer: { Program: { State: 'Uploading', Title: values.Title }, Upload: upload },
      },
      'trainingPrograms.resumeUpload': {
        ...one(arrivingProgram),
        answer: { Program: { TrainingProgramId: arrivingProgram }, Upload: { ...upload, Bytes: 1000 } },
      },
      'trainingPrograms.completeUpload': { ...one(arrivingProgram), answer: { ErrorType: 'UploadIncomplete' } },
      'trainingPrograms.update': {
        ...one(program),
        body: { ...values, Title: 'Sled handout, second', RowVersion: 0 },
        answer: { TrainingProgramId: program, Title: 'Sled handout, second', RowVersion: 1 },
      },
      'trainingPrograms.delete': one(program),
      'trainingPrograms.open': { ...one(program), answer: opened },
      'trainingPrograms.sharedWith': { ...one(program), answer: { data: [{ UserId: athlete, IsOver: false }] } },
      'trainingPrograms.share': {
        ...one(program),
        body: { To: { Kind: 'Chosen', Audience: { UserIds: [athlete] } }, ValidUntil: '2199-12-31' },
        answer: { Added: 0, Kept: 1 },
      },
      'trainingPrograms.unshare': {
        ...one(program),
        body: { Everybody: true, UserIds: [] },
        answer: { TrainingProgramId: program, EverybodySince: null },
      },
      'trainingPrograms.ofMember': {
        params: { id: club, userId: athlete },
        answer: expect.arrayContaining([expect.objectContaining({ TrainingProgramId: program, ClubId: club })]),
      },
      'trainingPrograms.ofUser': {
        params: { id: athlete },
        answer: expect.arrayContaining([expect.objectContaining({ TrainingProgramId: program, ClubId: club })]),
      },
      'trainingPrograms.openOwn': { ...own, answer: opened },
    };
  },
  removing: ['trainingPrograms.delete'],
};
