import { expect, it } from 'vitest';
import { expirationInputSchema, newExpirationSchema } from './documents.ts';

it.each([
  ['Generic', '', ['Title', 'field-required']],
  ['Generic', '  ', ['Title', 'field-required']],
  ['Generic', 'Locker 22', []],
  ['Membership', '', []],
  ['MedicalCertificate', '', []],
] as const)('the input schema requires a title only for the kind Generic: kind %s, title "%s"', (Type, Title, issue) => {
  const body = { Type, Title, ExpirationDate: '2099-03-31' };
  for (const result of [expirationInputSchema.safeParse(body), newExpirationSchema.safeParse({ ...body, ClubId: 1, UserId: 2 })])
    expect(result.error?.issues.flatMap(({ path, message }) => [...path, message]) ?? []).toEqual(issue);
});
