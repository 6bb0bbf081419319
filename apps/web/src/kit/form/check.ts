import type { z } from 'zod';
import { ApiError } from '../../platform/calls/api-error.ts';
import { issuesOf } from '../../platform/forms.ts';
import { type Fetched, fetchedFirst, useFetched } from '../fetched.ts';
import type { FieldWords } from './form-state.ts';

/** What becomes of the values, or the words under the fields that cannot be saved so. */
export type Checked<Output> = { errors: null; output: Output } | { errors: FieldWords };

/** What is right or wrong with the values; `changed` are the fields that differ from what is stored. */
export type Check<Values, Output> = (values: Values, changed: readonly string[]) => Checked<Output>;

/** A check by something that a screen starts without: a schema brings a library. */
export interface CheckLater<Values, Output> {
  /** Undefined until it is here: nothing is said to be wrong. */
  readonly now: Check<Values, Output> | undefined;
  /** Nothing is saved before it. */
  readonly wait: () => Promise<Check<Values, Output>>;
}

/** A schema, or a rule that uses one, that comes with the first moment that the browser has. */
export const ruleLater = <Rule>(load: () => Promise<Rule>): Fetched<Rule> => fetchedFirst(load);

/** Made of a rule of `ruleLater`. */
export function useCheckLater<Rule, Values, Output>(
  rule: Fetched<Rule>,
  check: (rule: Rule) => Check<Values, Output>,
): CheckLater<Values, Output> {
  const here = useFetched(rule);
  return {
    now: here === undefined ? undefined : check(here),
    wait: async () => {
      try {
        return check(await rule.fetch());
      } catch {
        throw new ApiError(0);
      }
    },
  };
}

/** Checks by a schema of the contract, which also makes what is sent. */
export const bySchema =
  <Output>(schema: z.ZodType<Output>) =>
  (values: unknown): Checked<Output> => {
    const checked = schema.safeParse(values);
    return checked.success ? { errors: null, output: checked.data } : { errors: issuesOf(checked) };
  };

/** Checks by a rule that answers the words under the fields; the values are handed on as they are. */
export const byRule =
  <Values>(rule: (values: Values, changed: readonly string[]) => FieldWords) =>
  (values: Values, changed: readonly string[]): Checked<Values> => {
    const errors = rule(values, changed);
    return Object.values(errors).every((words) => words === undefined) ? { errors: null, output: values } : { errors };
  };
