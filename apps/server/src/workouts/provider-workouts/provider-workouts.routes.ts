import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import type { Language } from '@clubpulse/contract/scalars';
import * as calls from '@clubpulse/contract/workouts/provider-workouts/provider-workouts.calls';
import type { Caller } from '../../platform/http/caller.ts';
import type { Routes } from '../../platform/http/route.ts';
import type { ProviderWorkoutsService } from './provider-workouts.service.ts';

interface Sent {
  readonly params: { readonly id: ClubId };
  readonly caller: Caller;
  readonly language: Language;
}
const asking = ({ params, caller, language }: Sent) => ({ clubId: params.id, caller, language });

export function providerWorkoutRoutes(route: Routes, workouts: ProviderWorkoutsService): void {
  route(calls.listProviderWorkouts, (sent) => workouts.list(asking(sent), sent.query));
  route(calls.getProviderWorkout, (sent) => workouts.get(asking(sent), sent.params.providerWorkoutId));
  route(calls.copyProviderWorkout, (sent) => workouts.copy(asking(sent), sent.params.providerWorkoutId));
  route(calls.createProviderWorkout, ({ body, language }) => workouts.create(body, language));
  route(calls.updateProviderWorkout, ({ params, body, language }) => workouts.update(params.providerWorkoutId, body, language));
  route(calls.publishProviderWorkouts, ({ body }) => workouts.publish(body.ProviderWorkoutIds, body.Published));
  route(calls.deleteProviderWorkout, ({ params }) => workouts.delete(params.providerWorkoutId));
}
