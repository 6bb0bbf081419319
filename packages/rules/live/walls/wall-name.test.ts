import { describe, expect, it } from 'vitest';
import { carriedName, namedAgain, wallName } from './wall-name.ts';

const user = (Nickname: string, FirstMidName = '', LastName = '', HideOnWall = false) => ({
  Nickname,
  FirstMidName,
  LastName,
  HideOnWall,
});
const none = new Set<string>();

describe('the name of an athlete on a wall', () => {
  it.each([
    [user('Volpe'), 'Volpe'],
    [user(' Volpe '), 'Volpe'],
    [user('TwelveLetter'), 'TwelveLetter'],
    [user('ThirteenLettr', 'Anna Maria', 'de Luca'), 'Anna D.'],
    [user('ThirteenLettr', 'Anna', ''), 'Anna'],
    [user('ThirteenLettr', 'Massimiliano', 'Rossi'), 'Massimiliano'],
    [user('ThirteenLettr', 'Massimilianone', 'Rossi'), 'Massimilian…'],
    [user('ThirteenLettr'), 'ThirteenLet…'],
    [user('Łukasz-Žofie-Ñ'), 'Łukasz-Žofi…'],
    [user('Zoe\u0308-Łukasz-Žofie'), 'Zoe\u0308-Łukasz-…'],
    [user('', 'Anna', 'Rossi'), 'Anna R.'],
    [user('Zoë 🏋️ Überlang Name', 'Zoë 🏋️ Überlang Name'), 'Zoë 🏋️ Überl…'],
    [user('👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'), '👩‍👩‍👧‍👦👩‍👩‍👧‍👦👩‍👩‍👧‍👦'],
    [user('Volpe', 'Anna', 'Rossi', true), 'Guest 1'],
    [user('', '', 'Rossi'), 'Guest 1'],
  ])('of the user %j is %s', (person, name) => expect(wallName(person, none, 'Guest')).toBe(name));

  it('differs from the names that other athletes on the wall have', () => {
    expect(wallName(user('ThirteenLettr', 'Anna', 'Rossi'), new Set(['Anna R.']), 'Guest')).toBe('Anna R. 2');
    expect(wallName(user('ThirteenLettr', 'Anna', 'Rossi'), new Set(['Anna R.', 'Anna R. 2']), 'Guest')).toBe('Anna R. 3');
    expect(wallName(user('Volpe', '', '', true), new Set(['Ospite 1', 'Ospite 3']), 'Ospite')).toBe('Ospite 2');
  });

  it('gets the initial of the surname, or else a number, if another athlete has it, within twelve characters', () => {
    const taken = new Set<string>();
    const named = (person: ReturnType<typeof user>) => {
      const name = wallName(person, taken, 'Guest');
      taken.add(name);
      return name;
    };
    expect(named(user('Marco', 'Marco', 'Bianchi'))).toBe('Marco');
    expect(named(user('Marco', 'Marco', 'Rossi'))).toBe('Marco R.');
    expect(named(user('Marco', 'Marco', 'Russo'))).toBe('Marco 2');
    expect(named(user('Marco'))).toBe('Marco 3');
    expect(named(user('Massimiliano', '', 'Verdi'))).toBe('Massimiliano');
    expect(named(user('Massimiliano', '', 'Verdi'))).toBe('Massimil… V.');
    expect(named(user('Massimiliano', '', 'Verdi'))).toBe('Massimili… 2');
    for (let number = 3; number <= 9; number += 1) named(user('Massimiliano', '', 'Verdi'));
    expect(named(user('Massimiliano', '', 'Verdi'))).toBe('Massimil… 10');
  });
});

describe('a name stored on a bridge', () => {
  it.each([
    [user('Volpe', 'Anna', 'Rossi'), { name: 'Volpe', initial: 'R' }],
    [user('ThirteenLettr', 'Anna Maria', 'de Luca'), { name: 'Anna D.', initial: 'D' }],
    [user('ThirteenLettr'), { name: 'ThirteenLet…', initial: '' }],
    [user('Volpe', 'Anna', 'Rossi', true), { name: '', initial: '' }],
    [user('', '', 'Rossi'), { name: '', initial: '' }],
  ])('of the user %j gives the same name as on the wall', (person, carried) => {
    expect(carriedName(person)).toEqual(carried);
    for (const taken of [none, new Set(['Volpe']), new Set(['Volpe', 'Volpe R.']), new Set(['Anna D.', 'Guest 1'])])
      expect(wallName(namedAgain(carried.name, carried.initial), taken, 'Guest')).toBe(wallName(person, taken, 'Guest'));
  });
});
