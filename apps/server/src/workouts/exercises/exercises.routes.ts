import { IMAGE_TEXT_MAX } from '@clubpulse/contract/accounts/images';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import * as calls from '@clubpulse/contract/workouts/exercises/exercises.calls';
import type { Images } from '../../accounts/images/public.ts';
import type { Caller } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { ExercisesService } from './exercises.service.ts';
import type { GuidesService } from './guides.service.ts';

interface Parts {
  readonly exercises: ExercisesService;
  readonly guides: GuidesService;
  readonly images: Pick<Images, 'keepForExercise'>;
}

const fileOf = IMAGE_TEXT_MAX + 16_384;

const sightOf = (clubId: ClubId, { caller, language }: { caller: Caller; language: Language }) => ({
  clubId,
  isEditor: caller.isEditor || caller.isAdmin,
  language,
});

export function exerciseRoutes(route: Routes, { exercises, guides, images }: Parts): void {
  route(calls.listExercises, (sent) => exercises.list(sightOf(sent.params.id, sent), sent.query));
  route(calls.listOfferedExercises, ({ params, query, language }) =>
    exercises.offered({ clubId: params.id, isEditor: false, language }, query),
  );
  route(calls.listExerciseBrands, ({ params }) => exercises.brands(params.id));
  route(calls.getExercise, (sent) => exercises.get(sightOf(sent.params.id, sent), sent.params.exerciseId));
  route(calls.createExercise, (sent) => exercises.create(sightOf(sent.params.id, sent), sent.body));
  route(calls.updateExercise, (sent) => exercises.update(sightOf(sent.params.id, sent), sent.params.exerciseId, sent.body));
  route(calls.deleteExercise, ({ params }) => exercises.delete(params.id, params.exerciseId));
  route(calls.publishExercises, ({ params, body }) => exercises.publish(params.id, body.ExerciseIds, body.Published));
  route(calls.uploadExercisePicture, { fileOf, handle: ({ params, body }) => images.keepForExercise(params.id, body) });
  route(calls.getExerciseGuide, (sent) => guides.get(sightOf(sent.params.id, sent), sent.params.exerciseId));
  route(calls.saveExerciseGuide, (sent) => guides.save(sightOf(sent.params.id, sent), sent.params.exerciseId, sent.body));
  route(calls.playExerciseGuide, ({ params, caller }) => guides.play(params.id, params.exerciseId, caller.UserId));
  route(calls.createPlatformExercise, ({ body, language }) => exercises.createOfPlatform(body, language));
  route(calls.updatePlatformExercise, ({ params, body, language }) =>
    exercises.updateOfPlatform(params.exerciseId, body, language),
  );
  route(calls.publishPlatformExercises, ({ body }) => exercises.publishOfPlatform(body.ExerciseIds, body.Published));
  route(calls.uploadPlatformExercisePicture, { fileOf, handle: ({ body }) => images.keepForExercise(null, body) });
}
