import { readFile } from 'node:fs/promises';
import { guided as named } from '@clubpulse/world/guided';
import { giulia } from '@clubpulse/world/staff';
import type { Images } from '../../accounts/images/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { storedValue, storeOnce } from '../../platform/database/installation.ts';
import type { LargeFiles } from '../../videos/uploads/public.ts';
import type { DefinitionsService } from '../../workouts/definitions/public.ts';
import { expectAccepted } from '../expect-accepted.ts';
import { pictureFile, pictureUpload } from '../pictures.ts';
import { callerOf, peopleOf } from './club-people.ts';

const MARK = 'demo.guided';

export interface GuidedParts {
  readonly db: Database;
  readonly images: Pick<Images, 'keepForExercise'>;
  readonly definitions: Pick<DefinitionsService, 'create' | 'publish' | 'createVideoUpload' | 'completeVideoUpload'>;
  readonly largeFiles: Pick<LargeFiles, 'receive'>;
}

export async function writeGuided({ db, images, definitions, largeFiles }: GuidedParts): Promise<void> {
  const people = await peopleOf(db);
  const trainer = await callerOf(db, giulia.email);
  if (!people || !trainer || (await storedValue(db, MARK)) !== undefined) return;
  await storeOnce(db, MARK, {});
  const { clubId } = people;
  const at = { clubId, language: 'en' } as const;
  for (const { title, description, level, equipment, minutes, picture, video, isPublished } of named) {
    const PictureUris =
      picture === null
        ? []
        : [expectAccepted(await images.keepForExercise(clubId, await pictureUpload(picture, 'exercise'))).body.PictureUri];
    const input = {
      Title: title,
      Description: description,
      Level: level,
      Equipment: [...equipment],
      Minutes: minutes,
      PictureUris,
    };
    const { WorkoutDefinitionId: id } = expectAccepted(await definitions.create(at, input));
    if (video !== null) {
      const bytes = await readFile(pictureFile(video));
      const announced = { FileName: video, Bytes: bytes.length };
      const { Upload } = expectAccepted(await definitions.createVideoUpload(at, id, announced, trainer.UserId));
      expectAccepted(await largeFiles.receive(Upload.Address.slice('/uploads/'.length), 0, bytes));
      expectAccepted(await definitions.completeVideoUpload(at, id));
    }
    if (isPublished) await definitions.publish(clubId, [id], true);
  }
}
