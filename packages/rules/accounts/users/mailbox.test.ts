import { describe, expect, it } from 'vitest';
import { mailboxState, type TriedMail } from './mailbox.ts';

const at = new Date('2026-11-19T22:30:00Z');
const tried = (fields: Partial<TriedMail>): TriedMail => ({
  TriedAt: at,
  SentAt: null,
  RefusedAt: null,
  Attempts: 1,
  LastError: '451 try again later',
  ...fields,
});

describe('the state of a mailbox', () => {
  it('is `Untried` if no server attempted to send a mail', () => {
    expect(mailboxState(undefined, 8)).toEqual({ State: 'Untried', On: null, LastError: null });
  });

  it.each([
    [{ SentAt: at }, 'Delivered', null],
    [{}, 'Delayed', '451 try again later'],
    [{ Attempts: 7 }, 'Delayed', '451 try again later'],
    [{ Attempts: 8 }, 'GivenUp', '451 try again later'],
    [{ RefusedAt: at, LastError: '550 no such user' }, 'Refused', '550 no such user'],
  ])('after a last mail with %j is %s', (fields, State, LastError) => {
    expect(mailboxState(tried(fields), 8)).toEqual({ State, On: '2026-11-19', LastError });
  });
});
