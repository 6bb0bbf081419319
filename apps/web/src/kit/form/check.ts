import type { z } from 'zod';
import { issuesOf } from '../../platform/forms.ts';
import type { FieldWords } from './form-state.ts';

/** What becomes of the values, or the words under the fields that cannot be saved so. */
export type Checked<Output> = { errors: null; output: Output } | { errors: FieldWords };

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
