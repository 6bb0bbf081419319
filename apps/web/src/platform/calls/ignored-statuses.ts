import type { Operation } from './operation.ts';

interface Ignored {
  readonly statuses: readonly number[];
  readonly operations: readonly Operation[];
  readonly path: RegExp;
}

const writes = ['create', 'update', 'partialUpdate'] as const;
const any = ['get', ...writes, 'delete'] as const;
const lookup = ['get'] as const;

export const ignored: readonly Ignored[] = [
  { statuses: [409], operations: writes, path: /^users(\/\d+)?$/i },
  { statuses: [409], operations: writes, path: /^clubs(\/\d+|:join)?$/i },
  { statuses: [409], operations: writes, path: /^sensors(\/\d+)?$/i },
  { statuses: [409, 400], operations: writes, path: /^classes(\/\d+)?$/i },
  { statuses: [400], operations: any, path: /^classes(\/\d+)?\/(schedules?|scheduledDays)\b/i },
  { statuses: [409], operations: writes, path: /(^|\/)invitations\b/i },
  { statuses: [409, 424], operations: writes, path: /^classes\/\d+\/participants\b/i },
  { statuses: [409, 424], operations: writes, path: /(^|\/)live(trainings?)?\b/i },
  { statuses: [404], operations: lookup, path: /^liveTrainings\/\d+$/i },
  { statuses: [400], operations: lookup, path: /^challenges\/\d+\/(rankings|participants)$/i },
  { statuses: [400], operations: ['create'], path: /^users\/\d+\/relationships\b/i },
  { statuses: [404], operations: lookup, path: /^users\/\d+\/relationships\b/i },
  { statuses: [404], operations: lookup, path: /^devices\/bridges\/\d+\/state$/i },
  { statuses: [404], operations: lookup, path: /^trainings\/\d+\/(next|prev)$/i },
  { statuses: [404], operations: lookup, path: /^(users|clubs\/\d+\/users)\/\d+\/files$/i },
  { statuses: [403], operations: writes, path: /:sendSms$/i },
  { statuses: [400], operations: ['create'], path: /^clubs\/\d+\/workoutSheets:generate$/i },
];

export function ignoredStatuses(operation: Operation, path: string): readonly number[] {
  return ignored.filter((row) => row.operations.includes(operation) && row.path.test(path)).flatMap((row) => row.statuses);
}
