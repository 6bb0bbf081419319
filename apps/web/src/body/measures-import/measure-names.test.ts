import { guessColumns } from '@clubpulse/rules/body/measures-import/rows';
import { expect, it } from 'vitest';
import { measureNames } from './measure-names.ts';

it.each([
  ['en', ['Member', 'Weight (kg)', 'Blood pressure', 'Date']],
  ['it', ['Membro', 'Peso (kg)', 'Pressione', 'Giorno']],
  ['es', ['Socio', 'Peso (kg)', 'Presión arterial', 'Fecha']],
  ['fr', ['Membre', 'Poids (kg)', 'Tension artérielle', 'Jour']],
])('the import recognizes columns by their headings in any language: %s', (_, head) => {
  expect([...guessColumns(head, measureNames).values()]).toEqual([
    { is: 'person' },
    { is: 'measure', key: 'weight', unit: 'kg' },
    { is: 'measure', key: 'systolicPressure', unit: 'mmHg' },
    { is: 'day' },
  ]);
});
