import { describe, expect, it } from 'vitest';
import { guessDateOrder, readBirthDate } from './birth-dates.ts';
import { chooseColumn, guessColumns, isEnough } from './columns.ts';
import { guessMeaningOfM, readGender } from './genders.ts';
import { readLanguage } from './languages.ts';
import { checkImport, readRows } from './read-rows.ts';
import { samePeople } from './same-person.ts';
import { unusedColumns } from './unused-columns.ts';

const today = '2026-11-21';

describe('the columns of an imported file', () => {
  it.each([
    [
      ['Cognome', 'Nome', 'E-mail', 'Data di nascita', 'Sesso', 'Cellulare', 'Città', 'CAP'],
      { LastName: 0, FirstMidName: 1, Email: 2, BirthDate: 3, Gender: 4, Phone: 5, City: 6, PostalCode: 7 },
    ],
    [
      ['Nom', 'Prénom', 'Adresse e-mail', 'Inscrite le', 'Né(e) le', 'Sexe'],
      { LastName: 0, FirstMidName: 1, Email: 2, BirthDate: 4, Gender: 5 },
    ],
    [
      ['Nombre', 'Apellidos', 'Correo electrónico', 'Fecha de nacimiento', 'Móvil'],
      { FirstMidName: 0, LastName: 1, Email: 2, BirthDate: 3, Phone: 4 },
    ],
    [['Name', 'Surname', 'Email *', 'DOB'], { FirstMidName: 0, LastName: 1, Email: 2, BirthDate: 3 }],
    [['#', 'Name', 'E-Mail'], { FullName: 1, Email: 2 }],
    [['Cognome e nome', 'Mail'], { SurnameFirst: 0, Email: 1 }],
  ])('are recognized by their titles as %j', (head, expected) => {
    expect(guessColumns(head)).toEqual(expected);
    expect(isEnough(guessColumns(head))).toBe(true);
  });

  it('without titles are recognized only for the email address, which is not enough to import', () => {
    const found = guessColumns(['A', 'B'], ['Ada', 'ada@example.com']);
    expect(found).toEqual({ Email: 1 });
    expect(isEnough(found)).toBe(false);
  });

  it('are used for one field each, and a field has one column', () => {
    expect(chooseColumn({ Email: 1, City: 2 }, 'FirstMidName', 2)).toEqual({ Email: 1, FirstMidName: 2 });
    expect(chooseColumn({ Email: 1, City: 2 }, 'City', null)).toEqual({ Email: 1 });
  });

  it('are listed as unused if they have content but no field', () => {
    const lines = [{ Cells: ['Ada', '', 'a@example.com', ' '] }, { Cells: ['', 'knee', 'b@example.com', '', 'vip'] }];
    expect(unusedColumns([0, 2], lines)).toEqual([1, 4]);
  });
});

describe('a birth date in an imported file', () => {
  it.each([
    ['04/09/1991', 'ddmmyyyy', '1991-09-04'],
    ['04/09/1991', 'mmddyyyy', '1991-04-09'],
    ['4.9.91', 'ddmmyyyy', '1991-09-04'],
    ['27/4/85', 'ddmmyyyy', '1985-04-27'],
    ['4/27/85', 'mmddyyyy', '1985-04-27'],
    ['04/09/15', 'ddmmyyyy', '2015-09-04'],
    ['04/09/26', 'ddmmyyyy', '1926-09-04'],
    ['1991-09-04', 'ddmmyyyy', '1991-09-04'],
    ['1991-09-04T00:00:00', 'mmddyyyy', '1991-09-04'],
    ['04/09/1991 00:00', 'ddmmyyyy', '1991-09-04'],
    ['04091991', 'ddmmyyyy', '1991-09-04'],
    ['19910904', 'ddmmyyyy', '1991-09-04'],
    ['4 settembre 1991', 'mmddyyyy', '1991-09-04'],
    ['04-set-91', 'ddmmyyyy', '1991-09-04'],
    ['1º de enero de 1980', 'ddmmyyyy', '1980-01-01'],
    ['4 août 1979', 'ddmmyyyy', '1979-08-04'],
    ['September 4, 1991', 'ddmmyyyy', '1991-09-04'],
  ] as const)('%s, read in the order %s, is %s', (text, order, day) => {
    expect(readBirthDate(text, order, today)).toEqual({ day });
  });

  it.each([
    ['31/02/2001', 'no-such-day'],
    ['04/15/1991', 'no-such-day'],
    ['31 febbraio 2001', 'no-such-day'],
    ['3 jui 2001', 'no-date'],
    ['1985', 'no-date'],
    ['334851', 'no-date'],
    ['yesterday', 'no-date'],
  ] as const)('%s is refused with the reason %s', (text, wrong) => {
    expect(readBirthDate(text, 'ddmmyyyy', today)).toEqual({ wrong });
  });

  it.each([
    ['33485', '1991-09-04'],
    ['33485.75', '1991-09-04'],
    ['45012', '2023-03-27'],
  ])('%s is refused as a day number of a spreadsheet, and %s is suggested', (text, likely) => {
    expect(readBirthDate(text, 'ddmmyyyy', today)).toEqual({ wrong: 'counted-day', likely });
  });

  it('is read in the order of day and month that fits all dates of its column, and the order may be uncertain', () => {
    const text = `x${' '.repeat(60_000)}x`;
    expect(readBirthDate(text, 'ddmmyyyy', today)).toEqual({ wrong: 'no-date' });
    expect(guessDateOrder([text], 'mmddyyyy')).toEqual({ order: 'mmddyyyy', sure: false });
    expect(guessDateOrder(['04/09/1991', '17/06/1978'], 'mmddyyyy')).toEqual({ order: 'ddmmyyyy', sure: true });
    expect(guessDateOrder(['04/09/1991', '06/17/1978'], 'ddmmyyyy')).toEqual({ order: 'mmddyyyy', sure: true });
    expect(guessDateOrder(['1991-09-04'], 'ddmmyyyy')).toEqual({ order: 'yyyymmdd', sure: true });
    expect(guessDateOrder(['04/09/1991', ''], 'mmddyyyy')).toEqual({ order: 'mmddyyyy', sure: false });
  });
});

describe('a gender in an imported file', () => {
  it.each([
    ['Maschio', 'Male'],
    ['U', 'Male'],
    ['Mujer', 'Female'],
    ['Mme', 'Female'],
    ['féminin', 'Female'],
    ['D', 'Female'],
    ['altro', 'Unspecified'],
    ['1', 'unknown'],
    ['blue', 'unknown'],
  ] as const)('%s is %s', (text, gender) => {
    expect(readGender(text, 'Male')).toBe(gender);
  });

  it('is missing if the cell has no letters', () => {
    for (const text of ['', '-']) expect(readGender(text, 'Male')).toBeNull();
  });

  it('of a cell with only M is derived from the other cells of the column', () => {
    expect(guessMeaningOfM(['M', 'F', ''], 'es')).toBe('Male');
    expect(guessMeaningOfM(['H', 'M'], 'it')).toBe('Female');
    expect(guessMeaningOfM(['H', 'F', 'M'], 'fr')).toBe('Male');
    expect(guessMeaningOfM(['M'], 'en')).toBe('Male');
    expect(guessMeaningOfM(['M'], 'es')).toBe('unclear');
  });
});

it.each([
  ['IT', 'it'],
  ['en-GB', 'en'],
  ['Français', 'fr'],
  ['spagnolo', 'es'],
  ['ITA', 'it'],
  ['eng', 'en'],
  ['SPA', 'es'],
  ['fra', 'fr'],
  ['fre', 'fr'],
  ['es_419', 'es'],
  ['Deutsch', 'unknown'],
  ['DEU', 'unknown'],
  ['en_', 'unknown'],
  ['it-', 'unknown'],
] as const)('the language cell %s is read as %s', (typed, language) => {
  expect(readLanguage(typed)).toBe(language);
});

it('a language cell without letters has no language', () => {
  for (const typed of ['', '-']) expect(readLanguage(typed)).toBeNull();
});

describe('the rows of an imported file', () => {
  const columns = { Email: 0, FirstMidName: 1, LastName: 2, BirthDate: 3, Gender: 4, Phone: 5 };
  const reading = { columns, order: 'ddmmyyyy', m: 'Male', today } as const;
  const one = (cells: string[]) => readRows([{ Row: 7, Cells: cells }], reading)[0];

  it('become members', () => {
    expect(one([' Ada@Example.com ', 'Ada', 'Dell’Acqua', '04/09/1991', 'F', '+39 340 555 0199'])).toMatchObject({
      wrong: [],
      person: {
        Row: 7,
        Email: 'ada@example.com',
        FirstMidName: 'Ada',
        LastName: 'Dell’Acqua',
        BirthDate: '1991-09-04',
        Gender: 'Female',
        Phone: '+39 340 555 0199',
        City: null,
      },
    });
    expect(one(['ada@example.com', 'Ada'])).toMatchObject({ wrong: [], person: { LastName: '', BirthDate: null, Gender: null } });
  });

  it.each([
    [['g.dellacqua@gmail', 'Gianmarco'], [{ field: 'Email', key: 'address-ending', suggestion: 'g.dellacqua@gmail.com' }]],
    [['chloe@example,com', 'Chloé'], [{ field: 'Email', key: 'address-comma', suggestion: 'chloe@example.com' }]],
    [['', 'Ada'], [{ field: 'Email', key: 'field-required' }]],
    [['a..b@example.com', 'Ada'], [{ field: 'Email', key: 'invalid-email' }]],
    [['f.bianco@example.com', ''], [{ field: 'FirstMidName', key: 'field-required' }]],
    [['zoe@example.com', 'Zoë', '', '31/02/2001'], [{ field: 'BirthDate', key: 'no-such-day' }]],
    [['zoe@example.com', 'Zoë', '', '33485'], [{ field: 'BirthDate', key: 'counted-day', suggestion: '04/09/1991' }]],
    [['zoe@example.com', 'Zoë', '', '01/02/2025'], [{ field: 'BirthDate', key: 'age-limits', values: { min: 5, max: 110 } }]],
    [['zoe@example.com', 'Zoë', '', '01/02/2027'], [{ field: 'BirthDate', key: 'date-no-greater-than-now' }]],
    [
      ['zoe@example.com', 'Zoë', '', '', 'blue', '3,93E+11'],
      [{ key: 'gender-unknown' }, { key: 'phone-lost' }],
    ],
    [['zoe@example.com', 'Zoë', 'L'.repeat(101)], [{ field: 'LastName', key: 'text-too-long' }]],
  ])('are refused for %j', (cells, wrong) => {
    expect(one(cells)).toMatchObject({ person: null, wrong });
  });

  it('state the language of the mail, and a row without a language uses the language chosen for the file', () => {
    const spoken = { ...reading, columns: { Email: 0, FirstMidName: 1, Language: 2 } };
    const read = (cell: string) => readRows([{ Row: 2, Cells: ['ada@example.com', 'Ada', cell] }], spoken)[0];
    expect([read('Italiano')?.person?.Language, read('')?.person?.Language]).toEqual(['it', null]);
    expect(read('tedesco')).toMatchObject({ person: null, wrong: [{ field: 'Language', key: 'language-unknown' }] });
  });

  it('are read without invisible spaces and characters', () => {
    const read = one(['\u00A0ada@example.com\u200B', 'Ada\u00A0', '\uFEFFRossi\u00A0Neri\u2060']);
    expect(read).toMatchObject({ wrong: [], person: { Email: 'ada@example.com', FirstMidName: 'Ada', LastName: 'Rossi Neri' } });
  });

  it('are recognized as the same person by their mailbox, or by name and date of birth', () => {
    const rows = [
      ['bea.neri@gmail.com', 'Bea', 'Neri', '17/06/1978'],
      ['b.eaneri+gym@googlemail.com', 'Beatrice', 'Neri', ''],
      ['bea@example.com', 'BEA', 'Nerì', '17/06/1978'],
      ['bea2@example.com', 'Bea', 'Neri', '18/06/1978'],
      ['bea3@example.com', 'Bea', 'Neri', ''],
      ['bea.neri@gmail.com', 'Bea', 'Neri', '17/06/1978'],
      ['bea4@example.com', 'Bea 2', 'Neri', '17/06/1978'],
    ].map((Cells, index) => ({ Row: index + 2, Cells }));
    expect([...samePeople(readRows(rows, reading))]).toEqual([
      [3, 2],
      [4, 2],
    ]);
  });

  it('can be corrected by replacing a cell', () => {
    const lines = [{ Row: 7, Cells: ['ada@gmail', 'Ada'] }];
    const [read] = readRows(lines, reading, new Map([[7, { Email: 'ada@gmail.com' }]]));
    expect(read?.person?.Email).toBe('ada@gmail.com');
  });

  it.each([
    ['FullName', 'Ada De Rossi', 'Ada', 'De Rossi'],
    ['FullName', 'De Rossi, Ada', 'Ada', 'De Rossi'],
    ['SurnameFirst', 'Rossi Ada Maria', 'Ada Maria', 'Rossi'],
    ['SurnameFirst', 'Ada', 'Ada', ''],
  ] as const)('with %s in one column are split into names: %s', (field, cell, FirstMidName, LastName) => {
    const [read] = readRows([{ Row: 2, Cells: ['ada@example.com', cell] }], { ...reading, columns: { Email: 0, [field]: 1 } });
    expect(read?.person).toMatchObject({ FirstMidName, LastName });
  });

  it('list each group once, and are refused for a group that the club does not have', () => {
    const cells = (text: string) => [{ Row: 2, Cells: ['ada@example.com', 'Ada', text] }];
    const named = { ...reading, columns: { Email: 0, FirstMidName: 1, Groups: 2 } };
    expect(readRows(cells(' Morning; bike, Bike'), named)[0]?.person?.Groups).toEqual(['Morning', 'Bike']);
    const known = { ...named, groups: ['morning'] };
    expect(readRows(cells('Morning'), known)[0]?.wrong).toEqual([]);
    expect(readRows(cells(''), known)[0]?.person?.Groups).toEqual([]);
    expect(readRows(cells('Morning; Bike; Swim'), known)[0]?.wrong).toEqual([
      { field: 'Groups', key: 'group-unknown', suggestion: null, values: { name: 'Bike | Swim' } },
    ]);
    const quoted = readRows(cells('"Core, back" | Over 60; 5" plates, "a ""b"""; "Early" birds'), named);
    expect(quoted[0]?.person?.Groups).toEqual(['Core, back', 'Over 60', '5" plates', 'a "b"', '"Early" birds']);
    expect(readRows(cells('"Core, back"; Bike'), known)[0]?.wrong).toMatchObject([{ values: { name: '"Core, back" | Bike' } }]);
    expect(readRows(cells('x'.repeat(41)), named)[0]?.wrong).toMatchObject([{ field: 'Groups', key: 'text-too-long' }]);
  });

  it('are validated again by the server', () => {
    const person = one(['ada@example.com', 'Ada'])?.person;
    if (!person) throw new Error('no person was read');
    expect(checkImport([person, { ...person, BirthDate: '2025-01-01' }], today)).toEqual([
      { field: 'People.1.BirthDate', key: 'age-limits', values: { min: 5, max: 110 } },
    ]);
  });
});
