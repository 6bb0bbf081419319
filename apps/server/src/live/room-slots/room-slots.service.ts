import type { ClubId } from '@clubpulse/contract/clubs/clubs';
import { isRefusal, type Refusal, refuse } from '@clubpulse/contract/errors';
import { type RoomSlot, type RoomSlotId, type RoomSlotInput, SLOT } from '@clubpulse/contract/live/room-slots/room-slots';
import type { WorkoutContent } from '@clubpulse/contract/live/room-workouts/room-workouts';
import { idSchema } from '@clubpulse/contract/scalars';
import { endOf, mayBeginLate, mayBeginWithClass, refuseSlot } from '@clubpulse/rules/live/room-slots/slots';
import { isLongerThan } from '@clubpulse/rules/time/days';
import { z } from 'zod';
import { refuseForeignRoom } from '../../devices/rooms/public.ts';
import type { Database } from '../../platform/database/database.ts';
import { bindActs } from '../../platform/feature/bind-acts.ts';
import { type RequestKey, transactOnce } from '../../platform/http/idempotency.store.ts';
import { runEachIsolated } from '../../platform/jobs/each-apart.ts';
import { job } from '../../platform/jobs/job.ts';
import { queueJob, queueOnce } from '../../platform/jobs/jobs.store.ts';
import { type RoomWorkouts, wasPressed } from '../room-workouts/public.ts';
import { circuitsOfClasses, type DueCircuit, dueCircuits } from './room-slots.facts.ts';
import * as store from './room-slots.store.ts';

interface Parts {
  readonly db: Database;
  readonly workouts: Pick<RoomWorkouts, 'chosen' | 'contentOf' | 'joinClass' | 'startIn' | 'stop'>;
  readonly now?: () => Date;
}

export type RoomSlots = ReturnType<typeof createRoomSlots>;

const BEGIN_JOB = 'room-slot-begin';
const END_JOB = 'room-slot-end';

type Ready = Required<Parts>;

export function createRoomSlots(options: Parts) {
  const parts: Ready = { now: () => new Date(), ...options };
  const begins = job(
    BEGIN_JOB,
    z.object({ RoomSlotId: idSchema }),
    async ({ RoomSlotId: id }) => {
      const slot = await store.slotOf(parts.db, id);
      if (slot?.State !== 'Planned') return;
      const content = await parts.workouts.contentOf(slot.ClubId, slot.Content);
      if (isRefusal(content) || !mayBeginLate(slot.End, content, parts.now()))
        return void (await store.changeState(parts.db, id, 'Missed'));
      await parts.db.transaction().execute(async (trx) => {
        if (!(await store.changeState(trx, id, 'Started'))) return;
        const begun = await parts.workouts.startIn(trx, slot.ClubId, { DisplayGroupId: slot.DisplayGroupId, Content: content });
        await store.setBegun(trx, id, isRefusal(begun) ? null : begun.RoomWorkoutId);
        if (!isRefusal(begun)) await queueJob(trx, { task: END_JOB, payload: { RoomSlotId: id }, runAt: slot.End });
      });
    },
    {
      atStart: async () => {
        for (const { RoomSlotId, Begin } of await store.waiting(parts.db)) await queueOnce(parts.db, beginJob(RoomSlotId, Begin));
      },
    },
  );
  /** This job ends the slot, because slides repeat without an end. */
  const ends = job(END_JOB, z.object({ RoomSlotId: idSchema }), async ({ RoomSlotId: id }) => {
    const slot = await store.slotOf(parts.db, id);
    if (slot?.Content.Kind !== 'Slideshow' || slot.RoomWorkoutId === null) return;
    await parts.workouts.stop(slot.ClubId, slot.RoomWorkoutId);
  });
  return {
    ...bindActs(parts, { beginCircuitsOfClasses, list, plan, remove }),
    jobs: [begins, ends],
  };
}

const beginJob = (RoomSlotId: RoomSlotId, runAt: Date) => ({
  task: BEGIN_JOB,
  payload: { RoomSlotId },
  key: `${BEGIN_JOB}:${RoomSlotId}`,
  runAt,
});

/** Neither interrupts a running workout nor restarts a circuit that staff started. */
async function beginWithClass({ workouts, db, now }: Ready, due: DueCircuit): Promise<void> {
  const { ClubId, ClassId, DisplayGroupId, BridgeWorkoutId, Name, Begin, End } = due;
  const Content = { Kind: 'Circuit', BridgeWorkoutId } as const;
  const content = await workouts.contentOf(ClubId, Content);
  await db.transaction().execute(async (trx) => {
    const id = await store.takeClass(trx, { ClubId, ClassId, DisplayGroupId, Content, Name, from: Begin, to: End });
    if (id === undefined) return;
    const pressed = await workouts.joinClass(trx, due);
    if (pressed !== undefined) return store.setBegun(trx, id, pressed);
    if (await wasPressed(trx, due)) return;
    const begun =
      isRefusal(content) || !mayBeginWithClass(due, content, now())
        ? undefined
        : await workouts.startIn(trx, ClubId, { DisplayGroupId, Content: content, ofClass: due });
    // Another request may have just started the same circuit: the class gets that workout.
    const inRoom = isRefusal(begun) ? await workouts.joinClass(trx, due) : begun?.RoomWorkoutId;
    await store.setBegun(trx, id, inRoom ?? null);
  });
}

async function beginCircuitsOfClasses(parts: Ready): Promise<void> {
  await runEachIsolated(await dueCircuits(parts.db, parts.now()), (due) => beginWithClass(parts, due));
}

async function list({ db }: Ready, clubId: ClubId, period: { from: string; to: string }): Promise<RoomSlot[] | Refusal> {
  const interval = { from: new Date(period.from), to: new Date(period.to) };
  if (isLongerThan(interval.from, interval.to, SLOT.listDays))
    return refuse('DateIntervalTooLong', { values: { max: SLOT.listDays } });
  const planned = (await store.slotsOf(db, clubId, interval)).map(store.presented);
  return [...planned, ...(await circuitsOfClasses(db, clubId, interval))].toSorted((a, b) => a.Begin.localeCompare(b.Begin));
}

async function plan(
  { workouts, db, now }: Ready,
  ClubId: ClubId,
  slot: RoomSlotInput,
  key?: RequestKey,
): Promise<RoomSlot | Refusal> {
  const { DisplayGroupId, Content } = slot;
  const content = await workouts.chosen(ClubId, Content);
  if (isRefusal(content)) return content;
  return transactOnce<RoomSlot>(db, key, async (trx) => {
    const foreign = await refuseForeignRoom(trx, ClubId, DisplayGroupId);
    if (foreign) return foreign;
    const interval = { from: new Date(slot.Begin), to: endOf(slot) };
    const others = await store.slotsOfRoom(trx, DisplayGroupId, interval);
    const refused = refuseSlot(slot, content, { others, waiting: await store.countWaiting(trx, ClubId), now: now() });
    if (refused) return refused;
    const row = await store.insertSlot(trx, { ClubId, DisplayGroupId, Content, Name: nameOf(content), ...interval });
    await queueJob(trx, beginJob(row.RoomSlotId, row.Begin));
    return store.presented(row);
  });
}

const remove = async ({ db }: Ready, clubId: ClubId, id: RoomSlotId): Promise<Refusal | undefined> =>
  (await store.deleteSlot(db, clubId, id)) ? undefined : refuse('NotFound');

function nameOf(content: WorkoutContent): string {
  if (content.Kind === 'Quick') return content.Timer.Text;
  if (content.Kind === 'Circuit') return content.Circuit.Name;
  if (content.Kind === 'Timer') return content.Timer.Name;
  return content.Kind === 'Flow' ? content.Flow.Name : content.Slideshow.Name;
}
