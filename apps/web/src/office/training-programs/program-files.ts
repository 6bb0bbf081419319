import type {
  OwnProgram,
  ProgramLink,
  ProgramUploadInput,
  TrainingProgram,
} from '@clubpulse/contract/office/training-programs/training-programs';
import {
  completeProgramUpload,
  createProgramUpload,
  deleteTrainingProgram,
  openOwnProgram,
  openTrainingProgram,
  resumeProgramUpload,
} from '@clubpulse/contract/office/training-programs/training-programs.calls';
import { documentTypes } from '@clubpulse/contract/videos/uploads/uploads';
import { change } from '../../platform/api.ts';
import type { Carrier } from '../../videos/uploads/public.ts';

const endings = Object.keys(documentTypes);
export const ACCEPTED = [...endings.map((ending) => `.${ending}`), '.jpeg', ...Object.values(documentTypes)].join();

export function programCarrier(id: number, stated: Omit<ProgramUploadInput, 'FileName' | 'Bytes'>): Carrier {
  const quiet = { quiet: true } as const;
  const one = (programId: number) => ({ params: { id, programId } });
  return {
    begin: async (announced) => {
      const body = { ...stated, ...announced };
      const { Program, Upload } = await change(createProgramUpload, { params: { id }, body }, quiet);
      return { id: Program.TrainingProgramId, Upload };
    },
    resume: async (programId) => (await change(resumeProgramUpload, one(programId), quiet)).Upload,
    complete: (programId) => change(completeProgramUpload, one(programId), quiet),
    giveUp: (programId) => change(deleteTrainingProgram, one(programId), { ...quiet, ignore: [404] }),
    wrongType: { ErrorType: 'FileTypeRefused', values: { types: endings.join(', ') } },
  };
}

/** The page stays open, because the server sends an attachment. The call layer shows errors. */
async function load(link: Promise<ProgramLink>): Promise<void> {
  const opened = await link.catch(() => undefined);
  if (opened) window.location.assign(new URL(opened.Address, document.baseURI).href);
}
export const loadProgram = (id: number, { TrainingProgramId: programId }: TrainingProgram): Promise<void> =>
  load(change(openTrainingProgram, { params: { id, programId } }));
export const loadOwnProgram = (id: number, { TrainingProgramId: programId }: OwnProgram): Promise<void> =>
  load(change(openOwnProgram, { params: { id, programId } }));
