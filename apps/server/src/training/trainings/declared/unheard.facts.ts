import type { UserId } from '@clubpulse/contract/accounts/users';
import { mergeBeats } from '@clubpulse/rules/training/trainings/stretches';
import type { Queryable } from '../../../platform/database/database.ts';
import { type HeartMinuteStore, type HeartMinutes, MINUTE_SECONDS } from '../../heart-minutes/public.ts';
import { deletedOf, withoutDeleted } from './deleted.store.ts';

/**
 * What a file or a device of her own heard, where nobody else did: what stands stays, as of a club's bridge, unless she deleted it. One
 * heart at one second counts once.
 */
export async function unheardOf(
  trx: Queryable,
  minutes: Pick<HeartMinuteStore, 'read'>,
  userId: UserId,
  rows: HeartMinutes,
): Promise<HeartMinutes> {
  const from = Math.min(...rows.minutes);
  const to = Math.max(...rows.minutes) + MINUTE_SECONDS - 1;
  const deleted = await deletedOf(trx, [userId]);
  const stored = await minutes.read(trx, userId, from, to);
  const heard = new Map<number, Uint8Array>();
  for (const minute of stored) {
    const { Minute, Beats } = withoutDeleted(minute, deleted);
    const other = heard.get(Minute);
    heard.set(Minute, other ? mergeBeats(other, Beats) : Beats);
  }
  const beats = rows.beats.map((bytes, index) => {
    const stands = heard.get(rows.minutes[index] ?? 0);
    return bytes.map((bpm, second) => (stands?.[second] ? 0 : bpm));
  });
  return { ...rows, beats };
}
