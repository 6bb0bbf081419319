import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../../platform/api.ts';
import { type About, emptyFormState, type FormEvent, type FormState, formAfter } from './form-state.ts';

interface Values {
  Name: string;
  Price: number;
  Currency: string;
}
const over: Values = { Name: 'Ten', Price: 10, Currency: 'EUR' };
const about: About = (field) => (field === 'Price' ? ['Price', 'Currency'] : [field.split('.')[0] ?? field]);
const aboutNothing = new ApiError(409, { ErrorType: 'StaleRowVersion' });

const changes = fc.record<Partial<Values>>(
  {
    Name: fc.constantFrom('Ten', 'Twenty'),
    Price: fc.constantFrom(10, 20, Number.NaN),
    Currency: fc.constantFrom('EUR', 'CHF'),
  },
  { requiredKeys: [] },
);
const typing = fc.array(changes, { maxLength: 12 });
const set = (one: Partial<Values>): FormEvent<Values> => ({ is: 'set', changes: one, over, about });
const run = (state: FormState<Values>, events: readonly FormEvent<Values>[]) => events.reduce(formAfter<Values>, state);
const valuesOf = (state: FormState<Values>): Values => ({ ...over, ...state.typed });
const refuse = (...fields: string[]): FormEvent<Values> => ({
  is: 'refused',
  error: aboutNothing,
  fields: Object.fromEntries(fields.map((field) => [field, 'no'])),
  about,
});
const sent: FormEvent<Values> = { is: 'sent' };

describe('typing in a form', () => {
  it('never counts as an attempt to save, whatever the order of the edits', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        const after = run(emptyFormState(), typed.map(set));
        expect(after).toMatchObject({ tried: false, refusedFields: {}, refused: null, saving: false });
      }),
    );
  });

  it('stores the last value of each field', () => {
    fc.assert(
      fc.property(typing, (typed) => {
        expect(valuesOf(run(emptyFormState(), typed.map(set)))).toEqual(Object.assign({ ...over }, ...typed));
      }),
    );
  });
});

describe('a refusal of a form by the server', () => {
  it('loses no value that the user typed before or during the request', () => {
    fc.assert(
      fc.property(typing, typing, fc.subarray(['Name', 'Price', 'Currency']), (before, meanwhile, fields) => {
        const typed = run(emptyFormState(), [...before.map(set), sent, ...meanwhile.map(set)]);
        expect(valuesOf(formAfter(typed, refuse(...fields)))).toEqual(valuesOf(typed));
      }),
    );
  });

  it('marks a field until the value changes in this field, or in a field that its message depends on', () => {
    fc.assert(
      fc.property(fc.subarray(['Name', 'Price', 'Currency.code']), typing, (fields, typed) => {
        let state = run(emptyFormState(), [sent, refuse(...fields)]);
        const touched = new Set<string>();
        for (const one of typed) {
          const before = valuesOf(state);
          state = formAfter(state, set(one));
          for (const [name, value] of Object.entries(one)) {
            if (!Object.is(before[name as keyof Values], value)) touched.add(name);
          }
          const marked = fields.filter((field) => !about(field).some((name) => touched.has(name)));
          expect(Object.keys(state.refusedFields)).toEqual(marked);
        }
      }),
    );
  });

  it('does not mark a field that the user changed during the request', () => {
    const after = run(emptyFormState(), [sent, set({ Currency: 'CHF' }), refuse('Name', 'Price')]);
    expect(Object.keys(after.refusedFields)).toEqual(['Name']);
  });

  it('does not mark a field again when its value is changed back', () => {
    const after = run(emptyFormState(), [sent, refuse('Name'), set({ Name: 'Twenty' }), set({ Name: 'Ten' })]);
    expect(after.refusedFields).toEqual({});
  });

  it('that concerns no field is shown until any field changes', () => {
    const refused = run(emptyFormState(), [sent, refuse()]);
    expect(refused.refused).toBe(aboutNothing);
    expect(formAfter(refused, set({ Name: 'Ten' })).refused).toBe(aboutNothing);
    expect(formAfter(refused, set({ Name: 'Twenty' })).refused).toBeNull();
  });

  it('is removed when the form is sent again', () => {
    expect(run(emptyFormState(), [sent, refuse('Name'), sent])).toMatchObject({ refusedFields: {}, refused: null, saving: true });
  });
});

it('a form removes the refusal of a field when the text of the field is no longer a value, and when the form is discarded', () => {
  const unreadable: FormEvent<Values> = { is: 'unreadable', field: 'Name', unreadable: true, about };
  const after = run(emptyFormState(), [sent, refuse('Name'), unreadable]);
  expect(after).toMatchObject({ unreadable: ['Name'], refusedFields: {} });
  expect(formAfter(after, { is: 'forgotten' })).toEqual(emptyFormState());
});
