import type { z } from 'zod';
import { ApiError } from '../../platform/calls/api-error.ts';
import { issuesOf } from '../../platform/forms.ts';
import { type LazyPart, lazyPartLoadedFirst, useLazyPart } from '../lazy-part.ts';
import type { FieldTexts } from './form-state.ts';

export type Checked<Output> = { errors: null; output: Output } | { errors: FieldTexts };

export type Check<Values, Output> = (values: Values, changed: readonly string[]) => Checked<Output>;

/** The check loads after the screen, because zod is large. */
export interface LazyCheck<Values, Output> {
  /** Undefined until the check is loaded. Until then no field is invalid. */
  readonly now: Check<Values, Output> | undefined;
  readonly wait: () => Promise<Check<Values, Output>>;
}

export const lazyRule = <Rule>(load: () => Promise<Rule>): LazyPart<Rule> => lazyPartLoadedFirst(load);

export function useLazyCheck<Rule, Values, Output>(
  rule: LazyPart<Rule>,
  check: (rule: Rule) => Check<Values, Output>,
): LazyCheck<Values, Output> {
  const here = useLazyPart(rule);
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

export const bySchema =
  <Output>(schema: z.ZodType<Output>) =>
  (values: unknown): Checked<Output> => {
    const checked = schema.safeParse(values);
    return checked.success ? { errors: null, output: checked.data } : { errors: issuesOf(checked) };
  };

export const byRule =
  <Values>(rule: (values: Values, changed: readonly string[]) => FieldTexts) =>
  (values: Values, changed: readonly string[]): Checked<Values> => {
    const errors = rule(values, changed);
    return Object.values(errors).every((words) => words === undefined) ? { errors: null, output: values } : { errors };
  };
