import { expect, it } from 'vitest';
import { maskedEmail } from './own-email.ts';

it.each([
  ['marco.villa@example.com', 'm•••@example.com'],
  ['m@example.com', 'm•••@example.com'],
])('the masked email address of %s is %s', (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
