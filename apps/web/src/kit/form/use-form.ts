import { type FormEvent as ReactFormEvent, useCallback, useMemo, useReducer, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '../../platform/api.ts';
import { refusalWords, refusedFields } from '../../platform/forms.ts';
import { translate } from '../../platform/phrases.ts';
import { toastError } from '../../platform/toasts/toasts.ts';
import type { Check, CheckLater } from './check.ts';
import { type About, type FieldWords, type FormEvent, type FormState, formAfter, untouched } from './form-state.ts';
import { showWhatIsWrong } from './what-is-wrong.ts';

export interface Form<Values extends object, Output = unknown> {
  values: Values;
  set: (changes: Partial<Values>) => void;
  /** Told by a field whether its text is no value at all, which nothing can be saved with. */
  setUnreadable: (field: keyof Values & string, unreadable: boolean) => void;
  /** Fields whose value differs from the saved one, or whose text is none. */
  changed: readonly string[];
  /** Words under the fields: what the check found, once it is to be shown, and what the server refused. */
  errors: Partial<Record<keyof Values & string, string>> & FieldWords;
  /** A refusal that is about no field: the form's banner. */
  refused: ApiError | null;
  /** Its words. */
  refusal: string | null;
  saving: boolean;
  /**
   * Hands on what the check made of the values, unless something is wrong. Resolves to what was stored, or null; `act` resolves to null
   * where it was not stored and has said so itself. Repeated with the same values, a booking or payment keeps its Idempotency-Key
   * (the call layer's, by what is sent).
   */
  save: <Result>(act: (output: Output) => Promise<Result | null>) => Promise<Result | null>;
  /** For `onSubmit` of a form element: where it was not stored, the focus goes to the first wrong field. */
  submit: (act: (output: Output) => Promise<unknown>) => (event: ReactFormEvent<HTMLFormElement>) => void;
  /** Back to the saved values. */
  discard: () => void;
}

/** What a section of a form works on. */
export type Draft<Values extends object> = Pick<Form<Values>, 'values' | 'set' | 'changed'>;

type From<Values> =
  /** What is stored: what others save meanwhile shows through where nothing was typed. */
  | { saved: Values; initial?: never }
  /** What a form begins with, once. */
  | { initial: Values; saved?: never };

type FormOptions<Values extends object, Output> = From<Values> & {
  /** `bySchema`, `byRule`, or `useCheckLater` of one. */
  check: Check<Values, Output> | CheckLater<Values, Output>;
  /** In a long editor: what is wrong with a field is shown from its first change on, not only once saving was tried. */
  early?: boolean;
  /** The fields that the words under an error's name depend on; else the one it begins with. */
  about?: About;
  /** The fields that a refusal is about, where its ErrorType says it. */
  wordsOf?: (error: ApiError) => FieldWords;
};

/** What is stored shows through once it is loaded again, which a refused change does: nothing typed is lost, and it is only looked over. */
const wordsOfRefusal = (refused: ApiError | null, isStored: boolean): string | null => {
  if (refused === null) return null;
  return isStored && refused.is('StaleRowVersion') ? translate('kit.staleLoaded') : refusalWords(refused);
};

const waited = async <Values, Output>(check: Check<Values, Output> | CheckLater<Values, Output>) =>
  typeof check === 'function' ? check : check.wait();

const firstOf: About = (field) => [field.split('.')[0] ?? field];

/** The one machine of every form: values over what is stored, their errors, the server's refusals, and the saving. */
export function useForm<Values extends object, Output>(options: FormOptions<Values, Output>): Form<Values, Output> {
  const { check, early = false, about = firstOf, wordsOf = refusedFields } = options;
  const [first] = useState(options.initial);
  const over = (options.saved ?? first) as Values;
  const [state, tell] = useReducer<FormState<Values>, undefined, [FormEvent<Values>]>(formAfter, undefined, untouched<Values>);
  const { typed, unreadable } = state;
  const values = useMemo((): Values => ({ ...over, ...typed }), [over, typed]);
  const changed = useMemo(() => {
    const names = Object.keys(typed) as (keyof Values & string)[];
    return [...new Set<string>([...names.filter((name) => typed[name] !== over[name]), ...unreadable])];
  }, [over, typed, unreadable]);
  const checkNow = typeof check === 'function' ? check : check.now;
  const checked = checkNow?.(values, changed);
  // Whatever the check makes of it, a text that is no number is not sent: as JSON it would be nothing.
  const noNumbers = Object.entries(values).flatMap(([field, value]) => (Number.isNaN(value) ? field : []));
  const found: FieldWords = {
    ...Object.fromEntries(noNumbers.map((field) => [field, translate('invalid-number')])),
    ...checked?.errors,
    ...Object.fromEntries(unreadable.map((field) => [field, translate('invalid-date')])),
  };
  const isShown = (field: string) => state.tried || (early && about(field).some((one) => changed.includes(one)));
  const shown = Object.entries(found).filter(([field, words]) => words !== undefined && isShown(field));
  // At once: who leaves next is not asked, and what is wrong can be gone to.
  const tellNow = (event: FormEvent<Values>) => flushSync(() => tell(event));
  const forget = () => tellNow({ is: 'forgotten' });
  const save: Form<Values, Output>['save'] = async (act) => {
    tellNow({ is: 'tried' });
    if ((checked !== undefined && checked.errors !== null) || unreadable.length + noNumbers.length > 0) return null;
    // At once, so that a second press finds the button closed.
    tellNow({ is: 'sent' });
    try {
      const sent = checked ?? (await waited(check))(values, changed);
      const result = sent.errors === null ? await act(sent.output) : null;
      if (result !== null) {
        forget();
        return result;
      }
      tellNow({ is: 'notSaved' });
    } catch (error) {
      tellNow({ is: 'notSaved' });
      if (!(error instanceof ApiError)) {
        // A fault of ours: it is said, so that nobody takes it for saved, and goes on to where faults are written down.
        toastError({ cause: 'form', title: translate('operation-failed'), ofScreen: true });
        throw error;
      }
      tellNow({ is: 'refused', error, fields: wordsOf(error), about });
    }
    return null;
  };
  return {
    values,
    set: useCallback((changes) => tell({ is: 'set', changes, over, about }), [over, about]),
    setUnreadable: (field, is) => tell({ is: 'unreadable', field, unreadable: is, about }),
    changed,
    errors: { ...state.refusedFields, ...Object.fromEntries(shown) } as Form<Values>['errors'],
    refused: state.refused,
    refusal: wordsOfRefusal(state.refused, options.saved !== undefined),
    saving: state.saving,
    save,
    submit: (act) => (event) => {
      event.preventDefault();
      // A dialog's form lies inside the screen's in React's tree, although not in the page's.
      event.stopPropagation();
      const { currentTarget: form } = event;
      const saveOrShow = async () => {
        if ((await save(act)) === null) showWhatIsWrong(form);
      };
      void saveOrShow();
    },
    discard: forget,
  };
}
