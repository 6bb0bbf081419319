import type { ExerciseEquipment, MainMuscle } from '@clubpulse/contract/workouts/exercises/vocabulary';
import { type Condition, type Severity, severitiesOf } from '@clubpulse/contract/workouts/generator/conditions';
import type { Proposal } from '@clubpulse/contract/workouts/generator/free-text';

export interface FreeTextAnswer {
  readonly conditions: readonly {
    readonly condition: Condition;
    readonly severity: Severity | 'unsaid';
    readonly phrase: string;
  }[];
  readonly parts: readonly { readonly part: MainMuscle; readonly way: 'more' | 'less'; readonly phrase: string }[];
  readonly exercises: readonly { readonly exerciseId: number; readonly way: 'more' | 'less'; readonly phrase: string }[];
  readonly equipment: readonly { readonly equipment: ExerciseEquipment; readonly phrase: string }[];
}

export function proposalsIn(
  text: string,
  { conditions, parts, exercises, equipment }: FreeTextAnswer,
  names: ReadonlyMap<number, string>,
): { readonly proposals: Proposal[]; readonly unread: string[] } {
  const all: Proposal[] = [
    ...conditions.map(({ condition, severity, phrase }): Proposal => {
      const known = severitiesOf[condition]?.find((one) => one === severity) ?? null;
      return { Kind: 'condition', Condition: condition, Severity: known, Phrase: phrase };
    }),
    ...parts.map(({ part, way, phrase }): Proposal => ({ Kind: 'part', Part: part, Way: way, Phrase: phrase })),
    ...exercises.flatMap(({ exerciseId, way, phrase }): Proposal[] => {
      const Name = names.get(exerciseId);
      return Name === undefined ? [] : [{ Kind: 'exercise', ExerciseId: exerciseId, Name, Way: way, Phrase: phrase }];
    }),
    ...equipment.map((one): Proposal => ({ Kind: 'equipment', Equipment: one.equipment, Phrase: one.phrase })),
  ];
  const placed = all.filter(({ Phrase }) => Phrase.trim() !== '' && placeOf(text, Phrase) !== -1);
  const proposals = [...new Map(placed.map((one) => [aboutOf(one), one])).values()];
  const unread = pieces(text).filter(({ from, to }) =>
    proposals.every(({ Phrase }) => {
      const at = placeOf(text, Phrase);
      return at >= to || at + Phrase.length <= from;
    }),
  );
  return { proposals, unread: unread.map(({ from, to }) => text.slice(from, to).trim()) };
}

const placeOf = (text: string, phrase: string): number => text.toLowerCase().indexOf(phrase.toLowerCase());

function aboutOf(one: Proposal): string {
  switch (one.Kind) {
    case 'condition':
      return `condition/${one.Condition}`;
    case 'part':
      return `part/${one.Part}`;
    case 'exercise':
      return `exercise/${one.ExerciseId}`;
    case 'equipment':
      return `equipment/${one.Equipment}`;
  }
}

const pieces = (text: string): { readonly from: number; readonly to: number }[] =>
  [...text.matchAll(/[^.,;!?\n]+/g)]
    .filter(([piece]) => /[\p{L}\p{N}]/u.test(piece))
    .map(({ index, 0: piece }) => ({ from: index, to: index + piece.length }));
