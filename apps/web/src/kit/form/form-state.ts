import type { ApiError } from '../../platform/api.ts';

/** Words under fields, by the field's name; of what lies deeper by its path (`Schedule.Slots.0`). */
export type FieldWords = Readonly<Partial<Record<string, string>>>;

/** What a form remembers besides the values it stands on. */
export interface FormState<Values extends object> {
  /** The values that were typed or chosen, over the saved ones. */
  readonly typed: Partial<Values>;
  /** Fields whose text is no value at all: a day that does not exist. */
  readonly unreadable: readonly string[];
  /** Saving was tried with these values, or with what they were before. */
  readonly tried: boolean;
  readonly saving: boolean;
  /** Words of the server under the fields it refused. */
  readonly refusedFields: FieldWords;
  /** A refusal that is about no field. */
  readonly refused: ApiError | null;
  /** Fields that changed since the values were sent. */
  readonly changedSince: readonly string[];
}

export type FormEvent<Values extends object> =
  | { is: 'set'; changes: Partial<Values>; over: Values; about: About }
  | { is: 'unreadable'; field: string; unreadable: boolean; about: About }
  | { is: 'tried' }
  | { is: 'sent' }
  | { is: 'refused'; error: ApiError; fields: FieldWords; about: About }
  | { is: 'notSaved' }
  | { is: 'forgotten' };

/** The form's fields that words of the server depend on. */
export type About = (field: string) => readonly string[];

export const untouched = <Values extends object>(): FormState<Values> => ({
  typed: {},
  unreadable: [],
  tried: false,
  saving: false,
  refusedFields: {},
  refused: null,
  changedSince: [],
});

/**
 * The one way a form remembers and forgets. A refused field stays marked until it, or a field its words depend on, changes; the
 * refusal about no field until anything changes; both until the values are sent again. Setting a field to what it is changes nothing.
 */
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
      return untouched();
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

const without = (words: FieldWords, changed: readonly string[], about: About): FieldWords =>
  Object.fromEntries(Object.entries(words).filter(([field]) => !about(field).some((one) => changed.includes(one))));
