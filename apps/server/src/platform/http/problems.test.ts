import { transactionInputSchema } from '@clubpulse/contract/billing/transactions';
import { exact } from '@clubpulse/contract/exact';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { fieldErrors } from './problems.ts';

it('a refusal contains only the first error of each field', () => {
  const money = { Type: 'Purchase', Method: 'Cash', Amount: -5, Currency: 'eur' };
  const { error } = transactionInputSchema.safeParse(money);
  expect(error && fieldErrors(error)).toEqual([
    { field: 'Amount', key: 'amount-negative' },
    { field: 'Currency', key: 'invalid-currency' },
  ]);
});

const errorsOf = (schema: z.ZodType, value: unknown) => {
  const { error } = exact(schema).safeParse(value);
  return error && fieldErrors(error);
};

it('a refusal contains each unknown field with its path', () => {
  const locker = z.object({ Name: z.string(), Keys: z.array(z.object({ Number: z.int() })) });
  expect(errorsOf(locker, { Name: 'A', Keys: [{ Number: 1, Colour: 'red' }], Door: 1, Wall: 2 })).toEqual([
    { field: 'Keys.0.Colour', key: 'unknown-field' },
    { field: 'Door', key: 'unknown-field' },
    { field: 'Wall', key: 'unknown-field' },
  ]);
});

it('a refusal names the unknown or missing field of a union if all other fields of the value fit one option of the union', () => {
  const whose = z.object({ Whose: z.union([z.object({ UserId: z.int() }), z.object({ Code: z.string() })]) });
  expect(errorsOf(whose, { Whose: { Code: 'A', Door: 1 } })).toEqual([{ field: 'Whose.Door', key: 'unknown-field' }]);
  expect(errorsOf(whose, { Whose: { Door: 1 } })).toEqual([{ field: 'Whose', key: 'invalid-value' }]);
  expect(errorsOf(whose, { Whose: {} })).toEqual([{ field: 'Whose.UserId', key: 'field-required' }]);
});

it('a refusal contains at most twenty fields, and cuts long names of fields', () => {
  const many = Object.fromEntries(Array.from({ length: 1000 }, (_, at) => [`${at}-${'x'.repeat(1000)}`, at]));
  const errors = errorsOf(z.object({}), many) ?? [];
  expect(errors).toHaveLength(20);
  expect(Math.max(...errors.map(({ field }) => field.length))).toBe(100);
  const rows = Array.from({ length: 1000 }, () => ({ Colour: 'red' }));
  expect(errorsOf(z.object({ Rows: z.array(z.object({})) }), { Rows: rows })).toHaveLength(20);
});

it('a refusal contains the limit that a number exceeds, and treats a fraction as an invalid number', () => {
  const schema = z.object({ Duration: z.number().int('invalid-number').min(5, 'invalid-number').max(240, 'invalid-number') });
  const wrong = (Duration: number) => {
    const { error } = schema.safeParse({ Duration });
    return error && fieldErrors(error);
  };
  expect([wrong(4), wrong(241), wrong(5.5)]).toEqual([
    [{ field: 'Duration', key: 'number-too-low', values: { min: 5 } }],
    [{ field: 'Duration', key: 'number-too-high', values: { max: 240 } }],
    [{ field: 'Duration', key: 'invalid-number' }],
  ]);
});
