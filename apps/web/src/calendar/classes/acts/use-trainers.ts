import { listClubUsers } from '@clubpulse/contract/members/people.calls';
import { fullName } from '@clubpulse/rules/accounts/users/names';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { type ApiError, api, callKey } from '../../../platform/api.ts';
import { useSelf } from '../../../platform/session.tsx';

export interface Trainer {
  readonly TrainerId: number;
  readonly TrainerName: string;
}

const PAGE = 1000;

export const useTrainers = (clubId: number): readonly Trainer[] => useTrainersQuery(clubId).data ?? none;
const none: readonly Trainer[] = [];

export const useTrainersQuery = (clubId: number): UseQueryResult<readonly Trainer[], ApiError> =>
  useQuery<readonly Trainer[], ApiError>({
    queryKey: [...callKey(listClubUsers, { params: { id: clubId } }), 'trainers'],
    queryFn: ({ signal }) => trainersOf(clubId, signal),
    staleTime: 5 * 60_000,
  });

async function trainersOf(clubId: number, signal: AbortSignal): Promise<Trainer[]> {
  const trainers: Trainer[] = [];
  for (let start = 0; ; start += PAGE) {
    const { data, recordsFiltered } = await api(
      listClubUsers,
      { params: { id: clubId }, query: { Role: 'Trainer', start, length: PAGE } },
      { quiet: true, signal },
    );
    trainers.push(...data.map((person) => ({ TrainerId: person.UserId, TrainerName: fullName(person) })));
    if (data.length === 0 || start + data.length >= recordsFiltered)
      return trainers.sort((a, b) => a.TrainerName.localeCompare(b.TrainerName));
  }
}

export function usePreselectedTrainer(trainers: readonly Trainer[]): number | null {
  const self = useSelf();
  return (trainers.find(({ TrainerId }) => TrainerId === self.UserId) ?? trainers[0])?.TrainerId ?? null;
}
