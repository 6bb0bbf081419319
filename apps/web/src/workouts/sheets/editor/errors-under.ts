import type { FieldWords } from '../../../kit/form/form-state.ts';

/** The words under what stands below a path, by the rest of it. */
export const errorsUnder = (errors: FieldWords, path: string): FieldWords =>
  Object.fromEntries(
    Object.entries(errors).flatMap(([field, words]) =>
      field.startsWith(`${path}.`) ? [[field.slice(path.length + 1), words]] : [],
    ),
  );

/** The different words among them, each once. */
export const wordsOf = (errors: FieldWords): string[] => [...new Set(Object.values(errors).flatMap((words) => words ?? []))];
