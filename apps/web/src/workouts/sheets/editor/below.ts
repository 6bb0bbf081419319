import type { FieldTexts } from '../../../kit/form/form-state.ts';

export const below = <Said>(
  stated: Readonly<Partial<Record<string, Said>>>,
  path: string,
): Readonly<Partial<Record<string, Said>>> =>
  Object.fromEntries(
    Object.entries(stated).flatMap(([field, one]) => (field.startsWith(`${path}.`) ? [[field.slice(path.length + 1), one]] : [])),
  );

export const distinctTexts = (errors: FieldTexts): string[] => [
  ...new Set(Object.values(errors).flatMap((words) => words ?? [])),
];
