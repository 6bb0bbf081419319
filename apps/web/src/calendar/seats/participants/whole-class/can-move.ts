import type { Class } from '@clubpulse/contract/calendar/classes/classes';

type Judged = Pick<Class, 'PublishState' | 'CanceledAt' | 'ClassType' | 'Begin'>;

export const canMove = ({ PublishState, CanceledAt, ClassType, Begin }: Judged, now: Date): boolean =>
  PublishState === 'Published' && CanceledAt === null && ClassType !== 'Course' && Date.parse(Begin) > now.getTime();
