import { getGroupTraining } from '@clubpulse/contract/live/group-trainings.calls';
import type { Routes } from '../../platform/http/route.ts';
import type { GroupTrainings } from './group-trainings.service.ts';

export function groupTrainingRoutes(route: Routes, groupTrainings: GroupTrainings): void {
  route(getGroupTraining, ({ params, caller }) => groupTrainings.get(params.id, caller));
}
