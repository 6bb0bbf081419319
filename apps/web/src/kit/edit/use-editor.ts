import type { UseMutationResult } from '@tanstack/react-query';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { ApiError } from '../../platform/api.ts';
import { issuesOf, refusedFields } from '../../platform/forms.ts';
import { type Draft, useDraft } from './use-draft.ts';

export interface Editor<Values extends object, Result> {
  draft: Draft<Values>;
  /** Words under the fields: all once saving was tried, and what the server refused of the values as they still are. */
  errors: Partial<Record<string, string>>;
  /** A refusal that is about no field. */
  refused: ApiError | null;
  saving: boolean;
  /** Resolves to what was stored, or null. */
  save: () => Promise<Result | null>;
  discard: () => void;
}

interface EditorOptions<Values, Output, Input, Result> {
  /** What is stored, or what a new one begins with. */
  saved: Values;
  schema: z.ZodType<Output>;
  change: UseMutationResult<Result, ApiError, Input>;
  /** The call's input, of what the schema made of the values. */
  inputOf: (fields: Output) => Input;
}

/** The values of an editor over the saved ones, checked by a schema of the contract and stored by a call. */
export function useEditor<Values extends object, Output, Input, Result>({
  saved,
  schema,
  change,
  inputOf,
}: EditorOptions<Values, Output, Input, Result>): Editor<Values, Result> {
  const draft = useDraft(saved);
  const [tried, setTried] = useState(false);
  const [sent, setSent] = useState<Partial<Record<string, unknown>>>({});
  const values: Partial<Record<string, unknown>> = { ...draft.values };
  const refusal = change.error === null ? {} : refusedFields(change.error);
  const refused = Object.fromEntries(Object.entries(refusal).filter(([field]) => values[field] === sent[field]));
  const checked = schema.safeParse(draft.values);
  // At once (`flushSync`), so that who leaves next is not asked.
  const forget = () => {
    draft.reset();
    setTried(false);
  };
  return {
    draft,
    errors: { ...refused, ...(tried ? issuesOf(checked) : {}) },
    refused: change.error === null || change.error.fieldErrors.length > 0 ? null : change.error,
    saving: change.isPending,
    save: async () => {
      setTried(true);
      if (!checked.success) return null;
      setSent(values);
      try {
        const result = await change.mutateAsync(inputOf(checked.data));
        flushSync(forget);
        return result;
      } catch (error) {
        if (error instanceof ApiError) return null;
        throw error;
      }
    },
    discard: () => {
      flushSync(forget);
      change.reset();
    },
  };
}
