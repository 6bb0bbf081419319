import { clientStages } from '@clubpulse/contract/members/pipeline/pipeline';
import { callOutcomes } from '@clubpulse/contract/members/tasks/tasks';
import { describe, expect, it } from 'vitest';
import { nextCall, stageAfter, taskGroup } from './tasks.ts';

describe('the outcome of a call to a member', () => {
  it('can move the member to a later stage of the pipeline, never to an earlier one', () => {
    const moves = callOutcomes.flatMap((outcome) =>
      clientStages.flatMap((stage) => {
        const after = stageAfter(outcome, stage);
        return after === undefined ? [] : [`${outcome}: ${stage} to ${after}`];
      }),
    );
    expect(moves).toEqual([
      'Trial: lead to trial',
      'Trial: lead-qualified to trial',
      'Trial: prospect to trial',
      'Interested: lead to lead-qualified',
    ]);
    expect(stageAfter('Trial', undefined)).toBeUndefined();
  });

  it('plans the next call if the member was interested or did not respond', () => {
    expect(nextCall('Interested', '2026-11-29')).toEqual({ kind: 'new', DueDate: '2026-12-02' });
    expect(nextCall('NoAnswer', '2026-12-31')).toEqual({ kind: 'same', DueDate: '2027-01-01' });
    expect(nextCall('Trial', '2026-11-29')).toBeUndefined();
    expect(nextCall('NotInterested', '2026-11-29')).toBeUndefined();
  });
});

it.each([
  [null, 'someday'],
  ['2026-11-18', 'late'],
  ['2026-11-19', 'today'],
  ['2026-11-20', 'week'],
  ['2026-11-22', 'week'],
  ['2026-11-23', 'later'],
] as const)('a task with the due day %s is on 19 November in the group %s', (day, group) =>
  expect(taskGroup(day, '2026-11-19', 1)).toBe(group),
);

it('a task is in the group of this week until the last day of the reader’s week', () => {
  expect(taskGroup('2026-11-22', '2026-11-19', 0)).toBe('later');
  expect(taskGroup('2026-11-23', '2026-11-22', 0)).toBe('week');
});
