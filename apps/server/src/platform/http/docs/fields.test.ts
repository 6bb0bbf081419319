import { expect, it } from 'vitest';
import { z } from 'zod';
import { codeOf } from './code-samples.ts';
import { fieldsOf, sampleOf, schemaOf } from './fields.ts';

const shown = (schema: z.ZodType) =>
  fieldsOf(schemaOf(schema, 'input')).map(({ name, type, limits, isRequired }) => [name, type, limits, isRequired].join(' | '));

it('the fields of a schema have path, type and limits', () => {
  const schema = z.object({
    Name: z.string().max(40),
    Days: z.array(z.object({ At: z.iso.datetime(), Mood: z.enum(['Good', 'Bad']).nullable() })).max(7),
    Mode: z.string().default('Auto'),
    Counts: z.record(z.string(), z.number().int().min(0).max(9)),
  });
  expect(shown(schema)).toEqual([
    'Name | string | at most 40 characters | true',
    'Days | list of object | at most 7 entries | true',
    'Days[].At | date-time |  | true',
    'Days[].Mood | string or null | Good, Bad | true',
    'Mode | string | default "Auto" | false',
    'Counts | object |  | true',
    'Counts.* | integer | 0 to 9 | false',
  ]);
});

it('a field with several objects lists the fields of each', () => {
  const schema = z.object({
    Place: z.discriminatedUnion('Kind', [
      z.object({ Kind: z.literal('Room'), Room: z.number() }),
      z.object({ Kind: z.literal('Link'), Url: z.string() }),
    ]),
  });
  expect(shown(schema).map((row) => row.split(' | ').slice(0, 2).join(' '))).toEqual([
    'Place one of 2 objects',
    'Place(1).Kind "Room"',
    'Place(1).Room number',
    'Place(2).Kind "Link"',
    'Place(2).Url string',
  ]);
});

it('a sample has the required fields and passes its schema', () => {
  const schema = z.object({
    Email: z.email(),
    Day: z.iso.date(),
    Count: z.number().int().min(3).max(5),
    Seconds: z.number().min(30),
    Tags: z.array(z.enum(['A', 'B'])).min(1),
    Note: z.string().optional(),
  });
  const sample = sampleOf(schemaOf(schema, 'input'));
  expect(schema.safeParse(sample).success).toBe(true);
  expect(sample).not.toHaveProperty('Note');
});

it('the samples of code quote what the body contains', () => {
  const request = { method: 'POST', url: 'https://club.example/api/x', body: { Name: "O'Hara", Sent: true, Note: null } };
  expect(codeOf('curl', request)).toContain(`-d '{"Name":"O'\\''Hara","Sent":true,"Note":null}'`);
  expect(codeOf('Python', request)).toContain(`json={"Name": "O'Hara", "Sent": True, "Note": None}`);
  expect(codeOf('TypeScript', request)).toContain(`"Name": "O'Hara"`);
});
