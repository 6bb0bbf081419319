import { type FormEvent as ReactFormEvent, useCallback, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../platform/api.ts';
import { refusalText, refusedFields } from '../../platform/forms.ts';
import { translate } from '../../platform/phrases.ts';
import { toastError } from '../../platform/toasts/toasts.ts';
import type { Check, LazyCheck } from './check.ts';
import { showFirstInvalidField } from './first-invalid-field.ts';
import { type About, emptyFormState, type FieldTexts, type FormEvent, type FormState, formAfter } from './form-state.ts';

export interface Form<Values extends object, Output = unknown> {
  values: Values;
  set: (changes: Partial<Values>) => void;
  setUnreadable: (field: keyof Values & string, unreadable: boolean) => void;
  changed: readonly string[];
  errors: Partial<Record<keyof Values & string, string>> & FieldTexts;
  refused: ApiError | null;
  refusal: string | null;
  saving: boolean;
  /**
   * Resolves to null when nothing was stored; `act` notifies the user. A repeated booking or payment with the same values has the
   * same Idempotency-Key.
   */
  save: <Result>(act: (output: Output) => Promise<Result | null>) => Promise<Result | null>;
  submit: (act: (output: Output) => Promise<unknown>) => (event: ReactFormEvent<HTMLFormElement>) => void;
  discard: () => void;
}

export type Draft<Values extends object> = Pick<Form<Values>, 'values' | 'set' | 'changed'>;

type From<Values> = { saved: Values; initial?: never } | { initial: Values; saved?: never };

type FormOptions<Values extends object, Output> = From<Values> & {
  check: Check<Values, Output> | LazyCheck<Values, Output>;
  early?: boolean;
  about?: About;
  wordsOf?: (error: ApiError) => FieldTexts;
};

/** If the row was stale, the newest values are loaded and typed values remain, so the user only has to check them. */
const wordsOfRefusal = (refused: ApiError | null, isStored: boolean): string | null => {
  if (refused === null) return null;
  return isStored && refused.is('StaleRowVersion') ? translate('kit.staleLoaded') : refusalText(refused);
};

const waited = async <Values, Output>(check: Check<Values, Output> | LazyCheck<Values, Output>) =>
  typeof check === 'function' ? check : check.wait();

const firstOf: About = (field) => [field.split('.')[0] ?? field];

export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values, Output> {
  const { check, early = false, about = firstOf, wordsOf = refusedFields } = options;
  const [first] = useState(options.initial);
  const over = (options.saved ?? first) as Values;
  const [state, dispatch] = useReducer<FormState<Values>, undefined, [FormEvent<Values>]>(
    formAfter,
    undefined,
    emptyFormState<Values>,
  );
  const { typed, unreadable } = state;
  const values = useMemo((): Values => ({ ...over, ...typed }), [over, typed]);
  const changed = useMemo(() => {
    const names = Object.keys(typed) as (keyof Values & string)[];
    return [...new Set<string>([...names.filter((name) => typed[name] !== over[name]), ...unreadable])];
  }, [over, typed, unreadable]);
  const checkNow = typeof check === 'function' ? check : check.now;
  const checked = checkNow?.(values, changed);
  // NaN is never sent, because JSON would make it null.
  const noNumbers = Object.entries(values).flatMap(([field, value]) => (Number.isNaN(value) ? field : []));
  const found: FieldTexts = {
    ...Object.fromEntries(noNumbers.map((field) => [field, translate('invalid-number')])),
    ...checked?.errors,
    ...Object.fromEntries(unreadable.map((field) => [field, translate('invalid-date')])),
  };
  const isShown = (field: string) => state.tried || (early && about(field).some((one) => changed.includes(one)));
  const shown = Object.entries(found).filter(([field, words]) => words !== undefined && isShown(field));
  // The state is rendered synchronously, so that leave guard and error marks are correct at once.
  const dispatchNow = (event: FormEvent<Values>) => flushSync(() => dispatch(event));
  const forget = () => dispatchNow({ is: 'forgotten' });
  const save: Form<Values, Output>['save'] = async (act) => {
    dispatchNow({ is: 'tried' });
    if ((checked !== undefined && checked.errors !== null) || unreadable.length + noNumbers.length > 0) return null;
    // A second press must find the save button disabled.
    dispatchNow({ is: 'sent' });
    try {
      const sent = checked ?? (await waited(check))(values, changed);
      const result = sent.errors === null ? await act(sent.output) : null;
      if (result !== null) {
        forget();
        return result;
      }
      dispatchNow({ is: 'notSaved' });
    } catch (error) {
      dispatchNow({ is: 'notSaved' });
      if (!(error instanceof ApiError)) {
        // A programming error: the user is notified, and the error report receives it.
        toastError({ cause: 'form', title: translate('operation-failed'), ofScreen: true });
        throw error;
      }
      dispatchNow({ is: 'refused', error, fields: wordsOf(error), about });
    }
    return null;
  };
  return {
    values,
    set: useCallback((changes) => dispatch({ is: 'set', changes, over, about }), [over, about]),
    setUnreadable: (field, is) => dispatch({ is: 'unreadable', field, unreadable: is, about }),
    changed,
    errors: { ...state.refusedFields, ...Object.fromEntries(shown) } as Form<Values>['errors'],
    refused: state.refused,
    refusal: wordsOfRefusal(state.refused, options.saved !== undefined),
    saving: state.saving,
    save,
    submit: (act) => (event) => {
      event.preventDefault();
      // A dialog's form is inside the screen's form in React's tree, so the event would submit the screen's form too.
      event.stopPropagation();
      const { currentTarget: form } = event;
      const saveOrShow = async () => {
        if ((await save(act)) === null) showFirstInvalidField(form);
      };
      void saveOrShow();
    },
    discard: forget,
  };
}
