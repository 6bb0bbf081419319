import type { Class } from '@clubpulse/contract/calendar/classes/classes';

type Judged = Pick<Class, 'PublishState' | 'CanceledAt' | 'ClassType' | 'Begin'>;

/** Whether a class can be moved with its people: published, of one day, and not begun. */
export const canMove = ({ PublishState, CanceledAt, ClassType, Begin }: Judged, now: Date): boolean =>
  PublishState === 'Published' && CanceledAt === null && ClassType !== 'Course' && Date.parse(Begin) > now.getTime();
