import { describe, expect, it } from 'vitest';
import { type Findable, findAll, findIn, foldedTerms, indexOf } from './search.ts';

const named = (id: number, keys: readonly string[], ...names: string[]): Findable => ({
  id,
  words: names.flatMap(foldedTerms),
  shown: foldedTerms(names[1] ?? ''),
  keys,
});
const terms = new Map([
  ['hamstrings', foldedTerms('Hamstrings Femorali Isquiotibiales Ischio-jambiers')],
  ['barbell', foldedTerms('Barbells Bilancieri Barras Barres')],
  ['chest', foldedTerms('Chest Petto Pecho Poitrine')],
]);
const library = [
  named(1, ['hamstrings', 'barbell'], 'Romanian deadlift', 'Stacco rumeno', 'Peso muerto rumano', 'Soulevé de terre roumain'),
  named(
    2,
    ['chest', 'barbell'],
    'Barbell bench press',
    'Panca piana con bilanciere',
    'Press de banca con barra',
    'Développé couché à la barre',
  ),
  named(3, ['chest'], 'Push-up', 'Piegamenti sulle braccia', 'Flexiones', 'Pompes'),
  named(4, ['chest'], 'Bench dip', 'Dip alla panca', 'Fondos en banco', 'Dips sur banc'),
];
const find = (text: string) => findAll(text, library, terms);

describe('the search of exercises', () => {
  it.each([
    ['romanian', [1]],
    ['deadlift romanian', [1]],
    ['souleve', [1]],
    ['Soulevé', [1]],
    ['DÉVELOPPÉ COUCHÉ', [2]],
    ['push up', [3]],
    ['push-up', [3]],
    ['pushup', [3]],
    ['rom', [1]],
  ])('for "%s" finds %j, whatever the case, accents and order, also by the begin of a term', (text, ids) =>
    expect(find(text)).toEqual(ids),
  );

  it.each([
    ['deadlfit', [1]],
    ['romanain', [1]],
    ['dedlift', [1]],
    ['panka', [4, 2]],
    ['bilancere', [2, 1]],
  ])('for "%s" finds %j despite a typing error', (text, ids) => expect(find(text)).toEqual(ids));

  it.each([
    ['femorali', [1]],
    ['isquiotibiales', [1]],
    ['barbell', [2, 1]],
    ['petto', [3, 4, 2]],
    ['petto bilanciere', [2]],
  ])('for "%s" finds %j by muscle and equipment, named in any language', (text, ids) => expect(find(text)).toEqual(ids));

  it('ranks matches of the shown name first, then matches of the main muscle, then all others', () => {
    const clean = ['Power clean', 'Girata al petto', 'Cargada de potencia', 'Épaulé de puissance'];
    const row = named(6, ['hamstrings', 'chest'], 'Row', 'Remata', 'Remo', 'Rame');
    const all = [named(5, ['fullBody', 'barbell'], ...clean), row, ...library];
    expect(findAll('petto', all, terms)).toEqual([5, 3, 4, 2, 6]);
    const inEnglish = all.map((one) => (one.id === 5 ? { ...one, shown: foldedTerms('Power clean') } : one));
    expect(findAll('petto', inEnglish, terms)).toEqual([3, 4, 2, 5, 6]);
  });

  it('ranks names that begin with the text first, if the matches are equally good', () => {
    expect(find('panca')).toEqual([2, 4]);
    expect(find('panca con')).toEqual([2]);
    expect(find('dip')).toEqual([4]);
    expect(find('bench')).toEqual([4, 2]);
  });

  it('requires an exact match for short terms, and finds nothing if a term has no match', () => {
    expect(find('dop')).toEqual([]);
    expect(find('swimming')).toEqual([]);
    expect(find('deadlift chest')).toEqual([]);
  });

  it('gives the same result when its index is used several times', () => {
    const index = indexOf(library);
    for (const text of ['deadlfit', 'pushup', 'petto bilanciere', 'barbell', 'zzzzzz', 'pushup', 'femorali'])
      expect(findIn(text, index, terms)).toEqual(find(text));
    expect(findIn('', index, terms)).toEqual([1, 2, 3, 4]);
  });

  it('gives all exercises in their order for an empty text', () => expect(find(' - ')).toEqual([1, 2, 3, 4]));
});
