import { useCallback, useMemo, useState } from 'react';

export interface Draft<Values extends object> {
  values: Values;
  set: <Field extends keyof Values>(field: Field, value: Values[Field]) => void;
  /** Fields whose value differs from the saved one. */
  changed: readonly (keyof Values)[];
  reset: () => void;
}

/** An editor's unsaved values over the saved ones: only what was touched is kept, so newer saved values show through. */
export function useDraft<Values extends object>(saved: Values): Draft<Values> {
  const [touched, setTouched] = useState<Partial<Values>>({});
  const values = useMemo(() => ({ ...saved, ...touched }), [saved, touched]);
  const changed = useMemo(
    () => (Object.keys(touched) as (keyof Values)[]).filter((field) => touched[field] !== saved[field]),
    [saved, touched],
  );
  const set = useCallback<Draft<Values>['set']>((field, value) => setTouched((before) => ({ ...before, [field]: value })), []);
  const reset = useCallback(() => setTouched({}), []);
  return useMemo(() => ({ values, set, changed, reset }), [values, set, changed, reset]);
}
