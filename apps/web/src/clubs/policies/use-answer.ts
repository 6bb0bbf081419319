import type { UserPolicy } from '@clubpulse/contract/clubs/policies';
import { answerPolicies } from '@clubpulse/contract/clubs/policies.calls';
import { useChange } from '../../platform/api.ts';
import { useSelf } from '../../platform/session.tsx';

export type PolicyAnswer = 'Accepted' | 'NotAccepted';
interface Given {
  PolicyId: number;
  Acceptance: PolicyAnswer;
}

export function useAnswer(onSaved: (answers: readonly Given[]) => void) {
  const { UserId } = useSelf();
  const change = useChange(answerPolicies, { onDone: (_, { body }) => onSaved(body) });
  const answers = change.isPending ? change.variables.body : [];
  return {
    give: (Acceptance: PolicyAnswer, policies: readonly UserPolicy[]) =>
      change.mutate({
        params: { id: UserId },
        body: policies.map(({ PolicyId, Version }) => ({ PolicyId, Acceptance, Version })),
      }),
    busy: change.isPending,
    gives: (wanted: PolicyAnswer, policies: readonly UserPolicy[]) =>
      answers.length === policies.length &&
      policies.every(({ PolicyId }) => answers.some((one) => one.PolicyId === PolicyId && one.Acceptance === wanted)),
  };
}
