import { type FormEvent, useState } from 'react';
import type { z } from 'zod';
import type { ApiError } from '../../platform/api.ts';
import { issuesOf, refusalWords, refusedFields } from '../../platform/forms.ts';

interface DialogForm<Values, Output> {
  values: Values;
  set: (changes: Partial<Values>) => void;
  /** Words under a field, once saving was tried. */
  errors: Partial<Record<keyof Values & string, string>>;
  /** Words of a refusal that is about no field. */
  refusal: string | null;
  /** For `onSubmit`: hands on what the schema made of the values, or shows what is wrong. */
  submit: (save: (output: Output) => void) => (event: FormEvent) => void;
  /** For `onRefused` of the call. */
  refuse: (error: ApiError) => void;
}

/** The values of a small form in a dialog, checked by a schema of the contract; the server's words join in. */
export function useDialogForm<Values extends object, Output>(
  initial: Values,
  schema: z.ZodType<Output>,
): DialogForm<Values, Output> {
  const [values, setValues] = useState(initial);
  const [tried, setTried] = useState(false);
  const [refused, setRefused] = useState<{ fields: Record<string, string>; all: string | null }>({ fields: {}, all: null });
  const checked = schema.safeParse(values);
  return {
    values,
    set: (changes) => {
      setValues((before) => ({ ...before, ...changes }));
      setRefused(({ fields }) => ({
        fields: Object.fromEntries(Object.entries(fields).filter(([field]) => !(field in changes))),
        all: null,
      }));
    },
    errors: { ...refused.fields, ...(tried ? issuesOf(checked) : {}) } as DialogForm<Values, Output>['errors'],
    refusal: refused.all,
    submit: (save) => (event) => {
      event.preventDefault();
      // A dialog's form lies inside the screen's in React's tree, although not in the page's.
      event.stopPropagation();
      setTried(true);
      if (checked.success) save(checked.data);
    },
    refuse: (error) => {
      const fields = refusedFields(error);
      setRefused({ fields, all: Object.keys(fields).length === 0 ? refusalWords(error) : null });
    },
  };
}
