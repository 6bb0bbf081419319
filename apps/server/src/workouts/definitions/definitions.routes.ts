import { IMAGE_TEXT_MAX } from '@clubpulse/contract/accounts/images';
import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import * as calls from '@clubpulse/contract/workouts/definitions/definitions.calls';
import type { Images } from '../../accounts/images/public.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { DefinitionsService } from './definitions.service.ts';

interface Parts {
  readonly definitions: DefinitionsService;
  readonly images: Pick<Images, 'keepForExercise'>;
}

const fileOf = IMAGE_TEXT_MAX + 16_384;

const at = ({ params, language }: { params: { id: ClubId }; language: Language }) => ({ clubId: params.id, language });

export function definitionRoutes(route: Routes, { definitions, images }: Parts): void {
  route(calls.listWorkoutDefinitions, (sent) => definitions.list(at(sent), sent.query));
  route(calls.getWorkoutDefinition, (sent) => definitions.get(at(sent), sent.params.definitionId));
  route(calls.createWorkoutDefinition, (sent) => definitions.create(at(sent), sent.body));
  route(calls.updateWorkoutDefinition, (sent) => definitions.update(at(sent), sent.params.definitionId, sent.body));
  route(calls.deleteWorkoutDefinition, ({ params }) => definitions.delete(params.id, params.definitionId));
  route(calls.publishWorkoutDefinitions, ({ params, body }) =>
    definitions.publish(params.id, body.WorkoutDefinitionIds, body.Published),
  );
  route(calls.uploadWorkoutPicture, { fileOf, handle: ({ params, body }) => images.keepForExercise(params.id, body) });
  route(calls.createWorkoutVideoUpload, (sent) =>
    definitions.createVideoUpload(at(sent), sent.params.definitionId, sent.body, sent.caller.UserId),
  );
  route(calls.resumeWorkoutVideoUpload, (sent) =>
    definitions.resumeVideoUpload(at(sent), sent.params.definitionId, sent.caller.UserId),
  );
  route(calls.completeWorkoutVideoUpload, (sent) => definitions.completeVideoUpload(at(sent), sent.params.definitionId));
  route(calls.retryWorkoutVideo, (sent) => definitions.retryVideo(at(sent), sent.params.definitionId));
  route(calls.deleteWorkoutVideo, (sent) => definitions.deleteVideo(at(sent), sent.params.definitionId));
  route(calls.playWorkoutVideo, ({ params, caller }) => definitions.play(params.id, params.definitionId, caller.UserId));
  route(calls.listOfferedWorkouts, (sent) => definitions.offered(at(sent), sent.query));
  route(calls.getOfferedWorkout, (sent) => definitions.getOffered(at(sent), sent.params.definitionId));
  route(calls.playOfferedWorkout, ({ params, caller }) => definitions.playOffered(params.id, params.definitionId, caller.UserId));
}
