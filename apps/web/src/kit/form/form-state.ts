import type { ApiError } from '../../platform/api.ts';

export type FieldTexts = Readonly<Partial<Record<string, string>>>;

export interface FormState<Values extends object> {
  readonly typed: Partial<Values>;
  readonly unreadable: readonly string[];
  readonly tried: boolean;
  readonly saving: boolean;
  readonly refusedFields: FieldTexts;
  readonly refused: ApiError | null;
  readonly changedSince: readonly string[];
}

export type FormEvent<Values extends object> =
  | { is: 'set'; changes: Partial<Values>; over: Values; about: About }
  | { is: 'unreadable'; field: string; unreadable: boolean; about: About }
  | { is: 'tried' }
  | { is: 'sent' }
  | { is: 'refused'; error: ApiError; fields: FieldTexts; about: About }
  | { is: 'notSaved' }
  | { is: 'forgotten' };

export type About = (field: string) => readonly string[];

export const emptyFormState = <Values extends object>(): FormState<Values> => ({
  typed: {},
  unreadable: [],
  tried: false,
  saving: false,
  refusedFields: {},
  refused: null,
  changedSince: [],
});

/** An error is shown until a field on which its message depends changes, a refusal without a field until any change. */
export function formAfter<Values extends object>(state: FormState<Values>, event: FormEvent<Values>): FormState<Values> {
  switch (event.is) {
    case 'set': {
      const before: Values = { ...event.over, ...state.typed };
      const names = Object.keys(event.changes) as (keyof Values & string)[];
      const changed = names.filter((name) => !Object.is(before[name], event.changes[name]));
      if (changed.length === 0) return state;
      return { ...afterChange(state, changed, event.about), typed: { ...state.typed, ...event.changes } };
    }
    case 'unreadable': {
      if (state.unreadable.includes(event.field) === event.unreadable) return state;
      const others = state.unreadable.filter((field) => field !== event.field);
      return {
        ...afterChange(state, [event.field], event.about),
        unreadable: event.unreadable ? [...others, event.field] : others,
      };
    }
    case 'tried':
      return { ...state, tried: true };
    case 'sent':
      return { ...state, saving: true, refusedFields: {}, refused: null, changedSince: [] };
    case 'refused': {
      const { error, fields, about } = event;
      return {
        ...state,
        saving: false,
        refusedFields: without(fields, state.changedSince, about),
        refused: Object.keys(fields).length === 0 ? error : null,
      };
    }
    case 'notSaved':
      return { ...state, saving: false };
    case 'forgotten':
      return emptyFormState();
  }
}

function afterChange<Values extends object>(state: FormState<Values>, changed: readonly string[], about: About) {
  return {
    ...state,
    refused: null,
    refusedFields: without(state.refusedFields, changed, about),
    changedSince: state.saving ? [...new Set([...state.changedSince, ...changed])] : state.changedSince,
  };
}

const without = (words: FieldTexts, changed: readonly string[], about: About): FieldTexts =>
  Object.fromEntries(Object.entries(words).filter(([field]) => !about(field).some((one) => changed.includes(one))));
