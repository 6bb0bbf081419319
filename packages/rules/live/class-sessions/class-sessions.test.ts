import { expect, it } from 'vitest';
import { isOver, notStarted, type SessionFacts, sessionState } from './class-sessions.ts';

const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
const class_ = (changed: Partial<SessionFacts> = {}): SessionFacts => ({
  Begin: at('18:00'),
  End: at('18:45'),
  PublishState: 'Published',
  isCanceled: false,
  hasTrainer: true,
  StartedAt: null,
  StoppedAt: null,
  ...changed,
});

it.each([
  ['17:29', 'that takes place', {}, 'ClassSessionEarly'],
  ['17:30', 'that takes place', {}, 'no error'],
  ['18:44', 'that takes place', {}, 'no error'],
  ['18:45', 'that takes place', {}, 'ClassSessionOver'],
  ['18:00', 'without a trainer', { hasTrainer: false }, 'ClassSessionNoTrainer'],
  ['18:00', 'that is canceled', { isCanceled: true }, 'ClassIsCanceled'],
  ['18:00', 'that is not published', { PublishState: 'Unpublished' }, 'ClassNotPublished'],
  ['18:20', 'whose session runs', { StartedAt: at('18:00') }, 'no error'],
  ['18:20', 'whose session was ended early', { StartedAt: at('18:00'), StoppedAt: at('18:10') }, 'no error'],
  ['18:45', 'whose session was ended early', { StartedAt: at('18:00'), StoppedAt: at('18:10') }, 'ClassSessionOver'],
] as const)('a start at %s of the session of a class from 18:00 to 18:45 %s leads to %s', (time, _, changed, answer) => {
  expect(notStarted(class_(changed), at(time)) ?? 'no error').toBe(answer);
});

it('a class session is over when the hour of its class ends, or when the class no longer takes place', () => {
  const runs = { StartedAt: at('17:50') };
  expect(sessionState(class_(runs), at('18:10'))).toBe('Running');
  expect(isOver(class_(runs), at('18:44'))).toBe(false);
  expect(isOver(class_(runs), at('18:45'))).toBe(true);
  for (const changed of [{ isCanceled: true }, { PublishState: 'Unpublished' }, { hasTrainer: false }] as const)
    expect(isOver(class_({ ...runs, ...changed }), at('18:10'))).toBe(true);
});

it('a class session that was ended early may be restarted while the class takes place', () => {
  const ended = { StartedAt: at('17:50'), StoppedAt: at('18:10') };
  expect(sessionState(class_(ended), at('18:20'))).toBe('Due');
  expect(sessionState(class_({ ...ended, hasTrainer: false }), at('18:20'))).toBe('Due');
  expect(sessionState(class_({ ...ended, isCanceled: true }), at('18:20'))).toBe('Ended');
  expect(sessionState(class_(ended), at('18:45'))).toBe('Ended');
  expect(sessionState(class_(), at('18:20'))).toBe('Due');
});
