import {
  createDemoUser,
  deleteDemoUser,
  getDemoUser,
  updateDemoUser,
} from '@clubpulse/contract/devices/demo-users/demo-users.calls';
import type { SensorModel } from '@clubpulse/contract/devices/sensors';
import { createSensor, deleteSensor, listUserSensors } from '@clubpulse/contract/devices/sensors.calls';
import type { Tile } from '@clubpulse/contract/live/frames';
import { api, change } from '../../../platform/api.ts';

export interface RequestedStrap {
  readonly model: SensorModel;
  readonly code: string;
  readonly number?: number | undefined;
}
export interface Chosen {
  readonly userId: number;
  readonly name: string;
}

const quiet = { quiet: true } as const;

/** Negative for a guest with a lent strap. Undefined when the tile has no actions. */
export const idOfTile = ({ userId, demoId }: Pick<Tile, 'userId' | 'demoId'>): number | undefined =>
  userId ?? (demoId === undefined ? undefined : -demoId);
export const isGuest = ({ userId }: Pick<Chosen, 'userId'>): boolean => userId < 0;

export const guestOf = ({ userId }: Pick<Chosen, 'userId'>) => api(getDemoUser, { params: { id: -userId } }, quiet);

/** Takes the strap from its owner first. Returns a function that restores the guest's former strap. */
export async function giveToGuest(
  { model, code }: RequestedStrap,
  guest: Chosen,
  from: Chosen | undefined,
): Promise<() => Promise<unknown>> {
  const { Name, Model, Code, DisplayGroupId, IsOn } = await guestOf(guest);
  const wearer = from && !isGuest(from) ? from.userId : undefined;
  const sensors = wearer === undefined ? [] : await api(listUserSensors, { params: { id: wearer } }, quiet);
  const linked = sensors.find((sensor) => sensor.Model === model && sensor.Code === code);
  if (linked) await change(deleteSensor, { params: { id: linked.SensorId } }, quiet);
  const body = { Name, Model: model, Code: code, DisplayGroupId, IsOn: true };
  try {
    await change(updateDemoUser, { params: { id: -guest.userId }, body }, quiet);
  } catch (refused) {
    // Lending was refused, so the strap returns to its owner.
    if (linked && wearer !== undefined) {
      const back = { UserId: wearer, Model: model, Code: code, Name: linked.Name };
      await change(createSensor, { body: back }, quiet).catch(() => undefined);
    }
    throw refused;
  }
  const before = { Name, Model, Code, DisplayGroupId, IsOn };
  return () => change(updateDemoUser, { params: { id: -guest.userId }, body: before });
}

export async function deleteGuest(guest: Chosen): Promise<() => Promise<unknown>> {
  const { ClubId, Name, Model, Code, DisplayGroupId, IsOn } = await guestOf(guest);
  await change(deleteDemoUser, { params: { id: -guest.userId } }, quiet);
  return () => change(createDemoUser, { body: { ClubId, Name, Model, Code, DisplayGroupId, IsOn } });
}
