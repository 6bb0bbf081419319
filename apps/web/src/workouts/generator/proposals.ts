import type { Proposal } from '@clubpulse/contract/workouts/generator/free-text';
import type { Answers } from './generation.ts';

export interface Asking {
  readonly proposals: readonly Proposal[];
  readonly unread: readonly string[];
}
export const noProposals: Asking = { proposals: [], unread: [] };

const added = <Item>(all: readonly Item[], one: Item): Item[] => (all.includes(one) ? [...all] : [...all, one]);
const without = <Item>(all: readonly Item[], one: Item): Item[] => all.filter((other) => other !== one);

export function confirmed(values: Answers, one: Proposal): Partial<Answers> {
  switch (one.Kind) {
    case 'condition': {
      const others = values.Conditions.filter(({ Condition: named }) => named !== one.Condition);
      return { Conditions: [...others, { Condition: one.Condition, Severity: one.Severity }] };
    }
    case 'part':
      return one.Way === 'more'
        ? { More: added(values.More, one.Part), Less: without(values.Less, one.Part) }
        : { Less: added(values.Less, one.Part), More: without(values.More, one.Part) };
    case 'exercise':
      return one.Way === 'more'
        ? { WantedIds: added(values.WantedIds, one.ExerciseId), NeverIds: without(values.NeverIds, one.ExerciseId) }
        : { NeverIds: added(values.NeverIds, one.ExerciseId), WantedIds: without(values.WantedIds, one.ExerciseId) };
    case 'equipment':
      return { Equipment: added(values.Equipment, one.Equipment) };
  }
}

export function isInForm(values: Answers, one: Proposal): boolean {
  switch (one.Kind) {
    case 'condition':
      return values.Conditions.some(
        ({ Condition: named, Severity }) => named === one.Condition && (one.Severity === null || Severity === one.Severity),
      );
    case 'part':
      return (one.Way === 'more' ? values.More : values.Less).includes(one.Part);
    case 'exercise':
      return (one.Way === 'more' ? values.WantedIds : values.NeverIds).includes(one.ExerciseId);
    case 'equipment':
      return values.Equipment.includes(one.Equipment);
  }
}
