import { batchTag } from '@clubpulse/contract/clubs/tags/tags.calls';
import { deleteTasks } from '@clubpulse/contract/members/tasks/tasks.calls';
import { useState } from 'react';
import type { Tagged } from '../../clubs/tags/public.ts';
import { useChange } from '../../platform/api.ts';
import { useFormats } from '../../platform/formats.ts';
import { useT } from '../../platform/phrases.ts';
import { toastError } from '../../platform/toasts/toasts.ts';
import type { WrittenTasks } from '../tasks/public.ts';
import { useMoves } from './use-moves.ts';

export type ActOutcome = ({ readonly kind: 'task' } & WrittenTasks) | ({ readonly kind: 'tag' } & Tagged);
export type PeopleActs = ReturnType<typeof usePeopleActs>;

/** Only the last act can be undone, so one result is shown. */
export function usePeopleActs(clubId: number) {
  const moves = useMoves(clubId);
  const [outcome, setOutcome] = useState<ActOutcome | null>(null);
  const forget = () => setOutcome(null);
  const t = useT();
  const formats = useFormats();
  const takenBack = ({ Refused }: { readonly Refused: readonly unknown[] }) => {
    forget();
    const { length: count } = Refused;
    if (count > 0) toastError({ cause: 'take-back', title: t('members.notTakenBack', { count, number: formats.number(count) }) });
  };
  const tag = useChange(batchTag, { onDone: takenBack });
  const tasks = useChange(deleteTasks, { onDone: takenBack });
  const params = { id: clubId };
  return {
    moves: {
      ...moves,
      move: (...moving: Parameters<typeof moves.move>) => {
        forget();
        return moves.move(...moving);
      },
    },
    outcome,
    isBusy: tag.isPending || tasks.isPending,
    say(done: ActOutcome): void {
      moves.forget();
      setOutcome(done);
    },
    forget(): void {
      moves.forget();
      forget();
    },
    takeBack(): void {
      if (outcome?.kind === 'task') tasks.mutate({ params, body: { TaskIds: [...outcome.taskIds] } });
      else if (outcome?.kind === 'tag')
        tag.mutate({
          params,
          body: {
            UserIds: [...outcome.changed],
            ClubTagId: outcome.tag.id,
            Act: outcome.act === 'Add' ? 'Remove' : 'Add',
          },
        });
    },
  };
}
