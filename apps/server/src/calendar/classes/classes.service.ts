import type { CallerId } from '@clubpulse/contract/accounts/users';
import type { Class, ClassId, PublishState } from '@clubpulse/contract/calendar/classes/classes';
import { type Refusal, refuse } from '@clubpulse/contract/errors';
import type { Database } from '../../platform/database/database.ts';
import { classOf, lockClasses, updateClasses } from './class-rows.store.ts';
import { refuseAction } from './class-state.checks.ts';
import { emitClasses } from './classes.events.ts';
import { presentClass } from './classes.present.ts';

export type Classes = ReturnType<typeof createClasses>;

export function createClasses({ db, now = () => new Date() }: { db: Database; now?: () => Date }) {
  return {
    clubOf: async (classId: ClassId): Promise<number | undefined> => (await classOf(db, classId))?.ClubId,

    async get(classId: ClassId): Promise<Class | Refusal> {
      const row = await classOf(db, classId);
      return row ? presentClass(row) : refuse('NotFound');
    },

    /** Refuses to unpublish a class with participants. An unchanged state emits no event. */
    setPublishState(by: CallerId, classId: ClassId, state: PublishState): Promise<Class | Refusal> {
      return db.transaction().execute(async (trx) => {
        const [row] = await lockClasses(trx, [classId]);
        if (!row) return refuse('NotFound');
        const refused = refuseAction(row, state === 'Published' ? 'publish' : 'unpublish', now());
        if (refused) return refused;
        if (row.PublishState !== state) {
          await updateClasses(trx, [classId], { PublishState: state });
          await emitClasses(trx, state === 'Published' ? 'ClassPublished' : 'ClassUnpublished', [row], by);
        }
        const saved = await classOf(trx, classId);
        return saved ? presentClass(saved) : refuse('NotFound');
      });
    },
  };
}
