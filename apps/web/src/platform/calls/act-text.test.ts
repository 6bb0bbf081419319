import { allCalls } from '@clubpulse/contract/all-calls';
import { expect, it } from 'vitest';
import { failedActPhrase } from './act-text.ts';

const posts = allCalls.filter(({ method }) => method === 'POST');
const wordsOf = (path: string) => failedActPhrase({ method: 'POST', path });

it('a failed call that creates is reported as a creation', () => {
  expect(posts.filter((call) => call.status === 201 && failedActPhrase(call) !== undefined)).toEqual([]);
});

it('a failed act on existing data is reported as a failed update or deletion', () => {
  expect(wordsOf('/classes/{id}/PublishState')).toBe('update-failed');
  expect(wordsOf('/classes:batchUpdate')).toBe('update-failed');
  expect(wordsOf('/clubs/{id}')).toBe('update-failed');
  expect(wordsOf('/classes:batchDelete')).toBe('delete-failed');
  expect(wordsOf('/classes:batchClone')).toBeUndefined();
});

it('other HTTP methods need no failure message of their own', () => {
  expect(failedActPhrase({ method: 'DELETE', path: '/classes/{id}' })).toBeUndefined();
  expect(failedActPhrase({ method: 'PUT', path: '/classes/{id}' })).toBeUndefined();
});
