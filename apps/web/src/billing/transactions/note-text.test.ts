import { expect, it } from 'vitest';
import { translate } from '../../platform/phrases.ts';
import { noteText } from './note-text.ts';

const returned = { Type: 'Refund', Operator: null } as const;

it.each([
  [{ ...returned, Note: 'SubscriptionAlreadyHeld' }, 'Paid back: the member has it already'],
  [{ ...returned, Note: 'NotFound' }, 'Paid back: it could not be given'],
  [{ ...returned, Note: 'paid twice' }, 'paid twice'],
  [{ ...returned, Note: 'Towel', Operator: { email: 'desk@example.com' } }, 'Towel'],
  [{ ...returned, Type: 'Purchase' as const, Note: 'Towel' }, 'Towel'],
])('the note of %j is shown as %j', (transaction, text) => {
  expect(noteText(transaction, translate)).toBe(text);
});
