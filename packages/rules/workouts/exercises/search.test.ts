import { describe, expect, it } from 'vitest';
import { type Findable, findAll, findIn, foldedWords, indexOf } from './search.ts';

const named = (id: number, keys: readonly string[], ...names: string[]): Findable => ({
  id,
  words: names.flatMap(foldedWords),
  // In Italian.
  shown: foldedWords(names[1] ?? ''),
  keys,
});
const terms = new Map([
  ['hamstrings', foldedWords('Hamstrings Femorali Isquiotibiales Ischio-jambiers')],
  ['barbell', foldedWords('Barbells Bilancieri Barras Barres')],
  ['chest', foldedWords('Chest Petto Pecho Poitrine')],
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

describe('a search', () => {
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
  ])('%s finds %j: case, accents, order and beginnings do not matter', (text, ids) => expect(find(text)).toEqual(ids));

  it.each([
    ['deadlfit', [1]],
    ['romanain', [1]],
    ['dedlift', [1]],
    ['panka', [4, 2]],
    ['bilancere', [2, 1]],
  ])('%s finds %j though it is mistyped', (text, ids) => expect(find(text)).toEqual(ids));

  it.each([
    ['femorali', [1]],
    ['isquiotibiales', [1]],
    ['barbell', [2, 1]],
    ['petto', [3, 4, 2]],
    ['petto bilanciere', [2]],
  ])('%s finds %j by muscle and equipment, in any language', (text, ids) => expect(find(text)).toEqual(ids));

  it('takes what is called so where it is seen first, then what it trains above all, then what else is meant', () => {
    const clean = ['Power clean', 'Girata al petto', 'Cargada de potencia', 'Épaulé de puissance'];
    const row = named(6, ['hamstrings', 'chest'], 'Row', 'Remata', 'Remo', 'Rame');
    const all = [named(5, ['fullBody', 'barbell'], ...clean), row, ...library];
    expect(findAll('petto', all, terms)).toEqual([5, 3, 4, 2, 6]);
    const inEnglish = all.map((one) => (one.id === 5 ? { ...one, shown: foldedWords('Power clean') } : one));
    expect(findAll('petto', inEnglish, terms)).toEqual([3, 4, 2, 5, 6]);
  });

  it('of equals takes first what is called so from its first word on', () => {
    expect(find('panca')).toEqual([2, 4]);
    expect(find('panca con')).toEqual([2]);
    expect(find('dip')).toEqual([4]);
    // One that is called so is before one that only begins so.
    expect(find('bench')).toEqual([4, 2]);
  });

  it('takes short words as they are, and finds nothing where nothing is meant', () => {
    expect(find('dop')).toEqual([]);
    expect(find('swimming')).toEqual([]);
    expect(find('deadlift chest')).toEqual([]);
  });

  it('of an index finds the same as often as it is asked', () => {
    const index = indexOf(library);
    for (const text of ['deadlfit', 'pushup', 'petto bilanciere', 'barbell', 'zzzzzz', 'pushup', 'femorali'])
      expect(findIn(text, index, terms)).toEqual(find(text));
    expect(findIn('', index, terms)).toEqual([1, 2, 3, 4]);
  });

  it('without words finds all, as they came', () => expect(find(' - ')).toEqual([1, 2, 3, 4]));
});
