import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readPeople, replaceAddress } from './read-people.ts';

describe('names and addresses in a text', () => {
  it('are found in several formats, and text that is neither is listed as left out', () => {
    const { People, LeftOut } = readPeople(
      [
        'Martina Pozzi <martina.pozzi@example.com>, luca.ferraris@example.com ;',
        '"De Luca, Anna Maria" (ANNA@Example.com)',
        'see you on monday',
        '',
      ].join('\n'),
    );
    expect(People.map(({ Email, FirstMidName, LastName }) => [Email, FirstMidName, LastName])).toEqual([
      ['martina.pozzi@example.com', 'Martina', 'Pozzi'],
      ['luca.ferraris@example.com', '', ''],
      ['anna@example.com', 'Anna Maria', 'De Luca'],
    ]);
    expect(LeftOut).toEqual(['see you on monday']);
  });

  it.each([
    ['Chloé Petit, chloe.petit@example,com', 'comma', 'chloe.petit@example.com'],
    ['g.dellacqua@gmail', 'ending', 'g.dellacqua@gmail.com'],
    ['x@nowhere', 'ending', null],
    ['g.dellacqua@gmial.con', 'typo', 'g.dellacqua@gmail.com'],
    ['anna@example.con', 'typo', 'anna@example.com'],
    ['x@ex_ample.com', 'address', null],
  ])('are refused with a reason, and a correction if there is one, in %s', (text, Wrong, Suggestion) => {
    expect(readPeople(text).People).toMatchObject([{ Wrong, Suggestion }]);
  });

  it.each([
    'anna2@example.net Anna Rossi',
    'anna2@example.net, Anna Rossi',
    'anna2@example.net,Anna Rossi',
    'anna2@example.net\tAnna\tRossi',
    'Anna\tRossi\tanna2@example.net',
    '<anna2@example.net> "Rossi, Anna"',
  ])('in %j are Anna Rossi and one address', (text) => {
    expect(readPeople(text)).toEqual({
      People: [{ Email: 'anna2@example.net', FirstMidName: 'Anna', LastName: 'Rossi', Suggestion: null, Wrong: null }],
      LeftOut: [],
    });
  });

  it('are read with the names on the same side of the addresses in a whole line', () => {
    const named = (text: string) => readPeople(text).People.map(({ Email, FirstMidName }) => [Email, FirstMidName]);
    expect(named('a@x.com Ada Lena, b@x.com Bea')).toEqual([
      ['a@x.com', 'Ada'],
      ['b@x.com', 'Bea'],
    ]);
    expect(named('a@x.com, Bea b@x.com')).toEqual([
      ['a@x.com', ''],
      ['b@x.com', 'Bea'],
    ]);
    expect(named('a@x.com was the one that we wrote to')).toEqual([['a@x.com', '']]);
  });

  it('are two addresses if a comma is between them', () => {
    expect(readPeople('a@example.com,b@example.com').People.map(({ Email }) => Email)).toEqual([
      'a@example.com',
      'b@example.com',
    ]);
  });

  it.each([
    ['nobody(at)x, Pia Nova pia@nova.example', ['nobody(at)x']],
    ['Nobody [at] x.example; Pia Nova <pia@nova.example>', ['Nobody [at] x.example']],
    ['nobody @ x.example, Pia Nova pia@nova.example', ['nobody @ x.example']],
    ['Pia Nova pia@nova.example, nobody(at)x, no(at)one', ['nobody(at)x', 'no(at)one']],
  ])('in %s contain one valid address, and the invalid ones are listed as left out', (text, left) => {
    const { People, LeftOut } = readPeople(text);
    expect(People).toMatchObject([{ Email: 'pia@nova.example', FirstMidName: 'Pia', LastName: 'Nova', Wrong: null }]);
    expect(LeftOut).toEqual(left);
  });

  it.each([
    ['a@x.com, a@x', 'a@x', 'a@x.com, a@y.com'],
    ['aa@x; Ada <A@X>.', 'a@x', 'aa@x; Ada <a@y.com>.'],
    ['write to a@x.', 'a@x', 'write to a@y.com.'],
    ['nobody', 'a@x', 'nobody'],
  ])('in %s become, when the address %s is corrected, %s', (text, email, corrected) => {
    expect(replaceAddress(text, email, 'a@y.com')).toBe(corrected);
  });

  it('contain each address, whatever separates them', () => {
    const name = fc.stringMatching(/^[a-z]{1,8}$/);
    const divider = fc.constantFrom(', ', '; ', '\n', '\r\n', ' ', '\t', ' | ');
    fc.assert(
      fc.property(fc.array(fc.tuple(name, name, divider), { maxLength: 20 }), (parts) => {
        const text = parts.map(([local, domain, after]) => `${local}@${domain}.com${after}`).join('');
        expect(readPeople(text).People.map(({ Email, Wrong }) => [Email, Wrong])).toEqual(
          parts.map(([local, domain]) => [`${local}@${domain}.com`, null]),
        );
      }),
    );
  });
});
