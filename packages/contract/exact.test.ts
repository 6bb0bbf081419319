import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { exact } from './exact.ts';

const lockerSchema = z.object({ Name: z.string(), Keys: z.array(z.object({ Number: z.int() })).default([]) });

const unknownIn = (schema: z.ZodType, value: unknown) =>
  exact(schema)
    .safeParse(value)
    .error?.issues.map((issue) => [issue.path.join('.'), issue.code === 'unrecognized_keys' ? issue.keys : issue.code]);

describe('an exact schema', () => {
  it('accepts what the original schema accepts, including defaults and conversions', () => {
    expect(exact(lockerSchema).parse({ Name: 'A' })).toEqual({ Name: 'A', Keys: [] });
    const trimmed = z.preprocess((sent) => sent ?? {}, z.object({ Name: z.string().trim().optional() }));
    expect(exact(trimmed).parse(undefined)).toEqual({});
    expect(exact(trimmed).parse({ Name: ' A ' })).toEqual({ Name: 'A' });
  });

  it('creates a default each time, like the original schema', () => {
    let made = 0;
    const counted = exact(z.object({ Turn: z.int().default(() => ++made) }));
    expect([counted.parse({}), counted.parse({})]).toEqual([{ Turn: 1 }, { Turn: 2 }]);
  });

  it('refuses an undeclared field at any depth', () => {
    expect(unknownIn(lockerSchema, { Name: 'A', Colour: 'red' })).toEqual([['', ['Colour']]]);
    expect(unknownIn(lockerSchema, { Name: 'A', Keys: [{ Number: 1 }, { Number: 2, Colour: 'red' }] })).toEqual([
      ['Keys.1', ['Colour']],
    ]);
    const inside = {
      optional: lockerSchema.optional(),
      nullable: lockerSchema.nullable(),
      record: z.record(z.string(), lockerSchema),
    };
    for (const schema of [inside.optional, inside.nullable, lockerSchema.readonly(), z.preprocess((sent) => sent, lockerSchema)])
      expect(unknownIn(schema, { Name: 'A', Colour: 'red' })).toEqual([['', ['Colour']]]);
    expect(unknownIn(inside.record, { first: { Name: 'A', Colour: 'red' } })).toEqual([['first', ['Colour']]]);
  });

  it('preserves the other checks of the original schema', () => {
    const named = lockerSchema.refine(({ Name }) => Name !== 'B', { path: ['Name'], message: 'invalid-value' });
    expect(exact(named).safeParse({ Name: 'B' }).error?.issues[0]).toMatchObject({ path: ['Name'], message: 'invalid-value' });
    expect(unknownIn(named, { Name: 'A', Colour: 'red' })).toEqual([['', ['Colour']]]);
  });

  it('chooses the shape of a union that declares all fields', () => {
    const either = z.union([z.object({ A: z.int() }), z.object({ A: z.int(), B: z.int() })]);
    expect(exact(either).parse({ A: 1, B: 2 })).toEqual({ A: 1, B: 2 });
    const kinds = z.discriminatedUnion('Kind', [
      z.object({ Kind: z.literal('a') }),
      z.object({ Kind: z.literal('b'), B: z.int() }),
    ]);
    expect(unknownIn(kinds, { Kind: 'a', B: 2 })).toEqual([['', ['B']]]);
  });

  it('accepts other fields in a loose schema', () => {
    expect(exact(z.looseObject({ id: z.string() })).parse({ id: 'a', other: 1 })).toEqual({ id: 'a', other: 1 });
  });

  it('does not change the original schema', () => {
    exact(lockerSchema);
    expect(lockerSchema.parse({ Name: 'A', Colour: 'red' })).toEqual({ Name: 'A', Keys: [] });
  });
});
