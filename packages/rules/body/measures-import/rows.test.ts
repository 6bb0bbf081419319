import { type MeasureKey, measureKeys } from '@clubpulse/contract/body/measures/catalogue';
import { describe, expect, it } from 'vitest';
import { type ColumnIs, chooseColumn, guessColumns, headKey, isEnough, type MeasureNames, readRows, unitsOfKey } from './rows.ts';

const names = Object.fromEntries(
  measureKeys.map((key) => [key, key === 'weight' ? ['Weight', 'Peso', 'Poids'] : [key]]),
) as unknown as MeasureNames;
const measure = (key: MeasureKey, unit: string): ColumnIs => ({ is: 'measure', key, unit });
const reading = (columns: readonly [number, ColumnIs][]) =>
  ({ columns: new Map(columns), order: 'ddmmyyyy', today: '2026-11-24' }) as const;

describe('the columns of an imported file', () => {
  it('are recognized by their headings and the units in them', () => {
    expect([...guessColumns(['E-mail', 'Data', 'Peso (lb)', 'waist', 'Note', 'ldlCholesterol [mmol/L]', 'Peso'], names)]).toEqual(
      [
        [0, { is: 'person' }],
        [1, { is: 'day' }],
        [2, measure('weight', 'lb')],
        [3, measure('waist', 'cm')],
        [5, measure('ldlCholesterol', 'mmol/L')],
      ],
    );
    expect([...guessColumns(['Poids (lb)'], names)]).toEqual([[0, measure('weight', 'lb')]]);
    expect(guessColumns(['bmi'], names).size).toBe(0);
    expect(guessColumns(['Peso (%)'], names).size).toBe(0);
    const remaining = new Map([[headKey('Tara (kg)'), measure('weight', 'kg')]]);
    expect([...guessColumns(['tara (KG)', 'Peso'], names, remaining)]).toEqual([[0, measure('weight', 'kg')]]);
    expect(unitsOfKey('glucoseFasting')).toEqual(['mg/dL', 'mmol/L']);
  });

  it('are unique, and must include a person and a measure', () => {
    const columns = new Map<number, ColumnIs>([
      [0, { is: 'person' }],
      [1, measure('weight', 'kg')],
    ]);
    expect(isEnough(columns)).toBe(true);
    expect([...chooseColumn(columns, 2, measure('weight', 'lb'))]).toEqual([
      [0, { is: 'person' }],
      [2, measure('weight', 'lb')],
    ]);
    expect(isEnough(chooseColumn(columns, 0, null))).toBe(false);
  });
});

describe('the rows of an imported file', () => {
  const columns: [number, ColumnIs][] = [
    [0, { is: 'person' }],
    [1, { is: 'day' }],
    [2, measure('weight', 'lb')],
    [3, measure('systolicPressure', 'mmHg')],
  ];
  const one = (...Cells: string[]) => readRows([{ Row: 2, Cells }], reading(columns))[0];

  it('are read as measures in stored units', () => {
    expect(one(' Ada  Neri ', '14/10/26', '180,5', '131/84')).toMatchObject({
      person: 'Ada Neri',
      day: '2026-10-14',
      values: [
        { Key: 'weight', Value: 81.873 },
        { Key: 'systolicPressure', Value: 131 },
        { Key: 'diastolicPressure', Value: 84 },
      ],
      wrong: [],
    });
    expect(one('Ada', '2026-10-14 08:00', '180', '')).toMatchObject({ day: '2026-10-14', wrong: [] });
    expect(one('Ada', '', '180', '')).toMatchObject({ day: null, wrong: [] });
    expect(one('Ada', '24/11/2026', '180', '')).toMatchObject({ day: '2026-11-24', wrong: [] });
  });

  it.each([
    [['', '', '180', ''], [{ column: null, why: 'no-person' }]],
    [['Ada', '31/02/2026', '180', ''], [{ column: 1, why: 'no-day' }]],
    [['Ada', '31/12/2026', '180', ''], [{ column: 1, why: 'day-to-come' }]],
    [['Ada', '', 'heavy', ''], [{ column: 2, why: 'no-number' }]],
    [['Ada', '', '1.805,5', ''], [{ column: 2, why: 'no-number' }]],
    [['Ada', '', '18', ''], [{ column: 2, why: 'limits', limits: { min: 44.09, max: 771.62, unit: 'lb' } }]],
    [['Ada', '25/11/2026', '180', ''], [{ column: 1, why: 'day-to-come' }]],
    [['Ada', '', '772', ''], [{ column: 2, why: 'limits', limits: { min: 44.09, max: 771.62, unit: 'lb' } }]],
    [['Ada', '', '', '84/131'], [{ column: null, why: 'pressure' }]],
    [['Ada', '', '', '131/'], [{ column: 3, why: 'no-number' }]],
    [['Ada', '', '', ''], [{ column: null, why: 'no-value' }]],
  ])('with %j have the expected errors', (cells, wrong) => expect(one(...cells)?.wrong).toEqual(wrong));

  it('are refused if a part exceeds its whole, even if the two columns have different units', () => {
    const lipids = [
      [0, { is: 'person' }],
      [1, measure('hdlCholesterol', 'mg/dL')],
      [2, measure('totalCholesterol', 'mmol/L')],
    ] as [number, ColumnIs][];
    const wrong = (...cells: string[]) => readRows([{ Row: 2, Cells: ['Ada', ...cells] }], reading(lipids))[0]?.wrong;
    expect(wrong('120', '2.8')).toEqual([{ column: 1, why: 'part-of-cholesterol' }]);
    expect(wrong('100', '2.8')).toEqual([]);
  });

  it('are refused at each part if the sum of the parts exceeds the whole', () => {
    const fluids = [
      [0, { is: 'person' }],
      [1, measure('totalBodyWater', 'L')],
      [2, measure('intracellularWater', 'L')],
      [3, measure('extracellularWater', 'L')],
    ] as [number, ColumnIs][];
    const wrong = (...cells: string[]) => readRows([{ Row: 2, Cells: ['Ada', ...cells] }], reading(fluids))[0]?.wrong;
    expect(wrong('35', '22', '16')).toEqual([
      { column: 2, why: 'part-of-water' },
      { column: 3, why: 'part-of-water' },
    ]);
    expect(wrong('38', '22', '16')).toEqual([]);
  });
});
