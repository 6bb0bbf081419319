import type { MeasureGoal } from '@clubpulse/contract/body/goals';
import { listGoals } from '@clubpulse/contract/body/goals.calls';
import { useCall } from '../../platform/api.ts';

const none: readonly MeasureGoal[] = [];

export function useGoals(userId: number): readonly MeasureGoal[] {
  const { data } = useCall(listGoals, { params: { id: userId } }, { quiet: true, ignore: [403, 404, 409] });
  return data ?? none;
}
