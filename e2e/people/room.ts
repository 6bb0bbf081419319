import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createRegistrationCode } from '@clubpulse/contract/devices/bridges.calls';
import { createRoom } from '@clubpulse/contract/devices/rooms.calls';
import { createSensor } from '@clubpulse/contract/devices/sensors.calls';
import { createLiveTraining, startLiveTraining } from '@clubpulse/contract/live/live-trainings/live-trainings.calls';
import { addLiveParticipant } from '@clubpulse/contract/live/live-trainings/participants.calls';
import { giveRole } from '@clubpulse/contract/members/membership.calls';
import type { Club } from './club.ts';

/** A room of the club that nobody else uses, and a code for a hub in it. */
export async function furnishRoom(
  { ClubId, call }: Club,
  Name: string,
): Promise<{ readonly DisplayGroupId: number; readonly code: string }> {
  const { DisplayGroupId } = await call(createRoom, { body: { ClubId, Name, Color: '#1787a6' } });
  const { Code } = await call(createRegistrationCode, { body: { ClubId, Name: `Hub of ${Name}`, DisplayGroupId } });
  return { DisplayGroupId, code: Code };
}

/** As straps are written: the letter, a zero and five digits. */
export const codeOf = (strap: number): string => `D0${String(strap).padStart(5, '0')}`;

export const wear = ({ call }: Club, UserId: number, strap: number) =>
  call(createSensor, { body: { UserId, Model: 'Clubpulse', Code: codeOf(strap), Name: '' } });

interface Planned {
  readonly Name: string;
  readonly DisplayGroupId: number;
  /** Made a trainer for it: nothing of the calendar stands in its way, whatever the hour. */
  readonly leader: string;
  readonly participants: readonly string[];
}

/** A live training that may be started now. */
export async function planTraining(club: Club, { Name, DisplayGroupId, leader, participants }: Planned): Promise<number> {
  const { ClubId, call } = club;
  const TrainerId = await club.userId(leader);
  await call(giveRole, { params: { id: ClubId, userId: TrainerId }, body: { Role: 'Trainer' } });
  const body = { ClubId, Name, TrainerId, Begin: new Date().toISOString(), Duration: 45, DisplayGroupId };
  const { LiveTrainingId } = await call(createLiveTraining, { body });
  for (const email of participants)
    await call(addLiveParticipant, { params: { id: LiveTrainingId }, body: { UserId: await club.userId(email) } });
  return LiveTrainingId;
}

export const startTraining = ({ call }: Club, id: number) => call(startLiveTraining, { params: { id } });

/** Writes so many seconds at one heart rate, as a hub replays them on a strap. */
export async function steadyHeart(folder: string, strap: number, bpm: number, seconds: number): Promise<string> {
  const file = path.join(folder, `${strap}.csv`);
  const rows = Array.from({ length: seconds }, (_, second) => `${second},${bpm}`);
  await writeFile(file, ['offset_s,hr', ...rows, ''].join('\n'));
  return `${file}=${strap}`;
}
